### Fayance: zwei Personen mit verschiedenen Geräten.

## Vor aller Augen

fayance-prompt-signs-choose = Drücke das Zeichen unter einer deiner Karten, dann { $commit }: Niemand sieht, welche
fayance-prompt-signs-call = Drücke das Zeichen einer Truppe, dann { $commit }: Niemand sieht, welche
fayance-prompt-signs-muster = Vier Karten: Drücke der Reihe nach beide Zeichen unter jeder, dann { $commit }
fayance-prompt-signs-refill = Drücke beide Zeichen unter jeder Karte, die du einberufst, dann { $commit }
fayance-prompt-signs-whole = Eure ganzen Reserven rücken nach: { $commit }
fayance-prompt-light = Halte { $confirm } und lass los, wenn das Licht richtig steht; dann { $commit }
fayance-in-mind =
    { $count ->
        [1] hat etwas im Sinn
       *[other] hat { $n } von { $count } im Sinn
    }

## Neue Partie

fayance-secrecy = Geheim
fayance-secrecy-signs = Mit Zeichen
fayance-secrecy-signs-about = Mit zwei Geräten: Jede Karte steht unter einem Zeichen; beide drücken vor aller Augen, und niemand sieht, welches. Die Zeichen wechseln jedes Mal.
fayance-secrecy-light = Mit Licht
fayance-secrecy-light-about = Mit zwei Geräten: Halte einen Knopf und lass ihn los, wenn das Licht bei deiner Karte steht. Kein Daumen verrät etwas.
fayance-secrecy-curtain = Vorhang
fayance-secrecy-curtain-about = Nacheinander; solange schaut die andere Person weg.
fayance-company-apart = Zwei Personen, jede mit ihrem Gerät: Beide wählen vor aller Augen.
fayance-guest = { $name }: Hier spielt { $device }. { $key }: aufstehen.

## Eine Krone, die gewiss ist

fayance-certain = Die Schreiber wissen es schon: { $name } trägt die Krone, wenn kein Fehler geschieht
fayance-button-fast = Schnell blättern
fayance-tip-fast = Die Krone ist gewiss: Bis zum Ende läuft der Tisch mit Tempo 4×; dein eigenes Tempo bleibt eingestellt.
fayance-open-again = Ein Fehler: Die Krone ist wieder offen
