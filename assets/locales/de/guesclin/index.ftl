### Guesclin !: die Seite der Regeln, ihre Beispiele und ihr Register.

guesclin-rulebook = Das Regelbuch
guesclin-rulebook-about = Alle Regeln mit Beispielen, und was wir selbst festgelegt haben.

## The index: each word is searched for as it is written here

guesclin-index-attack = Angriff
guesclin-index-bridge = Brücke
guesclin-index-capacity = Wert
guesclin-index-cart = Karren
guesclin-index-commander = Befehlshaber
guesclin-index-courage = Mut
guesclin-index-distance = Entfernung
guesclin-index-initiative = Initiative
guesclin-index-load = Last
guesclin-index-obstacle = Hindernis
guesclin-index-order = Befehl
guesclin-index-post = Posten
guesclin-index-stunned = benommen
guesclin-index-surprised = überrascht
guesclin-index-wood = Wald
