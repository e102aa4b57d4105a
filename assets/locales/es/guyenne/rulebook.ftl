### El reglamento: capítulos, párrafos (rule-…), razones de nuestras decisiones (…-why), ejemplos. Los números vienen de las reglas.

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

rule-aim = Dos bandos luchan por { $castles } castillos. Un bando gana en el acto si los controla todos al final de una ronda. Si no, deciden los puntos cuando se acaban las cartas.
rule-castles = Los { $castles } castillos forman una fila. Cada uno es neutral, inglés o francés; al principio todos son neutrales. La flecha de la carta señala al bando que lo controla.
rule-castles-old = En la edición de 2021, las { $castles } cartas de castillo muestran partes de un solo castillo. Se juegan igual; en su lugar, esta mesa muestra sus propios castillos.
rule-names = De oeste a este los castillos se llaman Chauvigny, La Prune-au-Pot, Crozant, Cluis, Sarzay y Huriel.
rule-names-why = Ninguno de los textos que tenemos dice qué castillos trae la caja: los hemos elegido a lo largo de la antigua frontera. Ninguna regla depende de los nombres.
rule-pack = Cada bando tiene { $pack } cartas de acción: un héroe y { $values } cartas de valor, de las que { $fives } valen { $five }, { $fours } valen { $four }, { $threes } valen { $three } y { $twos } valen { $two }. Los ingleses van de rojo, a las órdenes del Príncipe Negro; los franceses, de azul, a las de du Guesclin.
rule-strength = En fuerza, el héroe va por delante del { $five }, el { $five } por delante del { $four }, y así hasta el { $two }.

## Preparación

rule-deal = Cada bando baraja sus { $values } cartas de valor y forma con ellas un mazo boca abajo. La primera mano es de { $hand } cartas: el héroe y { $draws } robadas del mazo. Solo se juegan cartas de la mano. Junto al mazo se irá formando el descarte, boca abajo.
rule-first-player = En la primera ronda, el primer bando es el inglés. Después de cada ronda se da la vuelta a la carta de primer jugador, así que los bandos se alternan.
rule-reserve = En el nivel experto, cada bando pone antes en su descarte, boca abajo, { $aside } cartas de valor a su elección, nunca el héroe. Vuelven la primera vez que se baraja el descarte.
rule-reserve-choice = Las { $aside } cartas se eligen antes de barajar el mazo, entre las { $values } cartas de valor.
rule-reserve-choice-why = El folleto solo dice «al principio». Si se elige antes de barajar, ambos bandos eligen entre las mismas cartas, roben lo que roben.

## Colocación

rule-first-castle = El primer bando elige un castillo cualquiera y pone ante él de 1 a { $most } cartas boca abajo.
rule-answer = El otro bando responde en ese castillo, también con cartas boca abajo, de 1 a { $most }. No vale ningún otro castillo.
rule-second-castle = Después, ese mismo bando elige un segundo castillo, cualquiera menos el primero, y pone allí de 1 a { $most } cartas. El primer bando responde en él y la colocación termina.
rule-both-castles = Cada bando debe poner al menos una carta en cada uno de los dos castillos de la ronda. Por eso, quien juega en el primero guarda una carta para el segundo.
rule-most = En una ronda puede haber como mucho { $most } cartas de un bando ante un castillo, refuerzos incluidos.
rule-sides = Ante un castillo neutral o enemigo, las cartas atacan: el lado corto mira al castillo. Ante un castillo propio, defienden: es el lado largo el que lo mira.
rule-own-cards = Cada cual puede mirar en todo momento las cartas que ha puesto.

## Refuerzos

rule-reinforce = Tras la colocación, los bandos juegan por turnos, empezando por el segundo. En su turno, un bando añade una o más cartas de la mano, boca abajo, en uno de los dos castillos de la ronda, o pasa.
rule-pass = Un bando que ha pasado puede reforzar más tarde, salvo que el otro pase también: cuando ambos pasan seguidos, acaban los refuerzos. También acaban cuando nadie tiene cartas.
rule-no-cards = Un bando sin cartas en la mano pasa automáticamente.
rule-no-cards-why = No podría hacer otra cosa, y así nadie tiene que pulsar nada. De todos modos, todo el mundo ve que su mano está vacía.
rule-no-reinforcement = En la edición de 2021 no hay refuerzos: tras la colocación viene el combate.

## Combate

rule-combat-order = Se combate primero por el castillo que se eligió primero, y luego por el segundo.
rule-combat-order-why = El folleto no da ningún orden. Este es el orden en que se ha jugado: nadie tiene que elegir.
rule-sum = Se suman los valores de las cartas de cada bando en el castillo. La suma mayor gana y toma el castillo.
rule-tie = Un empate no cambia nada: un castillo neutral sigue neutral, y uno controlado sigue en el mismo bando.
rule-neutral-combat = En un castillo neutral atacan los dos bandos, que descubren sus cartas a la vez. Allí nadie puede ceder.
rule-show = En un castillo controlado, el bando atacante descubre primero sus cartas. Luego el defensor puede descubrir las suyas: solo así puede ganar.
rule-concede = En vez de eso, el bando defensor puede ceder: sus cartas van boca abajo al descarte y gana el atacante, valieran lo que valieran.
rule-concede-secret = Lo que valían las cartas de un bando que cede es secreto para el otro bando hasta el final de la partida, también en la crónica y en las repeticiones.
rule-concede-secret-why = El folleto permite descartar sin mostrar. Una crónica que diera los valores quitaría ese derecho.
rule-hero = Un héroe vence a un bando que no juega el suyo, por grande que sea la suma.
rule-heroes = Si los dos héroes coinciden en un castillo, el combate acaba en empate, haya lo que haya además.

## Cartas perdidas

rule-no-loss = En el nivel básico ninguna carta sale del juego: todas las cartas jugadas van al descarte de su bando.
rule-pillage = Las cartas perdidas para siempre quedan boca arriba junto a la fila, en el saqueo, y no vuelven nunca.
rule-forces-first = Las sumas se comparan antes de perder cartas: una carta que se va a perder cuenta todavía en su combate.
rule-loss-neutral = Cuando se toma un castillo neutral, el bando que pierde sacrifica, de las cartas que puso allí, la más fuerte, o varias que sumen al menos lo mismo.
rule-loss-several = Vale cualquier grupo de dos o más de esas cartas que sume al menos lo que vale la más fuerte, aunque esta sea una de ellas.
rule-loss-several-why = El folleto no pone más límite que la suma. Puede interesar librarse de cartas débiles.
rule-loss-tie = Un empate en un castillo neutral no le cuesta cartas a nadie.
rule-loss-attack = Quien ataca un castillo enemigo pierde la carta más fuerte que puso allí, gane o no. El héroe cuenta como la más fuerte y también se pierde. El bando defensor no pierde ninguna.
rule-loss-always = El bando atacante paga también si hay empate o si el defensor cede.
rule-loss-always-why = El folleto dice «gane o pierda». Un empate es un ataque fallido; un castillo cedido, un ataque logrado.
rule-loss-old = Quien toma un castillo del enemigo pierde la carta más fuerte que puso allí, incluso el héroe. Nadie más pierde cartas: ni el bando atacante que fracasa, ni el defensor, ni nadie en un castillo neutral o en un empate.
rule-loss-old-conceded = Quien toma un castillo paga también si se lo han cedido.
rule-loss-old-conceded-why = El folleto habla de quien acaba de tomar el castillo, haya sido como haya sido.

## Fin de ronda, mazos

rule-round-end = Tras los dos combates, las cartas jugadas van boca abajo al descarte de su bando. Cada bando roba hasta tener { $hand } cartas, se da la vuelta a la carta de primer jugador y empieza otra ronda.
rule-reshuffle = La primera vez que se agota un mazo, se baraja el descarte para formar otro. Cuando se ha agotado { $passes } veces, queda vacío, y su bando solo roba lo que haya.
rule-reshuffle-expert = En el nivel experto, cada vez que se agota un mazo se baraja el descarte para formar otro, hasta que se ha agotado { $passes } veces; entonces queda vacío.
rule-exhausted = Un mazo está agotado en cuanto se roba su última carta. El descarte se baraja en el acto y se sigue robando.
rule-exhausted-why = Así se lee el folleto al pie de la letra. Importa cuando la última carta completa justo una mano.
rule-empty-reshuffle = Si el descarte está vacío cuando habría que barajarlo, el mazo cuenta como agotado una vez más.
rule-empty-reshuffle-why = Si no, se esperarían cartas que no pueden llegar, y la partida podría no acabar nunca.

## Final y puntos

rule-end-six = Un bando que controla los { $castles } castillos al final de una ronda ha ganado por { $row } puntos a 0. Ahí termina la partida: no se juega nada más.
rule-end-cards = La partida termina también si, al empezar una ronda y después de robar, un bando cuyo mazo se ha agotado { $passes } veces tiene una carta como mucho.
rule-end-expert = En el nivel experto, un mazo debe agotarse { $passes } veces; también allí se juega hasta que su bando empieza una ronda con una carta como mucho.
rule-end-expert-why = Para este nivel, el folleto solo dice cuántas veces se agota el mazo. Sin la última condición, quedarían en la mano cartas sin poder jugarse.
rule-points = Un castillo aislado vale { $alone }. En un grupo sin huecos de dos o más castillos del mismo bando, cada uno vale { $grouped }.
rule-tiebreak = Si hay empate a puntos, gana el bando con más cartas sin gastar: en la mano y en el mazo tras robar por última vez, sin contar el descarte.
rule-points-old = Cada castillo vale { $single }; cada castillo del mayor grupo de un bando vale { $single } más; cada carta sin gastar, en la mano o en el mazo, vale { $single }.
rule-tiebreak-old = Si hay empate a puntos, gana el bando con el grupo mayor; luego, el que tiene más cartas sin gastar.
rule-single-group = Un castillo aislado no es un grupo.
rule-single-group-why = El folleto pide al menos dos castillos para un grupo; en el desempate contamos igual.
rule-draw = Si también en eso hay igualdad, la partida acaba en tablas.
rule-draw-why = Los folletos no nombran nada más que comparar.

## Bandos compartidos

rule-camps = A tres, se comparte un bando; a cuatro, los dos. Cada pareja tiene un solo mazo y un solo descarte; lo demás se juega como a dos.
rule-drawer = En cada pareja se roba por turnos, una ronda cada cual: quien roba toma cartas hasta que las dos manos suman { $hand }; en la primera ronda, con el héroe incluido.
rule-give = Quien roba da de 1 a { $given } cartas a su pareja, guarda al menos una y dice quién juega primero esa ronda.
rule-give-few = Quien tiene una sola carta no da ninguna. Quien no tiene ninguna tras robar recibe una o más de su pareja, que guarda al menos una; aun así, el orden lo dice quien roba.
rule-give-few-why = Hacia el final faltan cartas para seguir el folleto. Nadie debe quedarse sin una carta que jugar.
rule-give-any = Se puede dar cualquier carta, incluso el héroe. Las cartas que quedan tras una ronda no cambian de mano.
rule-give-any-why = El folleto no pone más límite que el número, y nunca dice que la pareja intercambie sus manos.
rule-order-open = El primer bando da sus cartas y dice su orden antes que el otro. Cuántas cartas se dan y quién juega primero lo sabe todo el mundo.
rule-order-open-why = En una mesa lo vería cualquiera. Con un orden fijo ningún bando espera al otro.
rule-partner-castle = Cada cual juega en un solo castillo: quien va primero, en el primero, y su pareja, en el segundo; allí, y solo allí, puede reforzar. Se puede poner toda la mano, hasta { $most } cartas.
rule-partner-names = En el primer bando, quien va primero elige el primer castillo. El segundo castillo lo elige, en el otro bando, quien va en segundo lugar.
rule-partner-turns = En los refuerzos se alternan los bandos, empezando por el segundo: primero quienes juegan en el primer castillo y luego sus parejas. Acaban cuando todo el mundo pasa seguido. Quien juega sin pareja tiene los dos turnos de su bando, en cualquiera de los dos castillos.
rule-partner-turns-why = El folleto solo dice dónde se refuerza. Este orden da su turno a cada castillo.
rule-partner-decides = Quien ha jugado en un castillo decide allí: si mostrar o ceder, y qué cartas se pierden.
rule-partner-decides-why = Conoce las cartas que hay allí; su pareja no.
rule-partner-silence = En pareja no se habla de las cartas de la mano.
rule-partner-cards = Nadie ve los valores de las cartas que ha puesto su pareja.
rule-partner-cards-why = El folleto deja que cada cual mire las cartas que ha jugado, y ninguna otra.
rule-partner-reserve = En el nivel experto, una persona de la pareja propone { $aside } cartas para apartar. La otra las acepta o elige otras { $aside }, que son las que valen.
rule-partner-reserve-why = El folleto deja que la pareja lo acuerde de viva voz. En la pantalla hacen falta una propuesta y una respuesta.
rule-partner-end = Para saber si la partida termina, se cuentan juntas las dos manos de la pareja.
rule-partner-end-why = Ambas personas roban del mismo mazo y juegan las cartas de un solo bando.
rule-youngest = En la primera ronda roba el sitio I de un bando compartido; el bando elige quién se sienta en él.
rule-youngest-why = El folleto lo deja a la persona más joven; la pantalla no pregunta la edad.

## En esta mesa

rule-table-bots = Un autómata solo sabe lo que sabría una persona en su sitio: sus propias cartas y lo que está a la vista.
rule-table-bots-why = Un juego de faroles no vale nada contra quien te ve la mano.
rule-table-confirm = Una elección cuenta cuando se confirma; hasta entonces se puede cambiar o retirar. Lo confirmado no se deshace.
rule-table-confirm-why = Como en toda mesa, se responde a lo que ya está puesto.
rule-table-hints = Se pueden pedir consejos en todo momento. Se cuentan, y figuran en el resultado.
rule-table-hints-why = Ayudan a aprender. Todo el mundo debe saber cómo se ganó una partida.
rule-table-veil = Cuando varias personas juegan en una pantalla, una cortina oculta las manos entre turnos, o todas las manos están boca abajo y cada cual mira la suya en privado.
rule-table-veil-why = Una carta que no se puede ver ni siquiera está en la pantalla.
