### The settings: groups, options, and what keys and buttons do.

## Groups

settings = Settings
settings-game = Game
settings-help = Help and aids
settings-help-about = Aids are what nobody has at a card table: switch off what you want to do yourself. Without narration nothing speaks by itself, and a screen reader can still read everything.
settings-picture = Picture and text
settings-keyboard = Keyboard
settings-keyboard-about = Press an action, then its new key. Enter always confirms, Esc always pauses.
settings-pad = Gamepad
settings-pad-about = Press an action, then its new button, or two at once. Start always pauses; sticks always move the focus.

## Options

settings-language = Language
settings-speed = Speed
settings-text-size = Text size
settings-reduced-motion = Reduced motion
settings-fullscreen = Full screen
settings-sound = Sound
settings-couch = On the couch
settings-couch-about = For several people at one screen, whose cards lie face down under the veil. Larger text comes by itself when a gamepad plays in full screen.
settings-look = A look at your cards
look-hold = while held
look-toggle = press twice
settings-look-limit = It ends
# $n is a number of seconds.
look-seconds = after { $n } s
look-never = never by itself
settings-couch-text = Larger text for a gamepad
sound-music = Music
sound-effects = At the table
sound-interface = Buttons
sound-soft = soft
sound-medium = medium
sound-full = full
sound-silent-away = Silent in the background
settings-no-audio-device = No device for sound was found: the game is silent. Connect one, and start the game again.
settings-rumble = Gamepad rumble
settings-rumble-cards = on, and tells my cards
settings-on = on
settings-off = off
settings-carry = Game in progress
settings-carry-out = show as text
settings-carry-in = take in a text
settings-confirm-moves = Ask before each move
settings-first-notes = Notes for a first game
settings-hints = Offer hints
settings-memory-aid = Memory aid
settings-narration = Narration
# $n is a number from 100 to 200.
settings-percent = { $n }%
settings-contrast = High contrast
settings-patterns = Patterns for camps
settings-vertical-sync = Vertical sync
settings-frame-limit = Frames per second
settings-pad-make = Signs of gamepads
pad-make-automatic = automatic
pad-make-letters = A B X Y
pad-make-shapes = shapes
pad-make-swapped = B A Y X
pad-make-deck = handheld
settings-layout = Layout
layout-both = both hands
layout-left = left hand
layout-right = right hand

## Defaults

settings-reset-group = Reset these
settings-reset-all = Reset all
# $group is the name of a group of settings.
settings-reset-group-ask = Reset all settings of “{ $group }”?
settings-reset-all-ask = Reset all settings, keys and buttons included?
answer-reset = Reset
answer-cancel = Cancel

## What keys and buttons do

binding-none = none
binding-reset = reset
# $action and $other are names of actions, $key is a key or a button.
binding-listen-key = Press the new key for “{ $action }”.
binding-listen-button = Press the new button for “{ $action }”, or two at once.
binding-listen-about = Esc, Start or a click leaves it as it is.
binding-taken = { $key } is already for “{ $other }”. Change places with “{ $action }”?
binding-swap = Change places
binding-reserved = { $key } is always for “{ $other }”, so that nobody is locked out.
binding-last = { $key } is all that “{ $other }” has, and nobody can play without it. Give it another one first.
