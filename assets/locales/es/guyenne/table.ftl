### La mesa: el aviso, los botones, los rótulos y las ayudas.

## A quién le toca

turn-yours = Te toca
turn-of = { camp-people-start }
round = Ronda { $n }
combat-count = Combate { $n } de { $of }
combat-then = luego { $castle }

## El aviso: qué hacer ahora. Cada línea tiene una forma breve para el teléfono.

prompt-name-castle =
    { $max ->
        [one] Elige un castillo y pon una carta
       *[other] Elige un castillo y pon de 1 a { $max } cartas
    }
prompt-name-castle-short = Un castillo y sus cartas
prompt-keep-one = Guarda una carta para el segundo castillo
prompt-keep-one-short = Guarda una carta
prompt-choose-castle =
    { $n ->
        [one] Una carta elegida: ¿ante qué castillo?
       *[other] { $n } cartas elegidas: ¿ante qué castillo?
    }
prompt-choose-castle-short = ¿Ante qué castillo?
prompt-choose-cards =
    { $max ->
        [one] Elige una carta para { $castle }
       *[other] Elige de 1 a { $max } cartas para { $castle }
    }
prompt-choose-cards-short = Cartas para { $castle }
prompt-confirm =
    { $n ->
        [one] Una carta para { $castle }: confirma o retírala
       *[other] { $n } cartas para { $castle }: confirma o retíralas
    }
prompt-confirm-short =
    { $n ->
        [one] Una carta para { $castle }: confirma
       *[other] { $n } cartas para { $castle }: confirma
    }
prompt-answer =
    { $max ->
        [one] Responde en { $castle } con una carta
       *[other] Responde en { $castle }: pon de 1 a { $max } cartas
    }
prompt-answer-short = Responde en { $castle }
prompt-second-castle =
    { $max ->
        [one] Elige el segundo castillo y pon una carta
       *[other] Elige el segundo castillo y pon de 1 a { $max } cartas
    }
prompt-second-castle-short = Elige el segundo castillo
prompt-answer-second =
    { $max ->
        [one] Responde en { $castle }, el segundo castillo, con una carta
       *[other] Responde en { $castle }, el segundo castillo: pon de 1 a { $max } cartas
    }
prompt-answer-second-short = Responde en { $castle }
prompt-reinforce = Refuerza { $a } o { $b }, o pasa
prompt-reinforce-short = { $a }, { $b }, o pasa
prompt-reinforce-one = Refuerza { $castle }, o pasa
prompt-reinforce-one-short = { $castle }, o pasa
prompt-reinforce-full = Ya tienes cinco cartas en ambos castillos: pasa
prompt-reinforce-full-short = Castillos llenos: pasa
prompt-reinforce-full-own = Ya hay cinco cartas en tu castillo: pasa
prompt-reinforce-full-own-short = Castillo lleno: pasa
prompt-reinforce-last = { camp-people-start } han pasado: pasa también y empezará el combate
prompt-reinforce-last-short = Pasa, y a combatir
prompt-reinforce-alone = { camp-people-start } ya no tienen cartas: pasa y empezará el combate
prompt-reinforce-alone-short = Pasa, y a combatir
prompt-reinforce-last-shared = Nadie más añade cartas: pasa y empezará el combate
prompt-reinforce-last-shared-short = Pasa, y a combatir
prompt-reinforce-alone-shared = Nadie más tiene cartas: pasa y empezará el combate
prompt-reinforce-alone-shared-short = Pasa, y a combatir
prompt-defend = Atacan { $castle }: muestra tus cartas o cede
prompt-defend-short = { $castle }: muestra o cede
prompt-defend-hint = Mostrar: si igualas o superas, el castillo resiste
prompt-defend-hint-short = Con igualar basta
prompt-defend-hero = Mostrar: solo un héroe resiste a otro
prompt-defend-hero-short = Solo vale un héroe
prompt-concede-hint = Ceder: tus cartas se van sin verse
prompt-concede-hint-short = Ceder: no se ve nada
prompt-losses = Sacrifica { $strongest }, o varias que sumen al menos lo mismo
prompt-losses-short = Sacrifica { $strongest }, o varias
prompt-losses-owed = Aún debes: { $owed }
prompt-losses-owed-short = Debes { $owed }
prompt-losses-paid = La deuda está pagada: confirma o elige otras
prompt-losses-paid-short = Pagado: confirma
prompt-reserve = Aparta cinco cartas para más tarde: { $n } de 5
prompt-reserve-short = Apartadas: { $n } de 5
prompt-reserve-done = Cinco cartas apartadas: confirma o elige otras
prompt-reserve-done-short = Las cinco: confirma
prompt-reserve-proposed = Tu pareja propone estas cinco: confirma o elige otras
prompt-reserve-proposed-short = Propuestas: confirma o cambia
prompt-give =
    { $max ->
        [one] Da una carta a tu pareja
       *[other] Da de 1 a { $max } cartas a tu pareja
    }
prompt-give-short = Cartas para tu pareja
prompt-give-hint = Guarda al menos una carta para ti
prompt-give-hint-short = Guarda al menos una
prompt-order = Di quién juega primero esta ronda: tú o tu pareja
prompt-order-short = ¿Quién juega primero?
prompt-order-hint = Quien empieza elige el primer castillo
prompt-order-hint-short = Quien empieza elige castillo
prompt-order-hint-second = Quien empieza responde en el primer castillo
prompt-order-hint-second-short = Quien empieza responde primero
prompt-wait = Juega { $name }
prompt-wait-short = { $name }…
prompt-thinking = { $name } piensa…
prompt-thinking-short = { $name } piensa…
prompt-deal = Se reparten las cartas
prompt-deal-short = Reparto
prompt-combat = Dos ataques: el más fuerte toma { $castle }
prompt-combat-short = El más fuerte toma { $castle }
prompt-combat-held = { camp-people-start } atacan: si empatan, { $castle } resiste
prompt-combat-held-short = Un empate no basta
prompt-round-end = Fin de ronda: se descarta y se completan las manos
prompt-round-end-short = Fin de ronda
prompt-skip = Pulsa para omitir
prompt-skip-short = Pulsa para omitir
prompt-sure = ¿De verdad? Pulsa otra vez, o retira la jugada
prompt-sure-short = ¿De verdad? Pulsa otra vez
prompt-over = Fin de la partida
prompt-over-short = Fin de partida

## Lo que cuesta un ataque, antes de confirmarlo. Cada línea tiene una forma breve para el teléfono.

cost-neutral = Quien pierda aquí sacrifica su carta más fuerte, o varias que sumen al menos lo mismo
cost-neutral-short = Perder cuesta la más fuerte, o varias
cost-neutral-any = Quien pierda aquí el combate sacrifica su carta más fuerte, o varias que sumen al menos lo mismo.
cost-neutral-any-short = { cost-neutral-short }
cost-attack = Este ataque te cuesta { $card } para siempre, acabe como acabe
cost-attack-short = Cuesta { $card }, acabe como acabe
cost-attack-any = Atacarlo te cuesta la carta más fuerte que pongas ahí, incluso el héroe, acabe como acabe.
cost-attack-any-short = Cuesta tu carta más fuerte, acabe como acabe
cost-conquest = Si tomas el castillo, pierdes { $card } para siempre
cost-conquest-short = Tomarlo cuesta { $card }
cost-conquest-any = Si lo tomas, pierdes para siempre la carta más fuerte que pusiste ahí, incluso el héroe.
cost-conquest-any-short = Tomarlo cuesta tu carta más fuerte

## El combate

combat-at = Combate en { $castle }
combat-attack = Ataque
combat-by = { $what }: { $name }
combat-defence = Defensa
combat-own-defence = Tu defensa
combat-only-you = solo tú lo ves
combat-more =
    { $n ->
        [one] una carta más
       *[other] { $n } cartas más
    }
combat-hero = ¡Héroe!
combat-takes = { camp-people-start } toman { $castle }
combat-holds = { camp-people-start } conservan { $castle }
combat-tie-neutral = Empate: { $castle } sigue neutral
combat-tie-held = Empate: { $castle } resiste
combat-heroes-tie = Héroe contra héroe: empate
combat-conceded = { $castle }, cedido a { camp-people }

## Botones

button-place = Poner
button-answer = Responder
button-reinforce = Reforzar
button-pass = Pasar
button-show = Mostrar
button-concede = Ceder
button-give-up = Sacrificar
button-set-aside = Apartar
button-give = Dar
button-play-first = Yo primero
button-play-second = Mi pareja
button-sure = Sí, de verdad
button-take-back = Retirar
button-close = Cerrar

button-hint-away = Ocultar
button-hint-awaited = Pensando el consejo

## Los consejos: qué haría el condestable, y por qué. Las razones son partes de una frase.

hint-place = Juega { $cards } en { $castle }
hint-reinforce = Añade { $cards } en { $castle }
hint-pass = Pasa
hint-show = Muestra tus cartas
hint-concede = Cede { $castle }
hint-lose = Sacrifica { $cards }
hint-reserve = Aparta { $cards }
hint-give = Da a tu pareja { $cards }
hint-order-first = Juega primero
hint-order-second = Deja que tu pareja juegue primero
hint-archers =
    { $n ->
        [one] un arquero
       *[other] { $n } arqueros
    }
hint-spearmen =
    { $n ->
        [one] un piquero
       *[other] { $n } piqueros
    }
hint-horsemen =
    { $n ->
        [one] un jinete
       *[other] { $n } jinetes
    }
hint-engines =
    { $n ->
        [one] un ingenio
       *[other] { $n } ingenios
    }
hint-certain = nada de lo que el enemigo pueda tener ahí te supera ni te iguala
hint-odds = ahí ganas cerca de { $n } de cada 10 veces
hint-makes-group = tendrías un grupo de { $n } castillos
hint-breaks-group = un grupo enemigo se rompería
hint-holds-group = ahí se apoya tu grupo
hint-fears-hero = quizá aceche { hero }
hint-hero-spent = ya sin { hero }, deciden las sumas
hint-keeps-strong = así guardas tus cartas fuertes para mejor ocasión
hint-bluff = ahí hay poco, pero solo tú lo sabes
hint-enough = lo que hay ahí basta
hint-hopeless = más cartas cambiarían poco
hint-lost = está perdido de todos modos
hint-wins = en cuanto se vean, { $castle } es tuyo
hint-ties = es un empate, y con empate conservas { $castle }
hint-secret = está perdido, y tus cartas quedan en secreto
hint-cheapest = nada más barato salda la deuda
hint-shares = una mano llena y otra pequeña pero fuerte es lo mejor para un bando
hint-fuller-names = la mano más llena va donde tu bando elige el castillo
hint-fuller-answers = la mano más llena espera el castillo que elija el enemigo
hint-costs-attack = te cuesta { $card } para siempre
hint-costs-conquest = tomarlo te cuesta { $card } para siempre
hint-costs-neutral = quien pierda sacrifica su carta más fuerte, o varias
hint-weak-aside = las cartas débiles pueden esperar hasta que se baraje el descarte

## Rótulos

hud-unspent = { $n } sin gastar
hud-draw-pile = mazo
hud-discard-pile = descarte
hud-pillage = Saqueo
hud-pillage-empty = aún sin pérdidas
hud-pillage-never = sin pérdidas aquí
hud-first-player = primer jugador
hud-hand =
    { $n ->
        [0] sin cartas en mano
        [one] 1 carta en mano
       *[other] { $n } cartas en mano
    }
hud-hand-short =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hud-hand-open =
    { $n ->
        [0] mano abierta, sin cartas
        [one] mano abierta, 1 carta
       *[other] mano abierta, { $n } cartas
    }
hud-hero-sum = héroe: gana por sí solo
hud-log-empty = Aún no ha pasado nada.
hud-thinking = piensa…
hud-partner =
    { $n ->
        [0] { $name }: sin cartas
        [one] { $name }: 1 carta
       *[other] { $name }: { $n } cartas
    }
hud-partner-thinking = { $name } piensa…
seat-tag-name = { $place } · { $name }
seat-tag-one = { $name } · { $what }
seat-tag-two = { $name } · { $what } · { $also }
seat-tag-draws = roba
seat-tag-first = castillo 1.º
seat-tag-second = castillo 2.º
seat-tag-first-short = 1.º
seat-tag-second-short = 2.º
seat-tag-castle = { $castle }

## Ayudas: qué es, en una frase

tip-draw-pile =
    { $n ->
        [0] El mazo { camp-adjective } está vacío.
        [one] El mazo { camp-adjective }: una carta, boca abajo.
       *[other] El mazo { camp-adjective }: { $n } cartas, boca abajo.
    }
tip-draw-pile-spent = El mazo { camp-adjective } se ha agotado del todo: la partida termina cuando { camp-people } empiecen una ronda con una carta como mucho.
# Cuántas veces se baraja aún el descarte para formar otro mazo.
times-more =
    { $left ->
        [one] una vez más
       *[other] dos veces más
    }
tip-discard-pile =
    { $n ->
        [0] El descarte { camp-adjective } está vacío.
        [one] El descarte { camp-adjective }: una carta, que vuelve cuando se agota el mazo ({ times-more }).
       *[other] El descarte { camp-adjective }: { $n } cartas, que vuelven cuando se agota el mazo ({ times-more }).
    }
tip-discard-pile-last =
    { $n ->
        [0] El descarte { camp-adjective } está vacío.
        [one] El descarte { camp-adjective }: una carta, que ya no vuelve.
       *[other] El descarte { camp-adjective }: { $n } cartas, que ya no vuelven.
    }
exhaustions =
    { $left ->
        [0] El mazo se ha agotado { $n } de { $of } veces: queda vacío para siempre.
        [one] El mazo se ha agotado { $n } de { $of } veces: la próxima vez queda vacío.
       *[other] El mazo aún puede agotarse { $left } de { $of } veces: la última vez queda vacío.
    }
tip-unspent =
    { $n ->
        [0] { camp-people-start } ya no tienen cartas sin gastar, ni en la mano ni en el mazo.
        [one] { camp-people-start } tienen una carta sin gastar, en la mano o en el mazo: un punto al final.
       *[other] { camp-people-start } tienen { $n } cartas sin gastar, en la mano y en el mazo: un punto por cada una al final.
    }
tip-losses-2021 = Quien toma un castillo enemigo pierde la carta más fuerte que puso ahí, incluso el héroe; nadie más pierde ninguna.
tip-pillage = El saqueo: las cartas perdidas para siempre, a la vista.
tip-first-player = { camp-people-start } empiezan esta ronda; al acabar, se da la vuelta a la carta.
tip-castle-neutral = { $castle }, neutral: ambos bandos lo atacan.
tip-castle-held = { $castle }, de { camp-people }: ellos lo defienden y el enemigo lo ataca.
tip-castle-fought = { $castle }: uno de los dos castillos de esta ronda.
tip-castle-own = Tú juegas aquí; tu pareja, en el otro castillo.
tip-castle-partner = Aquí juega tu pareja, no tú.
tip-attack = Lado corto hacia el castillo: un ataque.
tip-defence = Lado largo hacia el castillo: una defensa.
tip-hand-enemy = { camp-people-start }: { n-cards } en la mano.
tip-hand-partner = { camp-people-start }, sitio { $place }: { n-cards } en la mano.
tip-card-2 = Arquero, vale 2. Cada bando tiene doce.
tip-card-3 = Piquero, vale 3. Cada bando tiene cuatro.
tip-card-4 = Jinete, vale 4. Cada bando tiene tres.
tip-card-5 = Ingenio de asedio, vale 5. Cada bando tiene dos.
tip-card-hero = { hero-start }: gana por sí solo, salvo ante el otro héroe. Dos héroes empatan.
tip-hero-lost-2022 = Al atacar un castillo enemigo, se pierde para siempre.
tip-hero-lost-2021 = Si toma un castillo enemigo, se pierde para siempre.
tip-card-hidden = Boca abajo: una carta de { camp-people }.
tip-phase-reserve = Cada bando aparta en secreto cinco cartas; vuelven la primera vez que se baraja el descarte.
tip-phase-placement = Se ponen cartas ante dos castillos, boca abajo.
tip-phase-reinforcement = Por turnos, se refuerza uno de los dos castillos o se pasa; acaba cuando ambos bandos pasan seguidos.
tip-phase-combat = Se descubren las cartas, castillo a castillo: gana la suma mayor; un empate no cambia nada.
tip-losses-2022 = Quien pierde el combate por un castillo neutral sacrifica su carta más fuerte ahí, o varias que sumen al menos lo mismo; quien ataca uno enemigo pierde siempre la más fuerte.
tip-show = Descubrir tus cartas: al defender, solo puede ganar quien las muestra.
tip-concede = Ceder el castillo; tus cartas van al descarte sin verse.
tip-pass = No añadir nada; aún podrás reforzar, salvo que ambos bandos pasen seguidos.
tip-give = Dar a tu pareja las cartas elegidas; nadie más las verá.
tip-play-first = Tú juegas en el primer castillo de esta ronda; tu pareja, en el segundo.
tip-play-second = Tu pareja juega en el primer castillo de esta ronda; tú, en el segundo.
tip-take-back = Devolver a tu mano las cartas elegidas.
tip-hint = Lo que haría el Condestable con tus cartas, y por qué. Los consejos se cuentan, pero nadie te los reprocha.

## La mirada secreta, bajo el velo

look-who = { $name } mira. ¡Apartad la vista!
look-about = Suelta y las cartas se ocultan. Si las ve alguien más, que pulse la tecla de volver.
look-chosen =
    { $hero ->
        [yes] { $sum ->
            [0] Elección: el héroe
           *[other] Elección: el héroe y { $sum }
        }
       *[no] Elección: { $n ->
            [one] { $n } carta de valor { $sum }
           *[other] { $n } cartas que suman { $sum }
        }
    }
look-laid =
    { $hero ->
        [yes] Has puesto ahí al héroe.
       *[no] Lo que has puesto ahí suma { $sum }.
    }
look-chosen-cost = { $chosen }. { $cost }
look-seen = «¡Las veo!» { $name }: las cartas vuelven a estar ocultas.

## The switch among the settings.

group-brackets = Llaves de los grupos

refusal-no-castle = Elige un castillo para estas cartas.
refusal-cannot-pass = Ahora no puedes pasar: hay que jugar al menos una carta.
refusal-cannot-take-back = No hay nada que retirar: lo confirmado no se deshace.
refusal-veiled = No hay consejos mientras las cartas están bajo el velo: los leería todo el mundo.
