### Guesclin !: the rulebook: the rules in full, with rulings that are ours and their reasons.

guesclin-book-box = El juego
guesclin-book-map = El mapa
guesclin-book-fighters = Los combatientes
guesclin-book-round = La ronda
guesclin-book-orders = Las órdenes
guesclin-book-moving = El movimiento
guesclin-book-melee = La melé
guesclin-book-shot = El tiro
guesclin-book-objects = Los objetos
guesclin-book-leaving = Salir del mapa
guesclin-book-scenarios = Los escenarios
guesclin-book-end = El final
guesclin-book-table = En esta mesa

## The game

guesclin-rule-aim = Dos bandos luchan en un mapa de hexágonos: Francia (franceses y blesistas) e Inglaterra (ingleses y montfortistas). Cada escenario dice qué debe lograr un bando; quien lo logra, gana.
guesclin-rule-banners = Cada bando tiene una o dos banderas: grupos de { $bannerLeast } a { $bannerMost } combatientes que se activan juntos, una vez por ronda. Aliado es quien es del mismo bando, enemigo quien es del otro.
guesclin-rule-open = Nada está oculto: mapa, combatientes, órdenes, objetos y dados están a la vista de todos.
guesclin-rule-players = Cada bandera tiene exactamente un jugador, y todas las banderas de un jugador son del mismo bando. Los dos primeros escenarios son para dos; los demás, de dos a { $players }. El orden de activación no depende nunca de quién juega.
guesclin-rule-players-why = Las reglas impresas dejan elegir banderas de un mismo bando y limitan a dos el primer escenario.
guesclin-rule-ours = Los números de las fichas, los mapas, los escenarios segundo y tercero y todos los límites de rondas son nuestros.
guesclin-rule-ours-why = El texto impreso los anuncia y no los muestra. Solo da la MELÉ y la DEFENSA de un sargento, la DEFENSA de un compañero y el TIRO de un ballestero; esos los hemos conservado.
guesclin-rule-ours-changed = Algunos de nuestros números ya no son los primeros. El jinete y el caballero franceses tienen { $one } más de DEFENSA, el lugarteniente inglés { $one } más de MELÉ, el jinete inglés { $one } menos de MELÉ. En el segundo escenario hay un piquero inglés donde había un compañero.
guesclin-rule-ours-changed-why = Para que, entre iguales, se gane más o menos lo mismo con cada bando.

## The map

guesclin-rule-hexes = Las casillas son hexágonos planos por arriba: las columnas van de norte a sur, y una de cada dos está media casilla más al sur. Un mapa tiene { $columns } columnas. Una casilla se nombra por la letra de su columna y su número desde el norte.
guesclin-rule-hexes-why = Las reglas impresas colocan por columnas y miden por ellas el valor; y dan dos vecinas a la casilla noroeste. Solo esta disposición encaja.
guesclin-rule-sides = El lado oeste es la primera columna y el este la última; el lado norte es la primera casilla de cada columna y el sur la última. Una esquina pertenece a dos lados.
guesclin-rule-sides-why = Las reglas impresas nombran lados y columnas sin decir qué casillas los forman.
guesclin-rule-terrain = El terreno fácil (llano, patio, puente) cuesta { $easy } punto; el difícil (bosque, choza, vado), { $difficult }. En el agua no se entra.
guesclin-rule-protects = De los terrenos difíciles, solo el bosque protege de los tiros. Vados y puentes son añadidos nuestros; los caminos solo están dibujados.
guesclin-rule-protects-why = Las reglas impresas dicen que el terreno difícil protege «a veces», y su lista solo nombra el bosque.
guesclin-rule-obstacles = Taludes y muros están en la arista entre dos casillas. Nadie se mueve ni golpea a través de ellos; los tiros sí pasan. Ambos funcionan igual.
guesclin-rule-stacking = En una casilla hay como mucho un combatiente, en todo momento. No hay orientación ni zona de control, y los objetos del suelo nunca estorban.
guesclin-rule-stacking-why = Las reglas impresas no conocen nada de esto y prohíben acabar un movimiento donde hay alguien.

## Fighters

guesclin-rule-numbers = Un combatiente tiene MOVIMIENTO, MELÉ y DEFENSA; algunos, TIRO. Una ficha tiene dos caras: ileso y aturdido.
guesclin-rule-traits = Un comandante, uno por bandera, puede dar la orden de su bandera. Un hostigador paga { $easy } en vez de { $difficult } por el terreno difícil. Quien tiene iniciativa responde cuando lo atacan en melé.
guesclin-rule-stunned = Aturdido, un combatiente tiene { $easy } menos de MOVIMIENTO, MELÉ y TIRO y ya no tiene iniciativa; la DEFENSA y los demás rasgos no cambian. Nadie se recupera.
guesclin-rule-stunned-why = Las reglas impresas dan la vuelta a la ficha y no dicen más. Un aturdido debe ser más débil, pero no presa más fácil, o el primer golpe lo decidiría todo.

## The round

guesclin-rule-round = Una ronda activa las banderas una tras otra en el orden del escenario. Se salta la que no tiene a nadie en el mapa.
guesclin-rule-activation = Al activarse, la bandera puede recibir primero una nueva orden. Luego sus combatientes actúan uno tras otro, en el orden que se quiera; cada uno hace una acción o ninguna, y la acaba antes de que empiece el siguiente.
guesclin-rule-order-ends = La orden de la vez anterior acaba al empezar la activación, aunque no se pueda dar otra.
guesclin-rule-order-ends-why = Las reglas impresas la hacen durar hasta que la bandera se active de nuevo.
guesclin-rule-action = Una acción es general o especial. General: un movimiento, si se quiere, y luego como mucho un acto: atacar, manejar un objeto o un acto del escenario. Especial: un tiro, sin moverse. Tras un acto o un tiro ya no hay movimiento.
guesclin-rule-action-why = En las reglas impresas va primero el movimiento y luego el ataque; quien maneja un objeto renuncia a atacar, así que manejarlo ocupa el lugar del ataque.
guesclin-rule-placement = Antes de la primera ronda se coloca cada bandera entera, una tras otra. Cada cual va a una casilla libre y transitable de su zona; se permite el terreno difícil. Nadie tiene órdenes y todos están ilesos.
guesclin-rule-placement-why = Las reglas impresas dicen dónde, pero no cómo.

## Orders

guesclin-rule-orders = Hay { $orders } órdenes. Prudencia: MELÉ −{ $one }, DEFENSA +{ $two }. A cubierto: MOVIMIENTO { $zero }, DEFENSA +{ $two }. Al asalto: MELÉ +{ $one }, DEFENSA −{ $two }. Golpead: MOVIMIENTO { $zero }, MELÉ +{ $one }. Avanzad: MOVIMIENTO +{ $two }, MELÉ −{ $one }. A la carga: MOVIMIENTO +{ $two }, DEFENSA −{ $two }.
guesclin-rule-order-once = Un comandante en el mapa puede dar una orden por activación, antes de que actúe nadie, a otro combatiente de su bandera, a cualquier distancia. Dura hasta la siguiente activación de la bandera.
guesclin-rule-commander = Un comandante aturdido sigue mandando. Una orden sigue en vigor si el comandante cae o se va. Una bandera sin comandante no recibe órdenes.
guesclin-rule-commander-why = Las reglas impresas solo piden que esté en el mapa, y fijan cuánto dura una orden.
guesclin-rule-order-reach = Aturdidos y portadores pueden recibir órdenes. MOVIMIENTO { $zero } prohíbe moverse y salir, no atacar, disparar ni manejar objetos. Las órdenes cambian MELÉ al atacar y responder, DEFENSA contra golpes y tiros, nunca TIRO.
guesclin-rule-order-reach-why = Las reglas impresas cambian «las características generales», y el tiro es una especial.

## Moving

guesclin-rule-move = Un movimiento es una serie de casillas vecinas. Cada una cuesta según su terreno, y la suma no supera el MOVIMIENTO con la orden.
guesclin-rule-path = No se entra dos veces en una casilla ni se vuelve a la de partida. No hay paso garantizado: con { $easy } punto no se entra en terreno difícil.
guesclin-rule-path-why = Las reglas impresas no lo dicen; así todo camino puede escribirse y contarse.
guesclin-rule-passing = Nadie entra en el agua ni cruza un obstáculo. Los aliados dejan pasar al coste normal; los enemigos, nunca. La última casilla debe estar libre.

## Melee

guesclin-rule-attack = Un combatiente ataca a un enemigo en una casilla vecina, sin obstáculo entre ambos.
guesclin-rule-pool = Su MELÉ con la orden es la capacidad. De { $most } a { $two } se tiran otros tantos dados y valen los dos mejores. Con { $one } se tiran { $poolOne } y valen los dos peores; con { $zero }, { $poolZero }, y los dos peores. Su suma es la puntuación.
guesclin-rule-capacity = Una capacidad superior a { $most } vale { $most }; inferior a { $zero }, { $zero }.
guesclin-rule-capacity-why = La tabla impresa acaba ahí, y hay { $most } dados.
guesclin-rule-defence = La defensa es la DEFENSA del atacado con la orden, más la posición. Un ataque acierta si su puntuación es al menos la defensa. Un { $sure } acierta siempre; un { $two }, nunca.
guesclin-rule-position = Izquierda y derecha son las dos casillas vecinas de ambos combatientes. Un aliado del atacado que esté ahí suma { $one } a la defensa; un aliado del atacante le resta { $one }.
guesclin-rule-position-why = Las reglas impresas anulan la ayuda por un obstáculo del lado del defensor, y el perjuicio por uno del lado del atacante. Los obstáculos están entre casillas vecinas: quien ayuda debe lindar con ambos.
guesclin-rule-flank = Quien está ahí solo cuenta si ningún obstáculo lo separa de uno u otro.
guesclin-rule-flank-why = La regla impresa nombra una arista, y su ejemplo anula por la otra. Quien no alcanza a uno de los dos no pesa.
guesclin-rule-anybody = Ahí cuenta cualquiera: aturdido, con un objeto, sorprendido.
guesclin-rule-anybody-why = Las reglas impresas solo preguntan quién está ahí.
guesclin-rule-result = Un acierto aturde a un ileso. Si ya estaba aturdido, queda neutralizado: sale del mapa para siempre.
guesclin-rule-riposte = Si el atacado está ileso, tiene iniciativa y no lleva nada, responde a la vez: su MELÉ contra la DEFENSA del atacante; aliados y enemigos de los lados cuentan al revés. Ambas tiradas se hacen antes de cualquier efecto, primero la del atacante.
guesclin-rule-riposte-always = Responde siempre, tantas veces como lo ataquen. A una respuesta no se responde, ni a un tiro.
guesclin-rule-riposte-always-why = Las reglas impresas dicen que puede; renunciar nunca ayudaría.

## Shooting

guesclin-rule-shot = Quien tiene TIRO y no lleva nada puede disparar a un enemigo a su alcance en vez de una acción general. Siempre hay línea de visión, y no importa quién esté en medio o al lado.
guesclin-rule-distance = La capacidad es el TIRO menos la distancia, que es { $one } para una casilla vecina. Por debajo de { $zero } el blanco está fuera de alcance.
guesclin-rule-distance-why = Las reglas impresas cuentan «los hexágonos que los separan», y su ejemplo quita uno para un vecino.
guesclin-rule-cover = La defensa es la DEFENSA con la orden, +{ $wood } si el blanco está en un bosque, y +{ $one } por cada bosque y cada obstáculo que cruza el tiro. La posición no cuenta.
guesclin-rule-shot-hit = Con esta capacidad se tiran y se cuentan los dados como en la melé. Acierta una puntuación que sea al menos la defensa; un { $sure } acierta siempre; un { $two }, nunca; y el efecto es el de la melé.
guesclin-rule-line = El tiro va recto de centro a centro. Un bosque se cruza si la línea pasa por su interior, sin contar las casillas del tirador y del blanco; un obstáculo, si la línea pasa por su arista. Si va por aristas, se desplaza un pelo a cada lado y cuenta el lado más despejado.
guesclin-rule-line-why = Una regla sobre la mesa da la misma respuesta a ambos, y las reglas impresas son generosas con los tiradores.
guesclin-rule-shot-still = Quien no puede moverse, por orden o sorpresa, puede disparar; quien se ha movido en esa acción, no.
guesclin-rule-shot-still-why = Las reglas impresas solo prohíben moverse y disparar.

## Objects

guesclin-rule-load = Los objetos son cargas (el botín, los haces de leña) o carros. Quien lleva un objeto no ataca, ni dispara, ni responde, pero puede moverse. Si alcanzan al portador de una carga, queda ileso: lo que cae es la carga.
guesclin-rule-handling = Un combatiente lleva como mucho un objeto. Para tomarlo debe estar en su casilla; cualquiera de los dos bandos puede tomar una carga. La da a uno de su bandera en una casilla vecina, sin obstáculo en medio; quien la recibe no hace nada más en esa activación. Al dejarlo, queda en su propia casilla. Cada una de estas cosas es un acto.
guesclin-rule-handling-why = Sin esto, una cadena de manos llevaría el botín por todo el mapa en una activación.
guesclin-rule-fall = Una carga cae en una casilla vecina transitable y sin obstáculo en medio, ocupada o no; si no la hay, en la del portador. Elige el jugador del portador.
guesclin-rule-lying = En una casilla puede haber varios objetos en el suelo. Un objeto en el suelo se queda ahí hasta que alguien lo toma, y solo un carro puede destruirse.
guesclin-rule-lying-why = El juego impreso solo tiene un objeto, el botín.
guesclin-rule-carts = Quien lleva un carro es su conductor. Como todo portador, no ataca, ni dispara, ni responde. Sea cual sea la orden, tiene como mucho { $cart } de MOVIMIENTO y va por terreno fácil. Alcanzado, queda aturdido o neutralizado como siempre: aturdido, conserva el carro; neutralizado, lo deja en su casilla.
guesclin-rule-carts-why = Los carros son nuestros, como el tercer escenario.
guesclin-rule-carts-taken = Solo el bando de Francia toma carros, y no se dan. Romper un carro es un acto del bando de Inglaterra, en la casilla de un carro sin conductor, por un combatiente que no se ha movido en esa acción. Ese carro queda fuera del juego.
guesclin-rule-carts-taken-why = Así un carro aún puede salvarse antes de que lo rompan.

## Leaving the map

guesclin-rule-leave = Donde el escenario lo permite, un combatiente sale desde una casilla del lado o zona indicados y paga { $one } punto más. Lo que lleva sale con él, y nadie vuelve.
guesclin-rule-leave-free = Esa casilla debe estar libre de otros combatientes. Salir es parte del movimiento y acaba la acción.
guesclin-rule-leave-free-why = Las reglas impresas quieren que esté allí.

## The scenarios

guesclin-rule-surprise = En la primera ronda, los combatientes de una bandera sorprendida tienen MOVIMIENTO { $zero }, y esta no recibe órdenes. Pueden atacar, disparar, manejar objetos y responder.
guesclin-rule-surprise-why = Nuestros dos escenarios viven de la treta; un enemigo sorprendido no debe escapar enseguida.
guesclin-rule-booty-placed = El botín: primero se colocan los ingleses, en la casilla noroeste y las dos vecinas; luego los franceses, en la columna más al este. En cada ronda se activan primero los franceses y luego los ingleses. El criado lleva el botín. Nadie está sorprendido.
guesclin-rule-booty = El botín: el jinete inglés y su criado con el botín cruzan el mapa. Acaba en cuanto se decide la suerte de ambos: botín fuera con los franceses y jinete neutralizado, victoria total de Francia; si el jinete salió, parcial. Para Inglaterra, al revés.
guesclin-rule-booty-exits = Los ingleses solo salen por el este. Un francés sale por el norte o el sur, y solo con el botín.
guesclin-rule-booty-exits-why = Las reglas impresas dicen el oeste. Pero allí empiezan los ingleses: se irían enseguida. Van a Fougeray, que está al este, donde espera la emboscada.
guesclin-rule-booty-partial = Una sola de las dos cosas no acaba la partida. Si un bando se queda sin nadie, el botín del mapa es del otro y el jinete del mapa cuenta como fuera. Al acabar las { $roundsBooty } rondas, el botín aún en el mapa da tablas; si está fuera, el jinete aún en el mapa cuenta como fuera.
guesclin-rule-booty-partial-why = Así una victoria parcial aún puede ser total, y toda partida acaba.
guesclin-rule-woodcutters-placed = Los leñadores: primero se colocan los ingleses, el lugarteniente en el torreón, el criado en la torre de la puerta, los demás en el patio; luego los franceses, el caballero y los dos compañeros ante el puente, los demás en la linde del bosque, al oeste.
guesclin-rule-woodcutters-first = En cada ronda se activan primero los franceses y luego los ingleses. Los ingleses están sorprendidos. El caballero y los dos compañeros llevan un haz de leña cada uno. Al principio el puente está bajado, y en todos los puestos ondea la bandera de Inglaterra.
guesclin-rule-woodcutters = Los leñadores: en un puesto ondea la bandera de quien acabó allí un movimiento por última vez. Los { $posts } puestos franceses al final de una ronda: victoria total de Francia. Al acabar las { $roundsWood } rondas, dos puestos franceses: parcial de Francia; uno, parcial, y ninguno, total de Inglaterra. Un bando sin nadie pierde al instante.
guesclin-rule-bridge = Quien está en el torno sin llevar nada puede alzar el puente, si no hay nadie ni nada encima, o bajarlo: es un acto, permitido a ambos bandos. En un puente alzado no se entra. Un haz de leña sobre el puente impide alzarlo hasta que alguien se lo lleva.
guesclin-rule-carts-placed = Los carros de Rennes: las banderas se colocan, y en cada ronda se activan, en este orden: los franceses en las dos columnas más al oeste, los ingleses en su campamento, en medio del mapa, los blesistas en la ciudad, los montfortistas en las líneas ante ella. Los ingleses están sorprendidos. Cada carretero conduce un carro.
guesclin-rule-carts-aim = Los carros de Rennes: un conductor sale con su carro por la puerta Mordelaise, la de la ciudad; nadie más sale. Acaba cuando cada carro está en la ciudad o roto, o tras { $roundsCarts } rondas. Todos en la ciudad: victoria total de Francia; dos: parcial; uno: parcial de Inglaterra; ninguno: total.
guesclin-rule-carts-gone = Acaba también cuando un bando ya no tiene a nadie en el mapa: si es Inglaterra, los carros aún en el mapa cuentan como en la ciudad; si es Francia, se pierden. También en el límite se pierde un carro aún en el mapa.
guesclin-rule-field-placed = Combate en campo abierto: las banderas se colocan, y en cada ronda se activan, en este orden: franceses, ingleses, blesistas, montfortistas. Los franceses y los blesistas están en las dos columnas más al este, los ingleses y los montfortistas en las dos más al oeste. Nadie lleva objetos y nadie está sorprendido.
guesclin-rule-field = Combate en campo abierto: quien neutraliza a los dos comandantes enemigos gana al instante y del todo.
guesclin-rule-courage = Valor: un comandante solo ordena a quien está en su columna o en una más cercana al borde de salida de su bandera, según estén en ese momento.
guesclin-rule-courage-why = Las reglas impresas no dicen cuándo se comparan las columnas.
guesclin-rule-field-limit = Al acabar las { $roundsField } rondas gana en parte quien ha neutralizado más comandantes; si hay igualdad, quien ha neutralizado más combatientes; si aún la hay, tablas.
guesclin-rule-field-limit-why = El escenario impreso no tiene límite, y dos bandos pacientes esperarían sin fin.

## The end

guesclin-rule-ends = Se mira si la partida acaba tras cada acto, tiro y movimiento, y al final de cada ronda; el límite, lo último. Si coinciden varios finales, el objetivo del escenario va antes que el bando sin nadie, y este antes que el límite.
guesclin-rule-ends-why = Las reglas impresas solo dicen que acaba en cuanto se logra un objetivo.

## At this table

guesclin-rule-table-undo = Movimientos, órdenes y manejo de objetos pueden deshacerse dentro de una activación, hasta el último dado. Lo que sigue a una tirada queda.
guesclin-rule-table-undo-why = Nadie vuelve a tirar, y nadie debería perder por un desliz del dedo.
guesclin-rule-table-odds = Antes de cada golpe y cada tiro, la mesa muestra la probabilidad exacta. Los autómatas ven los mismos números, y los dados nunca están trucados.
guesclin-rule-table-odds-why = En este juego nada está oculto: nadie debería tener que contar a solas.
guesclin-rule-table-hints = Se puede pedir consejo en cualquier momento, y los consejos se pueden desactivar. Se cuentan, y figuran en el resultado.
guesclin-rule-table-hints-why = Ayudan a aprender. Todo el mundo debe saber cómo se ganó una partida.
