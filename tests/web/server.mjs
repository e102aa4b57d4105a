// A web server that imitates game hosts: compressed files, a base path, frames, slow downloads, faulty files.

import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const KINDS = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm',
  '.webp': 'image/webp', '.ttf': 'font/ttf', '.ogg': 'audio/ogg', '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/// The sandbox of itch.io's frames, and a stricter one without storage.
export const FRAMES = {
  itch: 'allow-scripts allow-same-origin allow-pointer-lock allow-popups allow-forms',
  strict: 'allow-scripts allow-pointer-lock allow-popups allow-forms',
};

const frame = (src, sandbox) => `<!doctype html><title>Host</title>
<body style="margin:40px;background:#fff;height:3000px"><h1>A host of games</h1>
<iframe src="${src}" width="640" height="360" style="border:0" sandbox="${sandbox}" allow="autoplay; fullscreen; gamepad"></iframe>`;

export class Server {
  // Bytes per second; no limit without it.
  rate = 0;
  // Files that are missing, damaged, or cut off, by the end of their path.
  missing = null;
  damaged = null;
  cut = null;
  // Whether frames without an origin may fetch.
  shared = true;
  requests = [];
  #packed = new Map();
  #sockets = new Set();

  constructor(folder, prefix = '') {
    this.folder = folder;
    this.prefix = prefix;
  }

  async start() {
    this.server = createServer((request, reply) => this.#answer(request, reply));
    this.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise((done) => this.server.listen(0, '127.0.0.1', done));
    this.origin = `http://127.0.0.1:${this.server.address().port}`;
    return this;
  }

  url(query = '') {
    return `${this.origin}${this.prefix}/index.html${query}`;
  }

  frameUrl(kind, query = '') {
    return `${this.origin}/host-${kind}.html${query}`;
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  #file(path) {
    const { mtimeMs } = statSync(path);
    const known = this.#packed.get(path);
    if (known?.mtimeMs === mtimeMs) return known;
    const raw = readFileSync(path);
    const file = { mtimeMs, raw, packed: gzipSync(raw, { level: 6 }) };
    this.#packed.set(path, file);
    return file;
  }

  async #answer(request, reply) {
    const { pathname, search } = new URL(request.url, this.origin);
    const host = /^\/host-(\w+)\.html$/.exec(pathname)?.[1];
    if (host) {
      reply.setHeader('content-type', KINDS['.html']);
      reply.end(frame(this.url(search), FRAMES[host]));
      return;
    }
    if (pathname === '/favicon.ico') {
      reply.writeHead(204).end();
      return;
    }
    const entry = { path: pathname, status: 200, bytes: 0, raw: 0 };
    this.requests.push(entry);
    const refuse = (status) => {
      entry.status = status;
      reply.writeHead(status).end();
    };
    if (!pathname.startsWith(`${this.prefix}/`)) return refuse(404);
    const below = normalize(decodeURIComponent(pathname.slice(this.prefix.length)));
    if (this.missing?.test(below)) return refuse(404);
    let file;
    try {
      file = this.#file(join(this.folder, below));
    } catch {
      return refuse(404);
    }
    let { raw, packed } = file;
    if (this.damaged?.test(below)) {
      raw = Buffer.from(raw);
      for (let at = 5; at < raw.length; at += 997) raw[at] ^= 0x5a;
      packed = gzipSync(raw, { level: 1 });
    }
    const body = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? packed : raw;
    const headers = { 'content-type': KINDS[extname(below)] ?? 'application/octet-stream', 'cache-control': 'max-age=600' };
    if (body === packed) headers['content-encoding'] = 'gzip';
    if (this.shared) headers['access-control-allow-origin'] = '*';
    headers['content-length'] = body.length;
    reply.writeHead(200, headers);
    entry.raw = raw.length;
    entry.bytes = body.length;
    const end = this.cut?.test(below) ? Math.floor(body.length / 2) : body.length;
    if (!this.rate) {
      reply.write(body.subarray(0, end));
    } else {
      const step = Math.ceil(this.rate / 20);
      for (let at = 0; at < end && !reply.destroyed; at += step) {
        reply.write(body.subarray(at, Math.min(end, at + step)));
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    if (end < body.length) reply.destroy();
    else reply.end();
  }
}
