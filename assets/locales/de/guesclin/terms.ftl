### Guesclin !: camps, banners, fighters, orders, terrains, objects, scenarios.

# The name of the game.
guesclin-name = Guesclin!

## Camps and banners

guesclin-camp-france = Frankreich
guesclin-camp-england = England
guesclin-of-france = Frankreichs
guesclin-of-england = Englands
guesclin-banner-french = Franzosen
guesclin-banner-blesist = Blesisten
guesclin-banner-english = Engländer
guesclin-banner-montfortist = Montfortisten

## Fighters: the trade alone, with the banner, at the head of a sentence, within one, and as its object

guesclin-trade =
    { $trade ->
        [horseman] Reiter
        [knight] Ritter
        [squire] Knappe
        [sergeant] Sergeant
        [pikeman] Pikenier
        [companion] Kriegsknecht
        [archer] Bogenschütze
        [crossbowman] Armbrustschütze
        [franc-archer] Freischütze
        [lieutenant] Statthalter
        [valet] Diener
       *[carter] Fuhrmann
    }
guesclin-fighter =
    { $trade ->
        [horseman] Reiter
        [knight] Ritter
        [squire] Knappe
        [sergeant] Sergeant
        [pikeman] Pikenier
        [companion] Kriegsknecht
        [archer] Bogenschütze
        [crossbowman] Armbrustschütze
        [franc-archer] Freischütze
        [lieutenant] Statthalter
        [valet] Diener
       *[carter] Fuhrmann
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } der { $banner ->
        [french] Franzosen
        [blesist] Blesisten
        [english] Engländer
       *[montfortist] Montfortisten
    }
# One of several of the same trade.
guesclin-ordinal =
    { $n ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $n }te
    }
# A trade after an article.
guesclin-trade-noun = { guesclin-trade }
guesclin-fighter-start =
    Der { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ guesclin-trade-noun } der { $banner ->
        [french] Franzosen
        [blesist] Blesisten
        [english] Engländer
       *[montfortist] Montfortisten
    }
guesclin-fighter-mid =
    der { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ guesclin-trade-noun } der { $banner ->
        [french] Franzosen
        [blesist] Blesisten
        [english] Engländer
       *[montfortist] Montfortisten
    }
guesclin-fighter-object =
    den { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }n{ " " }
    }{ $trade ->
        [horseman] Reiter
        [knight] Ritter
        [squire] Knappen
        [sergeant] Sergeanten
        [pikeman] Pikenier
        [companion] Kriegsknecht
        [archer] Bogenschützen
        [crossbowman] Armbrustschützen
        [franc-archer] Freischützen
        [lieutenant] Statthalter
        [valet] Diener
       *[carter] Fuhrmann
    } der { $banner ->
        [french] Franzosen
        [blesist] Blesisten
        [english] Engländer
       *[montfortist] Montfortisten
    }
guesclin-named =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët der Lahme
    }
guesclin-named-object =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët den Lahmen
    }
guesclin-comma = { $sooner }, { $last }
guesclin-sentences = { $sooner } { $last }

## Numbers and traits

guesclin-stat-move = BEWEGUNG
guesclin-stat-melee = NAHKAMPF
guesclin-stat-defence = VERTEIDIGUNG
guesclin-stat-shot = SCHUSS
guesclin-stat = { $stat } { $n }
guesclin-trait-commander = Befehlshaber
guesclin-trait-skirmisher = Plänkler
guesclin-trait-initiative = Initiative
guesclin-stunned = benommen
guesclin-neutralised = ausgeschaltet
guesclin-left = hat die Karte verlassen
guesclin-acted = hat gehandelt
guesclin-under-order = Befehl { $order }
guesclin-bears = trägt { $object }
guesclin-drives = fährt { $object }

## Orders: in the player’s language, as the commander cries them, and what they change

guesclin-order-caution = Vorsicht!
guesclin-order-cover = In Deckung!
guesclin-order-assault = Zum Angriff!
guesclin-order-strike = Schlagt zu!
guesclin-order-advance = Rückt vor!
guesclin-order-charge = Stürmt los!
guesclin-cry-caution = Prudence !
guesclin-cry-cover = À couvert !
guesclin-cry-assault = À l’assaut !
guesclin-cry-strike = Frappez !
guesclin-cry-advance = Avancez !
guesclin-cry-charge = Foncez !
# The French cry beside the player’s own words.
guesclin-order-cried = { $order } („{ $cry }“)
guesclin-effect = { $stat } { $change }

## The map

guesclin-terrain-grass = offenes Gelände
guesclin-terrain-court = Hof
guesclin-terrain-bridge = Brücke
guesclin-terrain-wood = Wald
guesclin-terrain-hut = Hütte
guesclin-terrain-ford = Furt
guesclin-terrain-water = Wasser
guesclin-bridge-raised = hochgezogene Brücke
guesclin-bank = eine Böschung
guesclin-wall = eine Mauer
guesclin-way-n = im Norden
guesclin-way-ne = im Nordosten
guesclin-way-se = im Südosten
guesclin-way-s = im Süden
guesclin-way-sw = im Südwesten
guesclin-way-nw = im Nordwesten
guesclin-edge = { $obstacle } { $way }
guesclin-around = { $way }: { $what }
guesclin-around-none = Ringsum nur offenes Gelände.
guesclin-place-rose = die Windrose
guesclin-place-mere = der Weiher
guesclin-place-ford = die Furt
guesclin-place-croft = die Kate
guesclin-place-well = der Brunnen
guesclin-place-keep = der Bergfried
guesclin-place-sheepfold = der Schafstall
guesclin-place-gate = das Tor
guesclin-place-postern = die Ausfallpforte
guesclin-place-winch = die Winde
guesclin-place-camp = das Lager
guesclin-place-mordelaise = das Mordelaise-Tor
guesclin-place-vilaine = die Vilaine
guesclin-place-ille = die Ille
guesclin-post = Posten { $of }
guesclin-lies = hier liegt: { $object }
guesclin-would-stand = { $hex }: { $who } soll hier stehen
guesclin-exit-east = über die Ostseite
guesclin-exit-north = über die Nordseite
guesclin-exit-south = über die Südseite
guesclin-exit-town = durch das Stadttor
guesclin-post-gate = Das Tor
guesclin-post-postern = Die Ausfallpforte
guesclin-post-keep = Die Tür des Bergfrieds

## Objects: as a caption, at the head of a sentence, and as its object

guesclin-object =
    { $object ->
        [booty] Beute
        [bundle] Bündel
       *[cart] Karren
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-start =
    { $object ->
        [booty] Die Beute
        [bundle] Das Bündel
       *[cart] Der Karren
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-object =
    { $object ->
        [booty] die Beute
        [bundle] das Bündel
       *[cart] den Karren
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Scenarios: the title, whose it is, the situation, and the aim of each camp

guesclin-scenario-seed = Aus dem gedruckten Spiel
guesclin-scenario-ours = Unser eigenes Szenario
guesclin-booty = Die Beute
guesclin-booty-situation = Guesclin fehlt es an Geld: Um seine Leute zu bezahlen, hat er sich schon den Schmuck seiner Mutter „geliehen“. Nun reitet ein englischer Ritter zur Burg Fougeray, und sein Diener trägt seine Schätze. Die kleine Schar liegt im Osten auf der Lauer.
guesclin-booty-france = Den englischen Reiter ausschalten und die Beute im Norden oder Süden von der Karte bringen.
guesclin-booty-england = Den Reiter und die Beute im Osten von der Karte bringen.
guesclin-woodcutters = Die Holzfäller
guesclin-woodcutters-situation = Bemborough ist ausgeritten, und die Zugbrücke von Fougeray ist unten. Holzfäller nähern sich ihr, Reisig auf dem Rücken, Guesclin voran. Er wirft sein Bündel auf die Brücke, damit sie nicht hochgehen kann, und ruft seinen Namen.
guesclin-woodcutters-france = Auf den drei Posten das Banner Frankreichs hissen: am Tor, an der Ausfallpforte und an der Tür des Bergfrieds.
guesclin-woodcutters-england = Die Posten bis zur letzten Runde halten; die Brücke wird an der Winde hochgezogen.
guesclin-carts = Die Karren von Rennes
guesclin-carts-situation = Der Herzog von Lancaster belagert Rennes, und die Stadt hungert. Im Morgengrauen überfällt Guesclin das schlafende Lager und treibt die Karren des Herzogs zum Mordelaise-Tor, durch Linien, die gerade erwachen.
guesclin-carts-france = Die Karren durch das Mordelaise-Tor in die Stadt fahren: wenigstens zwei, besser alle.
guesclin-carts-england = Die Karren aufhalten: die Fahrer ausschalten und die Karren zerschlagen.
guesclin-open-field = Kampf auf freiem Feld
guesclin-open-field-situation = Guesclin hat die Burg Fougeray durch eine List genommen. Robert Bemborough, der Burgvogt, eilt zurück, um sie zurückzuholen. Doch Guesclin ist keiner, der sich einschließt: Er steigt aufs Pferd und reitet ihm entgegen.
guesclin-open-field-france = Beide Befehlshaber Englands ausschalten.
guesclin-open-field-england = Beide Befehlshaber Frankreichs ausschalten.

## Maps

guesclin-map-fougeray = Das Land um Fougeray
guesclin-map-castle = Die Burg Fougeray
guesclin-map-rennes = Unter den Mauern von Rennes

## Who plays

# Der Ritter, der Tipps gibt, wird auch in guesclin-tip-hint, guesclin-hint-awaited, guesclin-lesson-goodbye und
# guesclin-bot-captain-about genannt.
guesclin-bot-random = Der Verirrte
guesclin-bot-random-about = Irgendeine Wahl, die die Regeln erlauben.
guesclin-bot-squire = Der Knappe
guesclin-bot-squire-about = Schlägt zu, wo es lohnt, und schützt seinen Befehlshaber, achtet aber nicht darauf, wo andere getroffen werden können.
guesclin-bot-knight = Der Ritter
guesclin-bot-knight-about = Wägt vor jedem Schritt ab, was der Feind erreichen kann, und gibt den Befehl, der am meisten bringt.
guesclin-bot-captain = Der Hauptmann
guesclin-bot-captain-about = Wie der Ritter, kennt aber jedes Feld: wann es eilt, wer zuerst zu schlagen ist, wo man Seite an Seite steht.
guesclin-bot-constable = Der Konnetabel
guesclin-bot-constable-about = Spielt jeden Plan im Kopf weiter, bis alle geantwortet haben, und wägt jedes Ergebnis der Würfel ab.
