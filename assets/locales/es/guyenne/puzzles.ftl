# Los problemas: su lista, la hoja en la mesa y las palabras de cada uno: nombre, tarea, pista, porqué.

puzzles = Problemas
puzzles-about = Una decisión en cada uno, de fácil a diabólico, con pistas, solución y explicación.
puzzles-count = { $n } de { $of } resueltos
puzzles-easy = Fácil
puzzles-medium = Medio
puzzles-hard = Difícil
puzzles-devilish = Diabólico
puzzles-rules = { $edition }, { $level }
puzzles-rules-partners = { $edition }, { $level }, en pareja
puzzles-said = { $rules } · { $progress }
puzzles-new = Nuevo
puzzles-tried = Intentado
puzzles-solved = Resuelto
puzzles-solved-hint = Resuelto con una pista
puzzles-solved-move = Resuelto, se dijo la jugada
puzzles-solved-solution = Resuelto tras la solución

## La hoja y el estandarte

puzzle-about = { $difficulty } · { $rules }
puzzle-goal-all = Meta: { $goals }, contra toda mano
puzzle-goal-often = Meta: { $goals } las más veces posibles
puzzle-goal-lead = Meta: la mayor ventaja de puntos que sea segura
puzzle-so-far = Bien hasta aquí. { $goal }
# Partes de la meta.
puzzle-to-win = ganar la partida
puzzle-to-hold = tener { $castles }
puzzle-to-deny = negarles { $castles }
puzzle-to-keep-hero = conservar tu héroe
puzzle-to-keep = no perder ninguna carta de { $value } o más
puzzle-against-anything = Tiene que lograrse contra toda mano posible y toda respuesta, como si conocieran todas las cartas.
puzzle-against-passive = Cada mano que las cartas permiten cuenta según de cuántas maneras puede darse. No añaden cartas, muestran lo que no pierde y ceden lo demás.
puzzle-hint-says = Pista: { $hint }
puzzle-begin = A la mesa
puzzle-again = Otra vez
puzzle-hint = Una pista
puzzle-move = Decir la jugada
puzzle-solution = Ver la solución
puzzle-next = Problema siguiente
puzzle-list = Todos los problemas
puzzle-watch = Mira lo que sigue.
puzzle-missed = { $puzzle } · así no
puzzle-solved = { $puzzle } · ¡resuelto!
puzzle-shown = { $puzzle } · la solución
button-task = Tarea
tip-task = Otra vez la tarea del problema, con pistas y la solución.

## Cómo acabó

puzzle-held = { camp-people-start } tenían en la mano: { $cards }.
puzzle-laid = En { $castle } { camp-people } habían puesto: { $cards }.
puzzle-lost = Acaba { $own } a { $theirs } en puntos: ganan { camp-people }.
puzzle-equal = Acaba { $own } a { $theirs } en puntos, y las cartas sin gastar no deciden a tu favor: { $unspent } a { $other }.
puzzle-not-over = La partida aún no ha terminado.
puzzle-not-held = { $castle } no es tuyo al final.
puzzle-not-denied = { $castle } cae: lo tienen { camp-people }.
puzzle-hero-lost = Tu héroe se ha perdido.
puzzle-card-lost = Se ha perdido una carta de { $value } o más.
puzzle-lead = Ventaja: { $n }. No hay más que sea seguro.
puzzle-lead-less = Contra la mejor respuesta la ventaja es { $n }; lo seguro es { $best }.
puzzle-chance = Sale bien { $n } veces de cada cien, más que cualquier otra jugada.
puzzle-chance-less = Sale bien { $n } veces de cada cien; la mejor jugada, { $best } veces.

## Los problemas

puzzle-tie = Muestra tus cartas
puzzle-tie-task = Última ronda. Empiezan los combates, y defiendes Sarzay. Gana la partida.
puzzle-tie-hint = ¿Qué cambia un empate?
puzzle-tie-why = Ocho contra ocho, y luego seis contra seis: un empate no cambia nada, y los dos castillos quedan como están. Dos castillos tuyos contra uno suyo ganan la partida. Ceder es regalar uno.

puzzle-hero = Un héroe
puzzle-hero-task = Última ronda, y empiezas tú. Tienes un castillo, los franceses cuatro. Gana la partida.
puzzle-hero-hint = ¿Qué castillo mantiene unido su grupo?
puzzle-hero-why = Solo su héroe detendría al tuyo, y no está en su mano. Tomado del medio, Cluis rompe su grupo y te da uno: cuatro puntos a tres. Tu cinco y tu tres son tanto como todo lo que aún pueden poner en otra parte, y el empate basta.

puzzle-sarzay = Toma Sarzay
puzzle-sarzay-task = Última ronda, cuatro cartas por bando, y empiezas tú. Toma Sarzay y conserva Crozant y Cluis.
puzzle-sarzay-hint = Cuenta todas las cartas: las tuyas y las suyas.
puzzle-sarzay-why = Tienes once, ellos nueve. Para tomar hace falta uno más de lo que pongan, para conservar otro tanto: diez en total, si puedes repartirlas así. Con el cuatro en Sarzay quedan tres, dos y dos, que igualan cualquier diferencia.

puzzle-seven = Seis contra cinco
puzzle-seven-task = Las reglas de 2021: sin refuerzo; un punto por castillo, por castillo del mayor grupo y por carta sin gastar. Última ronda, y empiezas tú. Gana la partida.
puzzle-seven-hint = ¿Cuánto pueden poner como mucho en el primer castillo?
puzzle-seven-why = Tienen siete, pero una carta debe quedar para el segundo castillo: cinco es lo más que pueden poner en La Prune-au-Pot, y seis lo toma. Cuesta el cuatro; el cinco queda para el segundo castillo.

puzzle-bridge = El puente
puzzle-bridge-task = Última ronda, y empiezas tú. Su héroe está en su mano. Gana la partida.
puzzle-bridge-hint = ¿Dónde une castillos una victoria?
puzzle-bridge-why = Si su héroe responde en La Prune-au-Pot, tus otros castillos están a salvo, y tres son más que dos. Si no, el cinco toma el castillo, si hace falta con el tres, y tienes tres seguidos: tome lo que tome entonces el héroe, sigues por delante. En Cluis podría responder en Crozant y unirlo a los suyos.

puzzle-walls = Tras los muros
puzzle-walls-task = Tu tres ya defiende Cluis contra una carta boca abajo. Tú eliges el segundo castillo. Toma Sarzay y conserva Crozant y Cluis.
puzzle-walls-hint = ¿Qué carta no necesita otra a su lado?
puzzle-walls-why = El héroe toma Sarzay solo, pues el suyo ya se jugó. Así el cinco y el dos quedan libres para Cluis, y con el tres de allí son más que todo lo que los franceses aún pueden traer.

puzzle-bait = El cebo
puzzle-bait-task = Última ronda, y empiezas tú. Ganas por cinco puntos a uno; ellos tienen once en la mano, tú ocho. Gana la partida.
puzzle-bait-hint = ¿Qué decide a igualdad de puntos?
puzzle-bait-why = Un dos en Cluis te cuesta poco, y deben responder con un tres o más. Con el resto te toman como mucho un castillo, y queda dos a dos; pero a ti te queda una carta sin jugar, y a ellos ninguna.

puzzle-harvest = La cosecha
puzzle-harvest-task = Última ronda, y empiezas tú. Gana por tantos puntos como sea seguro.
puzzle-harvest-hint = ¿Qué castillo los deja sin nada? ¿Y cuál de tus cartas no se puede dividir?
puzzle-harvest-why = Para tomar La Prune-au-Pot hace falta uno más de lo que pongan allí, para resistir en otra parte otro tanto: nueve en total contra sus ocho, y tienes once. El cinco va primero, pues solo los doses se reparten según haga falta. Cuatro castillos en dos grupos son ocho puntos, y ellos no tienen ninguno.

puzzle-spare = Guarda al héroe
puzzle-spare-task = Nivel avanzado: quien ataca un castillo enemigo pierde la carta más fuerte que puso allí. Última ronda, y empiezas tú. Gana la partida y conserva tu héroe.
puzzle-spare-hint = El héroe solo se pierde donde ataca. ¿De qué sirve en la mano?
puzzle-spare-why = El cinco en Cluis parte los tres castillos del medio: dos puntos a dos. El cuatro y el tres lo siguen, o responden en el segundo castillo, según repartan los franceses sus nueve. El héroe queda en la mano, y allí decide como carta sin gastar.

puzzle-partners = En pareja
puzzle-partners-task = Dos contra dos, última ronda. Tu pareja defiende Crozant con una carta contra tres y no le queda ninguna. Has puesto un dos en Cluis contra una carta. Gana la partida.
puzzle-partners-hint = Crozant puede caer. ¿Y entonces?
puzzle-partners-why = Si cae Crozant, los dos bandos tienen cinco puntos en cuanto tomas Cluis, y deciden las cartas sin gastar. El héroe lo toma solo, haya lo que haya, y te deja dos cartas contra una. Con cualquier otra más sería un empate.

puzzle-kept = ¿Qué carta guardaron?
puzzle-kept-task = Última ronda. Los franceses tienen un héroe, un tres y un dos: dos de esas cartas están en Crozant, una en su mano. Tú eliges el segundo castillo. Gana la partida.
puzzle-kept-hint = El héroe está en Crozant o en su mano. Halla la jugada a la que eso le da igual.
puzzle-kept-why = Con el cuatro en Cluis no hace falta saberlo. Si guardaron el héroe, Cluis sigue suyo, pero cinco en Crozant no vencen a tus siete. Si el héroe está en Crozant, tienen un tres o un dos para Cluis, y el cuatro lo toma. De ambas formas queda dos a dos, y decide el dos que guardaste.

puzzle-two-backs = Dos dorsos
puzzle-two-backs-task = Última ronda. Los franceses han puesto todas sus cartas: dos en Huriel, tres en La Prune-au-Pot. Gana las más veces posibles.
puzzle-two-backs-hint = En Huriel solo hay dos cartas. Cuenta las que podrían ser.
puzzle-two-backs-why = Con el cinco tienes diez en Huriel. Nueve cartas francesas no se han visto: el héroe, dos cincos, un cuatro, dos treses y tres doses. De las treinta y seis parejas posibles solo las del héroe y los dos cincos resisten a diez. Tu dos queda sin gastar, y decide a igualdad de puntos.

puzzle-one-back = Un dorso
puzzle-one-back-task = Última ronda. Hay una carta inglesa en Chauvigny, tres en Sarzay, y una sin gastar. Gana las más veces posibles.
puzzle-one-back-hint = Habrá igualdad de puntos: cuenta también lo que guardas en la mano.
puzzle-one-back-why = Con Chauvigny queda cinco a cinco, y deciden las cartas sin gastar: debes guardar dos contra una. Así que puedes añadir una carta, y el tres hace cinco allí. De las nueve cartas que puede ser la de Chauvigny, solo el héroe y el cinco la resisten.
