### The tutorial of Fayance: its chapter, the sentences of its steps, and the answers to wrong presses.

fayance-tutorial = Aprender jugando
fayance-tutorial-about = Una partida entera en cuatro minutos, con un guía a tu lado.
fayance-tutorial-first = La primera corona
fayance-tutorial-first-about = El ejército, el duelo, el territorio, las tres pruebas, los combates indecisos y el trono.

## Wrong presses

fayance-lesson-wrong-card = Esta ahora no: { $card } hará falta más tarde. Pulsa la carta que brilla.
fayance-lesson-wrong-call = También podrías anunciar eso, pero nuestra historia sigue con: { $troop }.
fayance-lesson-wrong-turn = Así todavía no. Gira hasta tener esto de tu lado: { $terrain }.
fayance-lesson-wrong-early = Aún no está todo elegido. Pulsa lo que todavía brilla y después confirma.
fayance-lesson-no-keep-human = Guarda a tu arquero humano para la próxima llanura: llegará pronto. Envía al jinete elfo.
fayance-lesson-no-halfling-waits = Ningún terreno favorece a un mediano. Aquí tu arquero humano está en casa: envíalo.
fayance-lesson-no-for-later = Esa vendrá después. Llama al arquero mediano: se cuela donde nadie está en casa.
fayance-lesson-no-no-favour = En la llanura un enano no tiene ventaja, y tu guerrero solo vence a un arquero si te envían uno. Prueba con el mediano.

## The steps

fayance-lesson-welcome = ¡Hola! Juegas con el Sur, en este lado de la mesa; el Esmaltador juega con el Norte. Quien conquiste antes cinco territorios es rey de Fayance.
fayance-lesson-cards = Cada carta muestra una tropa. El jinete vence al guerrero, el guerrero al arquero y el arquero al jinete: nada puede cambiarlo.
fayance-lesson-peoples = Cada carta es también de un pueblo: a los elfos les gusta el bosque, a los humanos la llanura, a los enanos la montaña. Los medianos no tienen terreno propio; se cuelan.
fayance-lesson-muster = Elige tu primer ejército: las cuatro cartas que brillan, con cada tropa al menos una vez. Después confirma.
fayance-lesson-armies = Ahora ambos ejércitos están a la vista; tus otras ocho cartas son tu reserva. En este juego solo es secreto lo que se está eligiendo.
fayance-lesson-call = ¿Quién gira el primer territorio? Lo decide un duelo, según el círculo de las tropas. Anuncia jinete y confirma.
fayance-lesson-leader = Enfrente han anunciado guerrero, y tu jinete lo vence: diriges. Puedes girar el territorio antes de colocarlo.
fayance-lesson-turn = Cada bando combate en el terreno de su borde. El bosque de enfrente favorece a sus elfos. Gira una vez: tendrán la montaña, donde ninguno está en casa, y tú la llanura. Colócalo así.
fayance-lesson-first = Ahora ambos eligen en secreto una carta. Envía a tu jinete elfo: pulsa la carta y después confirma.
fayance-lesson-troop = Han enviado un guerrero. Las tropas son distintas: gana la más fuerte, sea cual sea el terreno. ¡El territorio entra en tu trono!
fayance-lesson-refill = Ambas cartas han caído. Por cada combate, una carta de la reserva se une al ejército. Llama al guerrero elfo.
fayance-lesson-plain = Quien gana vuelve a dirigir. Tu arquero humano quiere la llanura: gira el territorio hasta tenerla de tu lado y colócalo.
fayance-lesson-human = Envía a tu arquero humano, que en la llanura está en casa.
fayance-lesson-terrain = Dos arqueros: las tropas no deciden. Entonces se mira el terreno, y solo el tuyo está favorecido. Eso gana también a un mediano.
fayance-lesson-halfling = Llama al arquero mediano. Conviene guardar un mediano para un terreno que no favorezca a nadie.
fayance-lesson-forest = El bosque ya está de tu lado, y a tu guerrero elfo le gusta. Coloca el territorio como está.
fayance-lesson-scout = Prueba primero con algo barato: envía a tu jinete mediano.
fayance-lesson-undecided = Dos medianos de la misma tropa: no se decide nada. Ambas cartas vuelven a la reserva y se combate otra vez por el mismo territorio.
fayance-lesson-again = Envía ahora al guerrero elfo, que en el bosque está en casa.
fayance-lesson-lost = ¡Un jinete! Primero cuentan las tropas, y un jinete vence a un guerrero incluso en un bosque lleno de elfos. El territorio es suyo. Pasa: nadie lee los pensamientos.
fayance-lesson-two = Hubo dos combates, así que cada bando llama a dos cartas. Pueden volver incluso las que se acaban de devolver.
fayance-lesson-both = Llama a las dos cartas que brillan: el jinete mediano y el jinete enano.
fayance-lesson-theirs = Ganó el Norte y por eso giró el territorio: el bosque para sus dos elfos, la llanura para ti, y en tu ejército no hay ningún humano.
fayance-lesson-slip = Es la hora del arquero mediano. Si te envían un arquero que no sea elfo, nadie está favorecido y tu mediano se cuela.
fayance-lesson-slipped = Dos arqueros y nadie en casa: gana el único mediano. Tres territorios son tuyos.
fayance-lesson-third = Llama al guerrero humano.
fayance-lesson-own = Diriges de nuevo. La llanura está de tu lado, para el guerrero humano. Colócalo así.
fayance-lesson-guess = Piensa como ellos: en su bosque querrían enviar al guerrero elfo contra tu guerrero humano. ¿Qué vence a un guerrero? Envía a tu jinete mediano.
fayance-lesson-four = ¡Les has leído el pensamiento! Cuatro territorios: falta uno para la corona.
fayance-lesson-fourth = Llama al arquero enano.
fayance-lesson-last = Algo que pasa pocas veces: tras tres combates indecisos, las dos últimas cartas combaten sin que nadie elija. Si ese también queda indeciso, el territorio es para quien no lo giró.
fayance-lesson-crown = En su ejército no hay humanos, y en el tuyo sí. Gira el territorio hasta que ambos bandos combatan en la llanura y colócalo.
fayance-lesson-strike = Por la corona: envía al guerrero humano.
fayance-lesson-king = Un guerrero vence a un arquero: es el quinto territorio, ¡y el trono de Fayance es tuyo! Ya sabes lo necesario; lo demás está en el reglamento.
