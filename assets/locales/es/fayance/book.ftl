### The rulebook of Fayance: the rules in full, with rulings that are ours and their reasons.

fayance-book-box = Objetivo y cartas
fayance-book-setup = Preparación
fayance-book-land = El territorio
fayance-book-combat = El combate
fayance-book-undecided = Combates indecisos
fayance-book-after = Tras una victoria
fayance-book-end = El final
fayance-book-table = En esta mesa

## Aim and cards

fayance-rule-aim = El rey de Fayance ha muerto sin heredero. Dos bandos se disputan su reino, y quien conquiste antes { $win } territorios subirá al trono.
fayance-rule-cards = Hay { $cards } cartas de ejército. Cada una muestra una tropa (arquero, jinete o guerrero) y un pueblo (elfos, humanos, enanos o medianos). Cada una de estas { $kinds } clases está dos veces.
fayance-rule-twins = Las dos cartas de una clase son iguales. Quien tiene ambas tiene ahí una sola opción, no dos.
fayance-rule-twins-why = Nada las distingue en las cartas.
fayance-rule-ring = Las tropas se vencen en círculo: el jinete vence al guerrero, el guerrero vence al arquero, el arquero vence al jinete.
fayance-rule-favours = Los terrenos favorecen a los pueblos: el bosque a los elfos, la llanura a los humanos, la montaña a los enanos. Ningún terreno favorece a los medianos, pero son fuertes donde nadie está favorecido.
fayance-rule-land = Hay { $territories } cartas de territorio: cuadrados en los que se juntan dos terrenos, o los { $terrains }.
fayance-rule-edges = El territorio está entre los jugadores, y dos de sus bordes cuentan: cada bando combate en el terreno del borde que tiene delante. Los otros dos no cuentan.
fayance-rule-nine = Estos { $territories } territorios y sus nombres son nuestros. Tienen forma de codo, de dos mitades o de banda, y cada forma está una vez por cada terreno.
fayance-rule-nine-why = Las reglas impresas muestran una sola carta como ejemplo. Contando y midiendo, elegimos un conjunto en el que elfos, humanos y enanos valen lo mismo.
fayance-rule-sides = Un bando es el norte y el otro el sur. Lo decide el sitio; las reglas tratan igual a ambos.
fayance-rule-sides-why = Hacen falta nombres para decir de quién es cada borde y para anotar una partida.

## Setting up

fayance-rule-deal = Se barajan todas las cartas de ejército y cada bando recibe { $dealt }.
fayance-rule-pile = Los territorios se barajan en una pila boca arriba. Solo se ve el de arriba, y nadie mira debajo. Cuando se toma, queda a la vista el siguiente.
fayance-rule-pile-why = Las reglas impresas solo dicen que la pila está boca arriba y que se toma su primera carta. Si se conociera todo el orden, decidiría solo el cálculo.
fayance-rule-muster = Cada bando elige { $army } de sus { $dealt } cartas y las pone boca arriba: son su ejército. Las otras { $reserve } son su reserva.
fayance-rule-together = Ambos bandos reúnen su ejército a la vez y en secreto, con el primer territorio a la vista. Después se muestran juntos los dos ejércitos.
fayance-rule-together-why = Las reglas impresas no dan un orden, y quien eligiera después ya sabría cómo responder.
fayance-rule-reserve = La reserva del otro bando no es un secreto. En esta mesa la muestra el registro.
fayance-rule-reserve-why = Se reparten todas las cartas, así que cada cual puede calcular qué tiene el otro. Ocultarlo premiaría la contabilidad y no el juego.
fayance-rule-opening = Antes del primer territorio se decide quién dirige: por un duelo o a suertes, según se haya elegido para la partida.
fayance-rule-duel = En el duelo ambos anuncian en secreto una tropa y decide el círculo de las tropas: dirige el anuncio más fuerte. Si son iguales se repite; tras { $equal } anuncios iguales decide la suerte.
fayance-rule-duel-why = El juego impreso usa aquí piedra, papel o tijera; el círculo de las tropas es lo mismo con otro nombre. La suerte hace que termine.
fayance-rule-lot = Si se empieza a suertes, la suerte dice enseguida quién dirige.
fayance-rule-lot-why = Las probabilidades son las mismas y no se pierde tiempo.

## The territory

fayance-rule-lead = Quien dirige toma el territorio de arriba de la pila, lo gira como quiera y lo coloca entre los ejércitos. Nadie más lo gira.
fayance-rule-turns = Hay { $turns } maneras de girarlo y todas valen, aunque dos de ellas den los mismos terrenos. Quien dirige ve entonces ambos ejércitos y el siguiente territorio de la pila.
fayance-rule-turns-why = Una carta de verdad se gira de otras tantas maneras, y al tomarla se descubre la siguiente.
fayance-rule-combats = Se combate por un territorio hasta que un combate se decide, { $combats } veces como mucho. Antes de cada uno de los { $choices } primeros, ambos bandos eligen una carta.
fayance-rule-choice = Cada bando elige en secreto una carta de su ejército. Cuando ambos han confirmado, se muestran juntas las dos cartas.
fayance-rule-final = Hasta que confirmes puedes cambiar de idea; lo confirmado es definitivo. Lo que pensaste y retiraste no se le muestra a nadie.
fayance-rule-final-why = También en las reglas impresas ambos confirman antes de señalar una carta.

## The combat

fayance-rule-tests = Hay pruebas de tropa, de terreno y de mediano, en este orden. Decide la primera que distinga las dos cartas.
fayance-rule-troop = Tropas distintas: gana la más fuerte del círculo. Ni siquiera se miran los pueblos ni los terrenos.
fayance-rule-troop-first = Por eso una carta favorecida también pierde si su tropa es la más débil.
fayance-rule-terrain = Misma tropa: si solo una de las cartas está favorecida por el terreno en que combate su propio bando, gana.
fayance-rule-terrain-halfling = Una carta favorecida gana también a un mediano.
fayance-rule-terrain-own = Solo cuenta el terreno del propio borde. Una carta a la que favorecería el borde de enfrente no está favorecida.
fayance-rule-terrain-twin = Así se distinguen hasta dos cartas gemelas.
fayance-rule-halfling = Misma tropa y ninguna carta favorecida: si solo una es de medianos, gana.
fayance-rule-undecided = En todos los demás casos el combate queda indeciso; por ejemplo, si ambas cartas están favorecidas.
fayance-rule-two-halflings = Entre dos medianos de la misma tropa no se decide nada: ningún terreno los favorece.
fayance-rule-nobody = Tampoco se decide nada si nadie está favorecido y no combate ningún mediano.

## Undecided

fayance-rule-back = Tras un combate indeciso cada bando devuelve a su reserva la carta que jugó, y sigue otro combate.
fayance-rule-stays = El territorio se queda como está: no se vuelve a girar.
fayance-rule-stays-why = En las reglas impresas un territorio solo se gira al colocarlo.
fayance-rule-left = Entretanto no se completan los ejércitos: ambos eligen entre las cartas que quedan. Así, una carta combate como mucho una vez por un territorio.
fayance-rule-fourth = Tras { $choices } combates indecisos a cada bando le queda una sola carta. Estas dos combaten sin que nadie elija.
fayance-rule-second = Si también este último combate queda indeciso, lo gana el bando que no giró el territorio, con todo lo que trae una victoria.

## After a victory

fayance-rule-fallen = Las dos cartas del combate decidido han caído y no vuelven nunca. Las que se devolvieron antes en este territorio siguen en la reserva.
fayance-rule-fallen-open = Las cartas caídas están boca arriba y cualquiera puede mirarlas.
fayance-rule-fallen-open-why = Todos las han visto combatir.
fayance-rule-capture = El vencedor conquista el territorio y lo pone en su trono.
fayance-rule-capture-first = Primero se conquista; después se completan los ejércitos.
fayance-rule-capture-first-why = El orden solo importa al final: la última conquista termina la partida de inmediato, y completar sería en vano.
fayance-rule-refill = Después cada bando llama a cartas de su reserva hasta que su ejército vuelve a tener { $army }: una carta por cada combate librado por el territorio. El número es el mismo para ambos.
fayance-rule-refill-free = Las cartas se eligen libremente, en secreto y a la vez. Sirve toda la reserva, también las cartas recién devueltas. Las que siguen en el ejército se quedan en él.
fayance-rule-refill-free-why = Como con el primer ejército. Las reglas impresas dicen que se complete el ejército, no que se robe ni que se cambie.
fayance-rule-next = El vencedor dirige en el siguiente territorio.
fayance-rule-next-after = Este se toma y se gira cuando ambos ejércitos están completos.
fayance-rule-next-after-why = Así es al principio: los ejércitos ya están cuando se gira el primer territorio.

## The end

fayance-rule-king = Quien conquista { $win } territorios es rey de Fayance, y la partida termina de inmediato.
fayance-rule-no-draw = No hay tablas: cada territorio es para un bando y, de { $territories }, uno de los dos tiene { $win } como muy tarde tras el último. Una partida tiene de { $win } a { $longest } combates.
fayance-rule-ninth = Un ejército siempre se puede completar, pues un territorio le cuesta a cada bando exactamente una carta. Antes del último territorio cada bando tiene { $army } cartas, todas en su ejército.
fayance-rule-resign = Nadie puede rendirse; una partida que se deja se puede continuar.
fayance-rule-resign-why = Las reglas impresas solo conocen un final.

## At this table

fayance-rule-table-bots = Un autómata solo sabe lo que sabría una persona en su lugar: ni el orden de la pila ni una elección tuya a la que no haya respondido.
fayance-rule-table-bots-why = Adivinar es el corazón de este juego. Contra alguien que mira de reojo no quedaría nada de él.
fayance-rule-table-hints = Se puede pedir consejo en cualquier momento, y los consejos se pueden desactivar. Se cuentan, y figuran en el resultado.
fayance-rule-table-hints-why = Ayudan a aprender; quien no los quiera no tiene por qué ver su botón.
fayance-rule-table-aids = El registro de todas las cartas y la tabla de lo que pasaría son ayudas. Los ajustes pueden ocultar ambas.
fayance-rule-table-aids-why = No dicen nada que las cartas a la vista no digan a quien tenga paciencia.
fayance-rule-table-screen = Cuando dos personas comparten pantalla, a la otra solo se le oculta la elección del momento.
fayance-rule-table-screen-why = En este juego todo lo demás está a la vista.
