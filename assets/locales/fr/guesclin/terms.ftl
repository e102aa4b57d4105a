### Guesclin !: camps, banners, fighters, orders, terrains, objects, scenarios.

# The name of the game.
guesclin-name = Guesclin !

## Camps and banners

guesclin-camp-france = France
guesclin-camp-england = Angleterre
guesclin-of-france = de la France
guesclin-of-england = de l’Angleterre
guesclin-banner-french = Français
guesclin-banner-blesist = Blésistes
guesclin-banner-english = Anglais
guesclin-banner-montfortist = Monfortistes

## Fighters: the trade alone, with the banner, at the head of a sentence, within one, and as its object

guesclin-trade =
    { $trade ->
        [horseman] Cavalier
        [knight] Chevalier
        [squire] Écuyer
        [sergeant] Sergent
        [pikeman] Piquier
        [companion] Compagnon
        [archer] Archer
        [crossbowman] Arbalétrier
        [franc-archer] Franc-archer
        [lieutenant] Lieutenant
        [valet] Valet
       *[carter] Charretier
    }
guesclin-fighter =
    { $trade ->
        [horseman] Cavalier
        [knight] Chevalier
        [squire] Écuyer
        [sergeant] Sergent
        [pikeman] Piquier
        [companion] Compagnon
        [archer] Archer
        [crossbowman] Arbalétrier
        [franc-archer] Franc-archer
        [lieutenant] Lieutenant
        [valet] Valet
       *[carter] Charretier
    } { $banner ->
        [french] français
        [blesist] blésiste
        [english] anglais
       *[montfortist] monfortiste
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
# One of several of the same trade.
guesclin-ordinal =
    { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] { $n }e
    }
# A trade after an article.
guesclin-trade-noun =
    { $trade ->
        [horseman] cavalier
        [knight] chevalier
        [squire] écuyer
        [sergeant] sergent
        [pikeman] piquier
        [companion] compagnon
        [archer] archer
        [crossbowman] arbalétrier
        [franc-archer] franc-archer
        [lieutenant] lieutenant
        [valet] valet
       *[carter] charretier
    }
guesclin-fighter-start =
    { $n ->
        [0] { $trade ->
            [horseman] Le cavalier
            [knight] Le chevalier
            [squire] L’écuyer
            [sergeant] Le sergent
            [pikeman] Le piquier
            [companion] Le compagnon
            [archer] L’archer
            [crossbowman] L’arbalétrier
            [franc-archer] Le franc-archer
            [lieutenant] Le lieutenant
            [valet] Le valet
           *[carter] Le charretier
        }
       *[other] Le { guesclin-ordinal } { guesclin-trade-noun }
    } { $banner ->
        [french] français
        [blesist] blésiste
        [english] anglais
       *[montfortist] monfortiste
    }
guesclin-fighter-mid =
    { $n ->
        [0] { $trade ->
            [horseman] le cavalier
            [knight] le chevalier
            [squire] l’écuyer
            [sergeant] le sergent
            [pikeman] le piquier
            [companion] le compagnon
            [archer] l’archer
            [crossbowman] l’arbalétrier
            [franc-archer] le franc-archer
            [lieutenant] le lieutenant
            [valet] le valet
           *[carter] le charretier
        }
       *[other] le { guesclin-ordinal } { guesclin-trade-noun }
    } { $banner ->
        [french] français
        [blesist] blésiste
        [english] anglais
       *[montfortist] monfortiste
    }
guesclin-fighter-object =
    { $n ->
        [0] { $trade ->
            [horseman] le cavalier
            [knight] le chevalier
            [squire] l’écuyer
            [sergeant] le sergent
            [pikeman] le piquier
            [companion] le compagnon
            [archer] l’archer
            [crossbowman] l’arbalétrier
            [franc-archer] le franc-archer
            [lieutenant] le lieutenant
            [valet] le valet
           *[carter] le charretier
        }
       *[other] le { guesclin-ordinal } { guesclin-trade-noun }
    } { $banner ->
        [french] français
        [blesist] blésiste
        [english] anglais
       *[montfortist] monfortiste
    }
guesclin-named =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët le Boiteux
    }
guesclin-named-object =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët le Boiteux
    }
guesclin-comma = { $sooner }, { $last }
guesclin-sentences = { $sooner } { $last }

## Numbers and traits

guesclin-stat-move = MOUVEMENT
guesclin-stat-melee = MÊLÉE
guesclin-stat-defence = DÉFENSE
guesclin-stat-shot = TIR
guesclin-stat = { $stat } { $n }
guesclin-trait-commander = Commandant
guesclin-trait-skirmisher = Tirailleur
guesclin-trait-initiative = Initiative
guesclin-stunned = sonné
guesclin-neutralised = neutralisé
guesclin-left = a quitté la carte
guesclin-acted = a agi
guesclin-under-order = ordre { $order }
guesclin-bears = porte { $object }
guesclin-drives = conduit { $object }

## Orders: in the player’s language, as the commander cries them, and what they change

guesclin-order-caution = Prudence !
guesclin-order-cover = À couvert !
guesclin-order-assault = À l’assaut !
guesclin-order-strike = Frappez !
guesclin-order-advance = Avancez !
guesclin-order-charge = Foncez !
guesclin-cry-caution = Prudence !
guesclin-cry-cover = À couvert !
guesclin-cry-assault = À l’assaut !
guesclin-cry-strike = Frappez !
guesclin-cry-advance = Avancez !
guesclin-cry-charge = Foncez !
# The French cry beside the player’s own words.
guesclin-order-cried =
    { $cry ->
       *[other] { $order }
    }
guesclin-effect = { $stat } { $change }

## The map

guesclin-terrain-grass = plaine
guesclin-terrain-court = cour
guesclin-terrain-bridge = pont
guesclin-terrain-wood = bois
guesclin-terrain-hut = hutte
guesclin-terrain-ford = gué
guesclin-terrain-water = eau
guesclin-bridge-raised = pont levé
guesclin-bank = un talus
guesclin-wall = un mur
guesclin-way-n = au nord
guesclin-way-ne = au nord-est
guesclin-way-se = au sud-est
guesclin-way-s = au sud
guesclin-way-sw = au sud-ouest
guesclin-way-nw = au nord-ouest
guesclin-edge = { $obstacle } { $way }
guesclin-around = { $way } : { $what }
guesclin-around-none = Rien que la plaine autour.
guesclin-place-rose = la rose des vents
guesclin-place-mere = l’étang
guesclin-place-ford = le gué
guesclin-place-croft = le courtil
guesclin-place-well = le puits
guesclin-place-keep = le donjon
guesclin-place-sheepfold = la bergerie
guesclin-place-gate = la porte
guesclin-place-postern = la poterne
guesclin-place-winch = le treuil
guesclin-place-camp = le camp
guesclin-place-mordelaise = la porte Mordelaise
guesclin-place-vilaine = la Vilaine
guesclin-place-ille = l’Ille
guesclin-post = poste { $of }
guesclin-lies = { $object } à terre
guesclin-would-stand = { $hex } : { $who } se placera ici
guesclin-exit-east = par le côté est
guesclin-exit-north = par le côté nord
guesclin-exit-south = par le côté sud
guesclin-exit-town = par la porte de la ville
guesclin-post-gate = La porte
guesclin-post-postern = La poterne
guesclin-post-keep = La porte du donjon

## Objects: as a caption, at the head of a sentence, and as its object

guesclin-object =
    { $object ->
        [booty] Butin
        [bundle] Fagot
       *[cart] Charrette
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-start =
    { $object ->
        [booty] Le butin
        [bundle] Le fagot
       *[cart] La charrette
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-object =
    { $object ->
        [booty] le butin
        [bundle] le fagot
       *[cart] la charrette
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Scenarios: the title, whose it is, the situation, and the aim of each camp

guesclin-scenario-seed = Tiré du jeu imprimé
guesclin-scenario-ours = Scénario de notre cru
guesclin-booty = Le butin
guesclin-booty-situation = Guesclin manque d’argent : pour payer ses hommes, il a déjà « emprunté » les bijoux de sa mère. Or voici qu’un chevalier anglais chevauche vers le château de Fougeray, et son valet porte ses richesses. La petite bande attend à l’est, en embuscade.
guesclin-booty-france = Neutraliser le cavalier anglais et faire sortir le butin par le nord ou le sud.
guesclin-booty-england = Faire sortir le cavalier et le butin par l’est.
guesclin-woodcutters = Les bûcherons
guesclin-woodcutters-situation = Bemborough est sorti à cheval, et le pont-levis de Fougeray est baissé. Des bûcherons s’en approchent, un fagot sur le dos, Guesclin en tête. Il jette le sien sur le pont, qui ne peut plus se lever, et crie son nom.
guesclin-woodcutters-france = Faire flotter la bannière de France sur les trois postes : la porte, la poterne et la porte du donjon.
guesclin-woodcutters-england = Tenir les postes jusqu’au dernier tour ; le pont se lève au treuil.
guesclin-carts = Les charrettes de Rennes
guesclin-carts-situation = Le duc de Lancastre assiège Rennes, et la ville a faim. À l’aube, Guesclin tombe sur le camp endormi et mène les charrettes du duc vers la porte Mordelaise, à travers des lignes qui s’éveillent.
guesclin-carts-france = Faire entrer les charrettes en ville par la porte Mordelaise : deux au moins, mieux encore toutes.
guesclin-carts-england = Arrêter les charrettes : neutraliser les conducteurs et mettre les charrettes en pièces.
guesclin-open-field = Combat en rase campagne
guesclin-open-field-situation = Guesclin s’est emparé du château de Fougeray par la ruse. Robert Bemborough, son gouverneur, se hâte de revenir le reprendre. Mais Guesclin n’est pas homme à se claquemurer : il monte à cheval et va à sa rencontre.
guesclin-open-field-france = Neutraliser les deux commandants d’Angleterre.
guesclin-open-field-england = Neutraliser les deux commandants de France.

## Maps

guesclin-map-fougeray = Les environs de Fougeray
guesclin-map-castle = Le château de Fougeray
guesclin-map-rennes = Sous les murs de Rennes

## Who plays

# Le chevalier, qui donne les conseils, est aussi nommé dans guesclin-tip-hint, guesclin-hint-awaited,
# guesclin-lesson-goodbye et guesclin-bot-captain-about.
guesclin-bot-random = L’égaré
guesclin-bot-random-about = N’importe quel choix que la règle permet.
guesclin-bot-squire = L’écuyer
guesclin-bot-squire-about = Frappe où cela rapporte et protège son commandant, mais ne regarde pas où les autres s’exposent.
guesclin-bot-knight = Le chevalier
guesclin-bot-knight-about = Pèse avant chaque pas ce que l’ennemi peut atteindre, et donne l’ordre qui rapporte le plus.
guesclin-bot-captain = Le capitaine
guesclin-bot-captain-about = Comme le chevalier, mais connaît chaque terrain : quand se hâter, qui frapper d’abord, où se tenir côte à côte.
guesclin-bot-constable = Le connétable
guesclin-bot-constable-about = Joue chaque plan dans sa tête jusqu’à ce que tous aient répondu, et pèse chaque résultat des dés.
