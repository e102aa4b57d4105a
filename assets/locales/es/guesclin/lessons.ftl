### Guesclin !: the tutorial.

guesclin-tutorial = Aprender jugando
guesclin-tutorial-about = Las dos primeras rondas de un escenario en cinco minutos, con un guía a tu lado.
guesclin-tutorial-first = La emboscada
guesclin-tutorial-first-about = Movimientos, órdenes, tiros, golpes y respuestas, el botín, y cómo acaba una partida.

## The steps

guesclin-lesson-welcome = Mandas a los franceses, Bertrand du Guesclin y su banda. Un jinete inglés va a Fougeray, y su criado lleva el botín.
guesclin-lesson-aims = Esto decide la partida: el botín y el jinete. Saca el botín del mapa por el lado norte o el lado sur, y neutraliza al jinete.
guesclin-lesson-around = Mira primero a tu alrededor: «Mapa» muestra todo el mapa o una parte. Se puede arrastrar, ampliar y reducir con la rueda, dos dedos o los gatillos.
guesclin-lesson-reach = Elige al arquero franco: el mapa muestra entonces adónde puede ir.
guesclin-lesson-numbers = MOVIMIENTO 5: los números del mapa son los puntos que allí le quedan. El llano cuesta 1, el bosque y el vado 2, pero solo 1 a un hostigador como él. Taludes y agua detienen a todos.
guesclin-lesson-order = Antes de que nadie actúe, el comandante puede dar una orden. Da al arquero «¡Avanzad!», 2 puntos más: abre las órdenes, elígela y confirma.
guesclin-lesson-march = Con 7 puntos llega al vado de J2. Pulsa la casilla, mira el camino y confirma.
guesclin-lesson-second = Cada combatiente actúa una vez. Ahora el segundo compañero: a L2.
guesclin-lesson-third = El primer compañero toma el camino hasta L6.
guesclin-lesson-commander = El propio Guesclin lo sigue a M6.
guesclin-lesson-danger = Antes de acabar la activación: «Amenaza» muestra dónde podrían golpear después los enemigos.
guesclin-lesson-threatened = Los números dicen cuántos de ellos alcanzan una casilla. Ninguno alcanza a los tuyos, así que todo va bien. El sargento se queda atrás y guarda el camino.
guesclin-lesson-finish = Acaba la activación. Quien no ha actuado no hará nada.
guesclin-lesson-met = Los ingleses se han movido. El jinete está en H5, el criado con el botín en G3, a tiro.
guesclin-lesson-line = Un tiro ocupa el lugar de un movimiento. Elige al arquero y luego al criado: aparece la línea de tiro.
guesclin-lesson-odds = TIRO 4 menos 3 casillas de distancia es capacidad 1: tres dados, de los que valen los dos peores. La línea cruza un talud, así que la DEFENSA del criado es 6 en vez de 5.
guesclin-lesson-shoot = Ya conoces las probabilidades. Confirma, y que caigan los dados.
guesclin-lesson-hit = ¡Alcanzado! A quien lleva una carga no se le aturde: la carga cae a su lado, y su jugador dice dónde.
guesclin-lesson-fetch = El botín está en el suelo, en G4. El segundo compañero llega con su último punto.
guesclin-lesson-take = Toma ahora el botín: es su acto en esta acción. Solo la próxima vez podrá llevárselo. Mientras lo lleva, ni golpea ni responde.
guesclin-lesson-taken = El botín es tuyo. Ahora hay que detener al jinete.
guesclin-lesson-side = En la melé cuenta quién está a los lados. Envía al primer compañero a H6, junto al jinete.
guesclin-lesson-ride = Y a Guesclin a I6: frente al jinete, con el compañero a su lado.
guesclin-lesson-blow = Pulsa al jinete para planear el golpe. Aún no se tira ningún dado.
guesclin-lesson-sum = DEFENSA 10, menos 1 por tu compañero al lado. Pero el jinete tiene iniciativa: responde enseguida, con cuatro dados.
guesclin-lesson-strike = Ves las dos probabilidades. Confirma el golpe.
guesclin-lesson-stunned = Los dos, alcanzados, quedan aturdidos: la ficha muestra su otra cara, MOVIMIENTO y MELÉ bajan 1 y la iniciativa se pierde. Otro acierto neutraliza a un combatiente.
guesclin-lesson-over = Cada uno ha hecho lo suyo. Acaba la activación.
guesclin-lesson-end = Si el compañero sale con el botín, ganas en parte; si además el jinete está neutralizado, del todo. Si él escapa con el botín, ganan los ingleses. Tras 12 rondas se acaba.
guesclin-lesson-goodbye = Este es el juego. «Consejo» dice qué haría el Caballero y por qué; lo demás está en el reglamento. ¡Suerte!

## The answers to likely wrong presses

guesclin-lesson-no-commander = Guesclin da las órdenes, así que nadie se las da a él. Elige al arquero.
guesclin-lesson-no-shot = El arquero ya ha disparado: cada uno actúa una vez por activación.
guesclin-lesson-no-helper = Primero el compañero, para que ya esté allí cuando Guesclin golpee.

## The answers to other wrong presses

guesclin-lesson-wrong-look = Mira primero a tu alrededor: pulsa «Mapa» o mueve el mapa.
guesclin-lesson-wrong-threat = Pulsa primero «Amenaza».
guesclin-lesson-wrong-undo = En una lección lo hecho, hecho está. «Atrás» lleva al paso anterior.
guesclin-lesson-wrong-finish = Todavía no: alguien tiene aún algo que hacer.
guesclin-lesson-wrong-orders = Ahora no toca dar órdenes.
guesclin-lesson-wrong-fighter = Le toca a otro: { $who }.
guesclin-lesson-wrong-order = Se trata de otra orden: «{ $order }»
guesclin-lesson-wrong-target = Hay que alcanzar a otro: { $who }.
guesclin-lesson-wrong-over = Todo está hecho: acaba la activación.
guesclin-lesson-wrong-hex = Se trata de otra casilla: { $hex }.
guesclin-lesson-wrong-deed = Se trata de otro acto: la mano lo señala.
