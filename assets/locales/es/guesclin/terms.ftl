### Guesclin !: camps, banners, fighters, orders, terrains, objects, scenarios.

# The name of the game.
guesclin-name = ¡Guesclin!

## Camps and banners

guesclin-camp-france = Francia
guesclin-camp-england = Inglaterra
guesclin-of-france = de Francia
guesclin-of-england = de Inglaterra
guesclin-banner-french = Franceses
guesclin-banner-blesist = Blesistas
guesclin-banner-english = Ingleses
guesclin-banner-montfortist = Montfortistas

## Fighters: the trade alone, with the banner, at the head of a sentence, within one, and as its object

guesclin-trade =
    { $trade ->
        [horseman] Jinete
        [knight] Caballero
        [squire] Escudero
        [sergeant] Sargento
        [pikeman] Piquero
        [companion] Compañero
        [archer] Arquero
        [crossbowman] Ballestero
        [franc-archer] Arquero franco
        [lieutenant] Lugarteniente
        [valet] Criado
       *[carter] Carretero
    }
guesclin-fighter =
    { $trade ->
        [horseman] Jinete
        [knight] Caballero
        [squire] Escudero
        [sergeant] Sargento
        [pikeman] Piquero
        [companion] Compañero
        [archer] Arquero
        [crossbowman] Ballestero
        [franc-archer] Arquero franco
        [lieutenant] Lugarteniente
        [valet] Criado
       *[carter] Carretero
    } { $banner ->
        [french] francés
        [blesist] blesista
        [english] inglés
       *[montfortist] montfortista
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
# One of several of the same trade.
guesclin-ordinal =
    { $n ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] { $n }.º
    }
# A trade after an article.
guesclin-trade-noun =
    { $trade ->
        [horseman] jinete
        [knight] caballero
        [squire] escudero
        [sergeant] sargento
        [pikeman] piquero
        [companion] compañero
        [archer] arquero
        [crossbowman] ballestero
        [franc-archer] arquero franco
        [lieutenant] lugarteniente
        [valet] criado
       *[carter] carretero
    }
guesclin-fighter-start =
    El { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ guesclin-trade-noun } { $banner ->
        [french] francés
        [blesist] blesista
        [english] inglés
       *[montfortist] montfortista
    }
guesclin-fighter-mid =
    el { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ guesclin-trade-noun } { $banner ->
        [french] francés
        [blesist] blesista
        [english] inglés
       *[montfortist] montfortista
    }
guesclin-fighter-object =
    al { $n ->
        [0] { "" }
       *[other] { guesclin-ordinal }{ " " }
    }{ guesclin-trade-noun } { $banner ->
        [french] francés
        [blesist] blesista
        [english] inglés
       *[montfortist] montfortista
    }
guesclin-named =
    { $name ->
        [guesclin] Bertrand du Guesclin
        [bemborough] Robert Bemborough
       *[penhoet] Penhoët el Cojo
    }
guesclin-named-object =
    { $name ->
        [guesclin] a Bertrand du Guesclin
        [bemborough] a Robert Bemborough
       *[penhoet] a Penhoët el Cojo
    }
guesclin-comma = { $sooner }, { $last }
guesclin-sentences = { $sooner } { $last }

## Numbers and traits

guesclin-stat-move = MOVIMIENTO
guesclin-stat-melee = MELÉ
guesclin-stat-defence = DEFENSA
guesclin-stat-shot = TIRO
guesclin-stat = { $stat } { $n }
guesclin-trait-commander = Comandante
guesclin-trait-skirmisher = Hostigador
guesclin-trait-initiative = Iniciativa
guesclin-stunned = aturdido
guesclin-neutralised = neutralizado
guesclin-left = ha salido del mapa
guesclin-acted = ya ha actuado
guesclin-under-order = orden { $order }
guesclin-bears = lleva { $object }
guesclin-drives = conduce { $object }

## Orders: in the player’s language, as the commander cries them, and what they change

guesclin-order-caution = ¡Prudencia!
guesclin-order-cover = ¡A cubierto!
guesclin-order-assault = ¡Al asalto!
guesclin-order-strike = ¡Golpead!
guesclin-order-advance = ¡Avanzad!
guesclin-order-charge = ¡A la carga!
guesclin-cry-caution = Prudence !
guesclin-cry-cover = À couvert !
guesclin-cry-assault = À l’assaut !
guesclin-cry-strike = Frappez !
guesclin-cry-advance = Avancez !
guesclin-cry-charge = Foncez !
# The French cry beside the player’s own words.
guesclin-order-cried = { $order } («{ $cry }»)
guesclin-effect = { $stat } { $change }

## The map

guesclin-terrain-grass = llano
guesclin-terrain-court = patio
guesclin-terrain-bridge = puente
guesclin-terrain-wood = bosque
guesclin-terrain-hut = choza
guesclin-terrain-ford = vado
guesclin-terrain-water = agua
guesclin-bridge-raised = puente alzado
guesclin-bank = un talud
guesclin-wall = un muro
guesclin-way-n = al norte
guesclin-way-ne = al nordeste
guesclin-way-se = al sudeste
guesclin-way-s = al sur
guesclin-way-sw = al sudoeste
guesclin-way-nw = al noroeste
guesclin-edge = { $obstacle } { $way }
guesclin-around = { $way }: { $what }
guesclin-around-none = Alrededor, solo llano.
guesclin-place-rose = la rosa de los vientos
guesclin-place-mere = la laguna
guesclin-place-ford = el vado
guesclin-place-croft = la granja
guesclin-place-well = el pozo
guesclin-place-keep = el torreón
guesclin-place-sheepfold = el redil
guesclin-place-gate = la puerta
guesclin-place-postern = el postigo
guesclin-place-winch = el torno
guesclin-place-camp = el campamento
guesclin-place-mordelaise = la puerta Mordelaise
guesclin-place-vilaine = el Vilaine
guesclin-place-ille = el Ille
guesclin-post = puesto { $of }
guesclin-lies = aquí hay: { $object }
guesclin-would-stand = { $hex }: { $who } se situará aquí
guesclin-exit-east = por el lado este
guesclin-exit-north = por el lado norte
guesclin-exit-south = por el lado sur
guesclin-exit-town = por la puerta de la ciudad
guesclin-post-gate = La puerta
guesclin-post-postern = El postigo
guesclin-post-keep = La puerta del torreón

## Objects: as a caption, at the head of a sentence, and as its object

guesclin-object =
    { $object ->
        [booty] Botín
        [bundle] Haz de leña
       *[cart] Carro
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-start =
    { $object ->
        [booty] El botín
        [bundle] El haz de leña
       *[cart] El carro
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
guesclin-object-object =
    { $object ->
        [booty] el botín
        [bundle] el haz de leña
       *[cart] el carro
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }

## Scenarios: the title, whose it is, the situation, and the aim of each camp

guesclin-scenario-seed = Del juego impreso
guesclin-scenario-ours = Escenario nuestro
guesclin-booty = El botín
guesclin-booty-situation = A Guesclin le falta dinero: para pagar a sus hombres ya ha «tomado prestadas» las joyas de su madre. Y he aquí que un caballero inglés cabalga hacia el castillo de Fougeray, y su criado lleva sus riquezas. La pequeña banda acecha al este.
guesclin-booty-france = Neutralizar al jinete inglés y sacar el botín del mapa por el norte o el sur.
guesclin-booty-england = Sacar del mapa al jinete y el botín por el este.
guesclin-woodcutters = Los leñadores
guesclin-woodcutters-situation = Bemborough ha salido a caballo, y el puente levadizo de Fougeray está bajado. Unos leñadores se acercan con haces de leña a la espalda, Guesclin el primero. Arroja el suyo sobre el puente para que no pueda alzarse, y grita su nombre.
guesclin-woodcutters-france = Izar la bandera de Francia en los tres puestos: la puerta, el postigo y la puerta del torreón.
guesclin-woodcutters-england = Conservar los puestos hasta la última ronda; el puente se alza con el torno.
guesclin-carts = Los carros de Rennes
guesclin-carts-situation = El duque de Lancaster asedia Rennes, y la ciudad pasa hambre. Al alba, Guesclin cae sobre el campamento dormido y lleva los carros del duque hacia la puerta Mordelaise, entre unas líneas que despiertan.
guesclin-carts-france = Meter los carros en la ciudad por la puerta Mordelaise: dos al menos, mejor todos.
guesclin-carts-england = Detener los carros: neutralizar a los conductores y romper los carros.
guesclin-open-field = Combate en campo abierto
guesclin-open-field-situation = Guesclin ha tomado el castillo de Fougeray con una treta. Robert Bemborough, su gobernador, se apresura a recobrarlo. Pero Guesclin no es hombre de encerrarse: monta a caballo y sale a su encuentro.
guesclin-open-field-france = Neutralizar a los dos comandantes de Inglaterra.
guesclin-open-field-england = Neutralizar a los dos comandantes de Francia.

## Maps

guesclin-map-fougeray = Los alrededores de Fougeray
guesclin-map-castle = El castillo de Fougeray
guesclin-map-rennes = Ante los muros de Rennes

## Who plays

# El Caballero, que da los consejos, se nombra también en guesclin-tip-hint, guesclin-hint-awaited,
# guesclin-lesson-goodbye y guesclin-bot-captain-about.
guesclin-bot-random = El Extraviado
guesclin-bot-random-about = Cualquier elección que permitan las reglas.
guesclin-bot-squire = El Escudero
guesclin-bot-squire-about = Golpea donde conviene y protege a su comandante, pero no mira dónde se exponen los demás.
guesclin-bot-knight = El Caballero
guesclin-bot-knight-about = Sopesa antes de cada paso lo que el enemigo puede alcanzar, y da la orden que más rinde.
guesclin-bot-captain = El Capitán
guesclin-bot-captain-about = Como el Caballero, pero conoce cada campo: cuándo apresurarse, a quién golpear primero, dónde estar codo con codo.
guesclin-bot-constable = El Condestable
guesclin-bot-constable-about = Juega cada plan en su cabeza hasta que todos han respondido, y sopesa cada resultado de los dados.
