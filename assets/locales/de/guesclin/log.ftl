### Guesclin !: what happened.

guesclin-log-placed = { $banner }: Alle stehen bereit.
guesclin-log-round = Runde { $n } von { $of }
guesclin-log-activate = { $banner }: Sie handeln jetzt.
guesclin-log-order = Befehl an { $to }: { $order }
guesclin-log-move =
    { $who } zieht nach { $hex } ({ $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }).
guesclin-log-leave = { $who } verlässt die Karte { $exit }.
guesclin-log-leave-booty = { $who } verlässt die Karte { $exit } und nimmt die Beute mit.
guesclin-log-leave-cart = { $who } fährt den Karren { $exit } hinaus.
guesclin-log-post = { $post }: Dort weht nun das Banner { $of }.
# One throw: { $dice } as thrown, the larger of the kept two first.
guesclin-log-attack = { $who } greift { $target } an: { $n } Würfel { $dice }, behält { $first } + { $second } = { $score }, braucht { $needed }: { $result }
guesclin-log-riposte = { $who } schlägt gegen { $target } zurück: { $n } Würfel { $dice }, behält { $first } + { $second } = { $score }, braucht { $needed }: { $result }
guesclin-log-shoot = { $who } schießt auf { $target }: { $n } Würfel { $dice }, behält { $first } + { $second } = { $score }, braucht { $needed }: { $result }
guesclin-result-miss = daneben
guesclin-result-stunned = Treffer, benommen
guesclin-result-neutralised = Treffer, ausgeschaltet
guesclin-result-drop = Treffer, die Last fällt
guesclin-log-drop = { $object } fällt auf { $hex }.
guesclin-log-take = { $who } nimmt { $object }.
guesclin-log-put = { $who } legt { $object } ab.
guesclin-log-give = { $who } gibt { $object } an { $to } weiter.
guesclin-log-break = { $who } zerschlägt { $object }.
guesclin-log-raise = { $who } zieht die Brücke hoch.
guesclin-log-lower = { $who } lässt die Brücke herab.

## How a game ends

guesclin-victory-total = Vollständiger Sieg { $of }.
guesclin-victory-partial = Halber Sieg { $of }.
guesclin-victory-draw = Unentschieden.
guesclin-end-limit = Die letzte Runde ist vorbei.
guesclin-end-nobody = Ein Lager hat niemanden mehr auf der Karte.
guesclin-end-booty = Beute und Reiter: Beides ist entschieden.
guesclin-end-posts = Auf allen drei Posten weht das Banner Frankreichs.
guesclin-end-carts = Kein Karren ist mehr unterwegs.
guesclin-end-commanders = Beide Befehlshaber { $of } sind ausgeschaltet.
