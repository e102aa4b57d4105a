### Nombres: bandos, castillos, cartas, rivales, niveles, fases. $camp es siempre english o french.

guyenne-name = Guyenne

## Piezas

n-cards =
    { $n ->
        [0] ninguna carta
        [one] una carta
       *[other] { $n } cartas
    }
n-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

## Los bandos

camp-people =
    { $camp ->
        [english] los ingleses
       *[french] los franceses
    }
camp-people-start =
    { $camp ->
        [english] Los ingleses
       *[french] Los franceses
    }
# En masculino (el mazo inglés, el descarte inglés); después, el nombre solo.
camp-adjective =
    { $camp ->
        [english] inglés
       *[french] francés
    }
camp-noun =
    { $camp ->
        [english] Ingleses
       *[french] Franceses
    }
camp-cry =
    { $camp ->
        [english] ¡Guyenne! ¡San Jorge!
       *[french] ¡Montjoie! ¡San Dionisio!
    }

## Los castillos, de oeste a este

castle-chauvigny = Chauvigny
castle-prune = La Prune-au-Pot
castle-crozant = Crozant
castle-cluis = Cluis
castle-sarzay = Sarzay
castle-huriel = Huriel

## Las cartas

a-card-2 = un arquero (2)
a-card-3 = un piquero (3)
a-card-4 = un jinete (4)
a-card-5 = un ingenio (5)
a-card-hero = el héroe
hero =
    { $camp ->
        [english] el Príncipe Negro
       *[french] du Guesclin
    }
hero-start =
    { $camp ->
        [english] El Príncipe Negro
       *[french] Du Guesclin
    }

## Quién juega

# Una persona sin nombre: ni señor ni señora.
player-human =
    { $camp ->
        [english] La corona inglesa
       *[french] La corona francesa
    }
player-of-two = { $name } { $place }
player-of-camp =
    { $camp ->
        [english] { $name } (bando inglés)
       *[french] { $name } (bando francés)
    }
bot-random = El Bufón
bot-random-temper = juega a capricho y se ríe de todo
bot-random-about = Cualquier jugada permitida, echada a suertes. Un primer rival sin malicia.
bot-greedy = El Preboste
bot-greedy-temper = prudente, cuenta cada lanza
bot-greedy-about = Sopesa fuerzas y grupos, y nunca malgasta a su héroe.
# El Condestable, que da los consejos, se nombra también en tip-hint.
bot-squire = El Escudero
bot-squire-temper = el temerario
bot-squire-about = Se lanza a todo lo que lo tienta y cuenta sus cartas después.
bot-knight = El Caballero
bot-knight-temper = el avaro
bot-knight-about = Ahorra y no arriesga: gasta poco y guarda lo mejor para lo que compensa.
bot-captain = El Capitán
bot-captain-temper = el farolero
bot-captain-about = Una carta o toda una compañía: mezcla ambas, y cuesta calarlo.
bot-constable = El Condestable
bot-constable-temper = el viejo zorro
bot-constable-about = Piensa por adelantado y tiene en cuenta cada carta que puedas tener.

## Ediciones y niveles

edition-2022 = Reglas de 2022
edition-2022-about = Refuerzos, tres niveles y dos puntos por cada castillo de un grupo.
edition-2021 = Reglas de 2021
edition-2021-about = Sin refuerzos; puntúan el mayor grupo y las cartas sin gastar; tomar un castillo enemigo cuesta una carta.
level-base = Básico
level-base-about = Todas las cartas vuelven: lo mejor para empezar.
level-advanced = Avanzado
level-advanced-about = Atacar un castillo enemigo, o perder el combate por uno neutral, te cuesta tu carta más fuerte ahí.
level-expert = Experto
level-expert-about = Como el avanzado, pero cada bando aparta antes cinco cartas y la partida dura más.
# The rules of a day’s deal: the names of edition and level.
deal-rules = { $edition }, { $level }

## What came of a deal, for a challenge

n-castles =
    { $n ->
        [one] { $n } castillo
       *[other] { $n } castillos
    }
deal-outcome =
    { $outcome ->
        [won] ganada
        [lost] perdida
       *[drawn] tablas
    }
deal-told = { deal-outcome }, { $castles }, { $points }
deal-told-points = { deal-outcome }, { $points } a { $against }
deal-boast =
    { $castles ->
        [0] No tomé ningún castillo
        [one] Tomé un castillo
       *[other] Tomé { $castles } castillos
    } con esta mano, { $points } a { $against }: ¿y tú?

## Las fases

phase-reserve = Apartar cartas
phase-placement = Colocación
phase-reinforcement = Refuerzos
phase-combat = Combate
phase-over = Final
