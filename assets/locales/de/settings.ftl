### Die Optionen: Gruppen, Einstellungen, Tasten und Knöpfe.

## Gruppen

settings = Optionen
settings-game = Spiel
settings-help = Hilfen
settings-help-about = Am Kartentisch hat niemand solche Hilfen. Schalte ab, was du selbst machen willst. Ohne Vorlesen spricht nichts von selbst; ein Bildschirmleser kann trotzdem alles lesen.
settings-picture = Bild und Schrift
settings-keyboard = Tastatur
settings-keyboard-about = Aktion wählen, dann die neue Taste drücken. Enter bestätigt immer, Esc macht immer Pause.
settings-pad = Gamepad
settings-pad-about = Aktion wählen, dann den neuen Knopf drücken oder zwei zugleich. Start macht immer Pause, die Sticks bewegen immer die Auswahl.

## Einstellungen

settings-language = Sprache
settings-speed = Tempo
settings-text-size = Schriftgröße
settings-reduced-motion = Weniger Bewegung
settings-fullscreen = Vollbild
settings-sound = Ton
settings-couch = Auf dem Sofa
settings-couch-about = Für mehrere an einem Bildschirm, deren Karten verdeckt unter dem Schleier liegen. Wird im Vollbild mit Gamepad gespielt, wächst die Schrift von selbst.
settings-look = Blick in die Karten
look-hold = gedrückt halten
look-toggle = zweimal drücken
settings-look-limit = Der Blick endet
# $n ist eine Zahl von Sekunden.
look-seconds = nach { $n } s
look-never = nie von selbst
settings-couch-text = Große Schrift am Gamepad
sound-music = Musik
sound-effects = Am Tisch
sound-interface = Knöpfe
sound-soft = leise
sound-medium = mittel
sound-full = laut
sound-silent-away = Stumm im Hintergrund
settings-no-audio-device = Es wurde kein Audiogerät gefunden: Das Spiel ist stumm. Schließe eines an und starte das Spiel neu.
settings-rumble = Vibration
settings-rumble-cards = an, nennt meine Karten
settings-on = an
settings-off = aus
settings-carry = Laufende Partie
settings-carry-out = als Text zeigen
settings-carry-in = aus Text laden
settings-confirm-moves = Jeden Zug bestätigen
settings-first-notes = Hinweise zur ersten Partie
settings-hints = Tipps anbieten
settings-memory-aid = Merkhilfe
settings-narration = Vorlesen
settings-percent = { $n } %
settings-contrast = Hoher Kontrast
settings-patterns = Muster für die Lager
settings-vertical-sync = Vertikale Sync
settings-frame-limit = Bilder pro Sekunde
settings-pad-make = Zeichen der Gamepads
pad-make-automatic = automatisch
pad-make-letters = A B X Y
pad-make-shapes = Formen
pad-make-swapped = B A Y X
pad-make-deck = Handheld
settings-layout = Belegung
layout-both = beide Hände
layout-left = linke Hand
layout-right = rechte Hand

## Anfangswerte

settings-reset-group = Diese zurücksetzen
settings-reset-all = Alle zurücksetzen
settings-reset-group-ask = Sollen alle Optionen unter „{ $group }“ wieder sein wie am Anfang?
settings-reset-all-ask = Sollen alle Optionen, auch Tasten und Knöpfe, wieder sein wie am Anfang?
answer-reset = Zurücksetzen
answer-cancel = Abbrechen

## Was Tasten und Knöpfe tun

binding-none = keine
binding-reset = zurücksetzen
binding-listen-key = Neue Taste für „{ $action }“ drücken.
binding-listen-button = Neuen Knopf für „{ $action }“ drücken oder zwei zugleich.
binding-listen-about = Esc, Start oder ein Klick lässt alles, wie es ist.
binding-taken = { $key } gehört schon zu „{ $other }“. Mit „{ $action }“ tauschen?
binding-swap = Tauschen
binding-reserved = { $key } bleibt immer bei „{ $other }“, damit sich niemand aussperrt.
binding-last = „{ $other }“ hat nur { $key } und ist unentbehrlich. Zuerst etwas anderes dafür wählen.
