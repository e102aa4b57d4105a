### Namen: Lager, Burgen, Karten, Computer, Stufen, Phasen. $camp ist immer english oder french.

# Der Name des Spiels.
guyenne-name = Guyenne

## Bausteine

# Im Nominativ und Akkusativ, wie alle Namen von Karten und Lagern hier: sie stehen nie nach „mit“ oder „von“.
n-cards =
    { $n ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $n } Karten
    }
n-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Die Lager

# Im Satz, dann am Satzanfang.
camp-people =
    { $camp ->
        [english] die Engländer
       *[french] die Franzosen
    }
camp-people-start =
    { $camp ->
        [english] Die Engländer
       *[french] Die Franzosen
    }
# Nach „der“ (der englische Ablagestapel), dann der Name des Lagers allein.
camp-adjective =
    { $camp ->
        [english] englische
       *[french] französische
    }
camp-noun =
    { $camp ->
        [english] England
       *[french] Frankreich
    }
camp-cry =
    { $camp ->
        [english] Guyenne! Sankt Georg!
       *[french] Montjoie! Sankt Denis!
    }

## Die Burgen, von West nach Ost

castle-chauvigny = Chauvigny
castle-prune = La Prune-au-Pot
castle-crozant = Crozant
castle-cluis = Cluis
castle-sarzay = Sarzay
castle-huriel = Huriel

## Die Karten

# Für Listen von Karten: ein Reiter (4) und ein Schütze (2). Nur im Nominativ.
a-card-2 = ein Schütze (2)
a-card-3 = ein Speerträger (3)
a-card-4 = ein Reiter (4)
a-card-5 = eine Blide (5)
a-card-hero = der Held
hero =
    { $camp ->
        [english] der Schwarze Prinz
       *[french] du Guesclin
    }
hero-start =
    { $camp ->
        [english] Der Schwarze Prinz
       *[french] Du Guesclin
    }

## Wer spielt

player-human =
    { $camp ->
        [english] Der englische Hof
       *[french] Der französische Hof
    }
# Zwei gleichen Namens in einem Lager: die Nummer ihres Platzes kommt dazu.
player-of-two = { $name } { $place }
# In den Menüs, wo Plätze beider Lager stehen.
player-of-camp =
    { $camp ->
        [english] { $name } (England)
       *[french] { $name } (Frankreich)
    }
bot-random = Der Narr
bot-random-temper = folgt der Laune, lacht so oder so
bot-random-about = Irgendein erlaubter Zug, ausgelost wie mit Strohhalmen. Ein sanfter Einstieg.
bot-greedy = Der Vogt
bot-greedy-temper = vorsichtig, zählt jede Lanze
bot-greedy-about = Wägt Kräfte und Gruppen ab und gibt den Helden nie leichtfertig her.
# Die vier Stufen, die schwächste zuerst: ein Name, ein Gemüt, eine Zeile.
# Der Konnetabel, der Tipps gibt, wird auch in tip-hint genannt.
bot-squire = Der Knappe
bot-squire-temper = der Hitzkopf
bot-squire-about = Stürzt sich auf alles, was lockt, und zählt hinterher die Karten.
bot-knight = Der Ritter
bot-knight-temper = der Geizhals
bot-knight-about = Sparsam und solide: gibt wenig aus und hebt das Beste für Lohnendes auf.
bot-captain = Der Hauptmann
bot-captain-temper = der Bluffer
bot-captain-about = Eine Karte oder eine ganze Schar: wechselhaft und schwer zu durchschauen.
bot-constable = Der Konnetabel
bot-constable-temper = der alte Fuchs
bot-constable-about = Denkt voraus und rechnet mit jeder Karte, die du haben kannst.

## Ausgaben und Stufen

edition-2022 = Regeln 2022
edition-2022-about = Verstärkung, drei Stufen und zwei Punkte je Burg in einer Gruppe.
edition-2021 = Regeln 2021
edition-2021-about = Ohne Verstärkung; größte Gruppe und unverbrauchte Karten zählen; eine eroberte gegnerische Burg kostet eine Karte.
level-base = Basis
level-base-about = Jede Karte kommt wieder: am besten für den Anfang.
level-advanced = Erweitert
level-advanced-about = Gegnerische Burg angegriffen oder Kampf um eine neutrale verloren: Die stärkste Karte dort ist weg.
level-expert = Experten
level-expert-about = Wie „Erweitert“, doch jedes Lager legt erst fünf Karten beiseite, und die Partie dauert länger.
# The rules of a day’s deal: the names of edition and level.
deal-rules = { $edition }, { $level }

## What came of a deal, for a challenge

n-castles =
    { $n ->
        [one] { $n } Burg
       *[other] { $n } Burgen
    }
deal-outcome =
    { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[drawn] unentschieden
    }
deal-told = { deal-outcome }, { $castles }, { $points }
deal-told-points = { deal-outcome }, { $points } zu { $against }
deal-boast =
    { $castles ->
        [0] Ich habe mit diesen Karten keine Burg erobert
        [one] Ich habe mit diesen Karten eine Burg erobert
       *[other] Ich habe mit diesen Karten { $castles } Burgen erobert
    }, { $points } zu { $against }: und du?

## Die Phasen

phase-reserve = Reserve
phase-placement = Auslegen
phase-reinforcement = Verstärkung
phase-combat = Kampf
phase-over = Ende
