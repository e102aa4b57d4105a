#!/usr/bin/env bash
# binaryen 132.0.0: `wasm-opt --reorder-functions`, which is there to make a program smaller, makes its download larger.
#
# The pass sorts functions by how often they are called, so that the most used ones have the shortest numbers. The file
# does get smaller. But gzip finds a repetition only in the 32 KiB before it, and the compiler's order has functions
# that name the same things near each other: sorted by use (or by name, `--reorder-functions-by-name`) they are
# scattered. A program whose host compresses it, as itch.io does, is better left in the compiler's order, and better
# still sorted by likeness: the program of this game got 11 % smaller so, its 66,782 functions sorted by recursive
# bisection (src/bin/web/command/function_order.rs), where sorting by use made it 2 % larger and by name 5 %.
#
# Seen with the physics engine @dimforge/rapier2d 0.19.3, Rust made for browsers' games, with gzip 1.12 -9:
#   as published: 1176340 bytes, 434249 gzip
#   by use:       1169533 bytes, 441862 gzip
#
# usage: wasm-opt-function-order.sh     needs node 18, npm with its registry, gzip; a minute. Exit code 0: still so;
# 1: it is not; 2: it could not be tried.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
# What cannot be fetched or run says nothing of the order.
npm init -y >/dev/null || exit 2
npm install --silent --no-audit --no-fund @dimforge/rapier2d@0.19.3 binaryen@132.0.0 || exit 2
program=$(echo node_modules/@dimforge/rapier2d/*.wasm)
optimise() {
    node node_modules/binaryen/bin/wasm-opt --enable-bulk-memory --enable-bulk-memory-opt \
        --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-mutable-globals \
        --enable-multivalue "$@" 2>/dev/null
}
# Written again without a pass, so that nothing but the order differs.
optimise "$program" -o published.wasm || exit 2
optimise --reorder-functions "$program" -o by-use.wasm || exit 2
sizes() {
    echo "$(wc -c <"$1") $(gzip -9 -c "$1" | wc -c)"
}
read -r raw zipped <<<"$(sizes published.wasm)"
read -r raw_by_use zipped_by_use <<<"$(sizes by-use.wasm)"
echo "as published: $raw bytes, $zipped gzip"
echo "by use:       $raw_by_use bytes, $zipped_by_use gzip"
if [ "$raw_by_use" -lt "$raw" ] && [ "$zipped_by_use" -gt $((zipped + zipped / 100)) ]; then
    echo "smaller, and more than a hundredth larger once compressed: still so"
else
    echo "no longer so"
    exit 1
fi
