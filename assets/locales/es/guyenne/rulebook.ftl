### El reglamento: capítulos, párrafos (rule-…), razones de nuestras decisiones (…-why), ejemplos. Los números vienen de las reglas.

rulebook = El reglamento
rulebook-about = Todas las reglas de cada edición y nivel, con ejemplos, nuestras decisiones y sus razones, y una búsqueda.

## Capítulos

book-goal = Objetivo y cartas
book-setup = Preparación
book-placement = Colocación
book-reinforcement = Refuerzos
book-combat = Combate
book-losses = Cartas perdidas
book-round-end = Fin de ronda, mazos
book-end = Final y puntos
book-camps = Bandos compartidos
book-table = En esta mesa

## Objetivo y cartas

rule-aim = Dos bandos luchan por { $castles } castillos. Un bando gana en el acto si los tiene todos al final de una ronda. Si no, deciden los puntos cuando se acaban las cartas.
rule-castles = Los { $castles } castillos están en fila. Cada uno es neutral, inglés o francés; al principio todos son neutrales. Una flecha en la carta señala a quien lo tiene.
rule-castles-old = En la edición de 2021 las { $castles } cartas de castillo muestran partes de un solo castillo. Se juegan igual; esta mesa muestra sus propios castillos.
rule-names = De oeste a este los castillos se llaman Chauvigny, La Prune-au-Pot, Crozant, Cluis, Sarzay y Huriel.
rule-names-why = Ninguno de nuestros textos dice qué castillos trae la caja: es nuestra elección, a lo largo de la antigua frontera. Ninguna regla depende de los nombres.
rule-pack = Cada bando tiene { $pack } cartas de acción: un héroe y { $values } cartas de valor, de las que { $fives } valen { $five }, { $fours } valen { $four }, { $threes } valen { $three } y { $twos } valen { $two }. Los ingleses son rojos y siguen al Príncipe Negro; los franceses son azules y siguen a du Guesclin.
rule-strength = Por fuerza, el héroe va antes que el { $five }, el { $five } antes que el { $four }, y así hasta el { $two }.

## Preparación

rule-deal = Cada bando baraja sus { $values } cartas de valor en un mazo boca abajo, toma su héroe en la mano y roba { $draws } cartas: una mano de { $hand }. Solo se juegan cartas de la mano. El descarte, boca abajo, se forma junto al mazo.
rule-first-player = En la primera ronda empiezan los ingleses. Después de cada ronda se da la vuelta a la carta de primer turno, así que los bandos se alternan.
rule-reserve = En el nivel experto cada bando pone antes { $aside } cartas de valor a su elección, boca abajo, en su descarte, nunca el héroe. Vuelven al barajarlo por primera vez.
rule-reserve-choice = Las { $aside } cartas se eligen antes de barajar el mazo, entre las { $values } cartas de valor.
rule-reserve-choice-why = La regla solo dice «al principio». Si se elige antes de barajar, ambos bandos tienen la misma elección, roben lo que roben.

## Colocación

rule-first-castle = El primer bando elige cualquier castillo y pone ante él de 1 a { $most } cartas boca abajo.
rule-answer = El otro bando responde ante ese castillo, también con 1 a { $most } cartas boca abajo. No vale ningún otro castillo.
rule-second-castle = Después, ese mismo bando elige un segundo castillo, cualquiera menos el primero, y pone allí de 1 a { $most } cartas. El primer bando responde ante él y la colocación termina.
rule-both-castles = Cada bando debe poner al menos una carta ante ambos castillos de la ronda. Por eso, quien juega en el primero guarda una carta para el segundo.
rule-most = En una ronda puede haber como mucho { $most } cartas de un bando ante un castillo, refuerzos incluidos.
rule-sides = Ante un castillo neutral o enemigo, las cartas atacan: su lado corto mira al castillo. Ante el castillo propio, defienden: lo mira su lado largo.
rule-own-cards = Las cartas que uno mismo ha puesto se pueden mirar en todo momento.

## Refuerzos

rule-reinforce = Tras la colocación los bandos juegan por turnos, primero el segundo. En su turno, cada bando añade una o más cartas de la mano, boca abajo, ante uno de los dos castillos de la ronda, o pasa.
rule-pass = Un bando que ha pasado puede reforzar más tarde, salvo que el otro pase también: pasar dos veces seguidas acaba los refuerzos. También acaban cuando nadie tiene cartas.
rule-no-cards = Un bando sin cartas en la mano pasa por sí solo.
rule-no-cards-why = No podría hacer otra cosa, y así nadie tiene que pulsar nada. De todos modos, todo el mundo ve que su mano está vacía.
rule-no-reinforcement = En la edición de 2021 no hay refuerzos: a la colocación sigue el combate.

## Combate

rule-combat-order = Primero se combate por el castillo elegido primero, luego por el segundo.
rule-combat-order-why = La regla no da ningún orden. Este es el del juego: nadie tiene que elegir.
rule-sum = Se suman los valores de las cartas de cada bando ante el castillo. La suma mayor gana y toma el castillo.
rule-tie = Un empate no cambia nada: un castillo neutral sigue neutral, uno tenido sigue en su bando.
rule-neutral-combat = Ante un castillo neutral ambos bandos atacan y descubren sus cartas a la vez. Allí nadie puede ceder.
rule-show = Ante un castillo tenido se descubre primero el ataque. Luego la defensa puede descubrir sus cartas; solo con las cartas a la vista puede ganar.
rule-concede = En vez de eso, la defensa puede ceder: sus cartas van boca abajo al descarte y el ataque ha ganado, valieran lo que valieran.
rule-concede-secret = Los valores de las cartas cedidas siguen secretos para el otro bando hasta el final de la partida, también en el registro y en las repeticiones.
rule-concede-secret-why = La regla deja descartar sin mostrar. Un registro con los valores quitaría ese derecho.
rule-hero = Un héroe vence a un bando que no juega el suyo, por grande que sea su suma.
rule-heroes = Si ambos héroes están ante un castillo, el combate acaba en empate, haya lo que haya además.

## Cartas perdidas

rule-no-loss = En el nivel básico ninguna carta deja el juego: todas las cartas jugadas van al descarte de su bando.
rule-pillage = Las cartas perdidas para siempre quedan boca arriba junto a la fila, en el saqueo, y no vuelven nunca.
rule-forces-first = Primero se comparan las sumas y después se pierden cartas: una carta perdida aún cuenta en su combate.
rule-loss-neutral = Cuando se toma un castillo neutral, el bando que pierde sacrifica, de las cartas que puso allí, la más fuerte, o varias que sumen al menos lo mismo.
rule-loss-several = Vale cualquier conjunto de dos o más de esas cartas si su suma alcanza la más fuerte, aunque la contenga.
rule-loss-several-why = La regla no pone más límite que la suma. Puede interesar librarse de cartas débiles.
rule-loss-tie = Un empate ante un castillo neutral no le cuesta cartas a nadie.
rule-loss-attack = Quien ataca un castillo enemigo pierde la carta más fuerte que puso ante él, gane o no. Un héroe cuenta como la más fuerte y también se pierde. La defensa no pierde ninguna.
rule-loss-always = El ataque paga también si hay empate, y si la defensa cede.
rule-loss-always-why = La regla dice «gane o pierda». Un empate es un ataque fallido; un castillo cedido, un ataque logrado.
rule-loss-old = Quien toma un castillo del enemigo pierde la carta más fuerte que puso ante él, incluso el héroe. Nadie más pierde cartas: ni el ataque rechazado, ni la defensa, ni nadie ante un castillo neutral o en un empate.
rule-loss-old-conceded = También se paga por un castillo que la defensa ha cedido.
rule-loss-old-conceded-why = La regla habla de quien acaba de tomar el castillo, sea como sea.

## Fin de ronda, mazos

rule-round-end = Tras los dos combates, todas las cartas jugadas van boca abajo al descarte de su bando. Cada bando roba hasta tener { $hand } cartas, se da la vuelta a la carta de primer turno y empieza otra ronda.
rule-reshuffle = La primera vez que se agota un mazo, se baraja el descarte para formar otro. Agotado { $passes } veces, queda vacío, y su bando solo roba lo que haya.
rule-reshuffle-expert = En el nivel experto se vuelve a barajar cada vez, hasta que un mazo se ha agotado { $passes } veces; entonces queda vacío.
rule-exhausted = Un mazo está agotado en cuanto se roba su última carta. El descarte se baraja en el acto y se sigue robando.
rule-exhausted-why = Es la regla al pie de la letra. Importa cuando la última carta completa una mano.
rule-empty-reshuffle = Si el descarte está vacío cuando habría que barajarlo, el mazo cuenta como agotado una vez más.
rule-empty-reshuffle-why = Si no, se esperarían cartas que no pueden llegar, y la partida podría no acabar.

## Final y puntos

rule-end-six = Un bando que tiene los { $castles } castillos al final de una ronda ha ganado por { $row } puntos a 0. Entonces la partida termina y ya no juega nadie.
rule-end-cards = La partida termina también cuando empieza una ronda, tras robar, y un bando cuyo mazo se ha agotado { $passes } veces tiene una carta a lo sumo.
rule-end-expert = En el nivel experto un mazo debe agotarse { $passes } veces; también allí se juega hasta que su bando empieza una ronda con una carta a lo sumo.
rule-end-expert-why = Para este nivel la regla solo dice cuántas veces se agota el mazo. Sin esa última condición no se podrían jugar cartas que quedan en la mano.
rule-points = Un castillo aislado vale { $alone }. Cada castillo de un grupo seguido de dos o más del mismo bando vale { $grouped }.
rule-tiebreak = Con los mismos puntos gana el bando con más cartas sin gastar: en la mano y en el mazo tras robar por última vez, sin el descarte.
rule-points-old = Cada castillo vale { $single }; cada castillo del mayor grupo de un bando vale { $single } más; cada carta sin gastar, en la mano o en el mazo, vale { $single }.
rule-tiebreak-old = Con los mismos puntos gana el bando con el grupo mayor; luego, el que tiene más cartas sin gastar.
rule-single-group = Un castillo aislado no es un grupo.
rule-single-group-why = La regla pide al menos dos castillos para un grupo; para desempatar contamos igual.
rule-draw = Si también todo eso es igual, la partida acaba en tablas.
rule-draw-why = Las reglas no nombran nada más que comparar.

## Bandos compartidos

rule-camps = Con tres, un bando es compartido; con cuatro, ambos. Cada pareja tiene un solo mazo y un solo descarte; lo demás se juega como entre dos.
rule-drawer = Una persona de la pareja roba hasta que ambas manos suman { $hand } cartas, en la primera ronda con el héroe. En la ronda siguiente roba la otra, y así por turnos.
rule-give = Quien roba da de 1 a { $given } cartas a su pareja, guarda al menos una y dice quién juega primero esta ronda.
rule-give-few = Quien tiene una sola carta no da ninguna. Quien no tiene ninguna tras robar recibe una o más de su pareja, que guarda al menos una; quien roba dice aun así el orden.
rule-give-few-why = Hacia el final faltan cartas para seguir la regla. Todo el mundo debe tener una carta que jugar.
rule-give-any = Se puede dar cualquier carta, incluso el héroe. Lo que queda en la mano tras una ronda sigue allí.
rule-give-any-why = La regla no limita más que el número, y nunca dice que se cambien las manos.
rule-order-open = El bando que empieza da y dice su orden primero. Cuántas cartas se dan y quién juega primero lo sabe todo el mundo.
rule-order-open-why = En una mesa lo vería cualquiera. Con un orden fijo ningún bando espera al otro.
rule-partner-castle = Cada cual juega ante un solo castillo, una persona en el primero y la otra en el segundo, y solo refuerza allí. Se puede poner toda la mano, hasta { $most } cartas.
rule-partner-names = En el bando que empieza, quien juega primero elige el primer castillo. El segundo castillo lo elige, en el otro bando, quien juega en segundo lugar.
rule-partner-turns = Los refuerzos siguen este orden: la primera persona del segundo bando, la primera del primero, la segunda del segundo, la segunda del primero. Acaban cuando todas pasan seguidas. Quien juega solo tiene los dos turnos de su bando, ante cualquiera de los dos castillos.
rule-partner-turns-why = La regla solo dice dónde se refuerza. Este orden da su turno a cada castillo.
rule-partner-decides = Quien ha jugado ante un castillo decide allí: mostrar o ceder, y qué cartas se pierden.
rule-partner-decides-why = Conoce las cartas que hay allí; su pareja no.
rule-partner-silence = En pareja no se habla de las cartas de la mano.
rule-partner-cards = No se ven los valores de las cartas que ha puesto la pareja.
rule-partner-cards-why = La regla deja mirar las cartas que uno mismo ha jugado, y ninguna otra.
rule-partner-reserve = En el nivel experto una persona de la pareja propone { $aside } cartas para apartar. La otra las acepta o nombra otras { $aside }, que son las que valen.
rule-partner-reserve-why = La regla deja que la pareja lo acuerde de viva voz. En la pantalla hacen falta una propuesta y una respuesta.
rule-partner-end = Para saber si la partida termina se cuentan juntas las manos de la pareja.
rule-partner-end-why = Ambas personas roban del mismo mazo y juegan las cartas de un solo bando.
rule-youngest = En la pantalla el bando elige quién roba primero.
rule-youngest-why = La regla lo deja a la persona más joven; la pantalla no pregunta la edad.

## En esta mesa

rule-table-bots = Un autómata solo sabe lo que sabría una persona en su sitio: sus propias cartas y lo que está a la vista.
rule-table-bots-why = Un juego de faroles no vale nada contra quien te ve la mano.
rule-table-confirm = Una elección cuenta cuando se confirma; hasta entonces se puede cambiar o deshacer. Lo confirmado vale.
rule-table-confirm-why = Como en toda mesa, se responde a lo que ya está puesto.
rule-table-hints = Se pueden pedir consejos en todo momento. Se cuentan, y el resultado los nombra.
rule-table-hints-why = Ayudan a aprender. Todo el mundo debe saber cómo se ganó una partida.
rule-table-veil = Cuando varias personas juegan en una pantalla, un telón oculta las manos entre turnos, o todas las manos están boca abajo y cada cual mira la suya en privado.
rule-table-veil-why = Una carta que no se puede ver no está en la pantalla en absoluto.

## Ejemplos

example-attack = { camp-people-start } atacan con { $cards }.
example-defence = { camp-people-start } defienden con { $cards }.
example-takes = { camp-people-start } toman el castillo.
example-holds = { camp-people-start } conservan el castillo.
example-stays = El castillo sigue neutral.
example-concedes = { camp-people-start } ceden; nadie más conoce sus cartas.
example-loses = Perdido para siempre: { $cards }.
example-score = { camp-people-start }: { n-points }.
# Cartas sin gastar que cuentan.
example-unspent = Sin gastar, { camp-people }: { n-cards }.

## At the table

# The rules for which a paragraph holds.
book-scope = Solo: { $rules }
# Beside a refusal.
refusal-why = ¿Por qué?
# Below a tip, beside the sign of the key.
tip-more = la regla
