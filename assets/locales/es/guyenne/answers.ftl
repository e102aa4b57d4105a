### The answers to likely wrong presses in the tutorial, each about its own step.

lesson-no-edge = Un castillo al final de la fila solo tiene un vecino. Crozant tiene dos: nombra ese.
lesson-no-hero-waits = La partida acaba de empezar y aquí bastan seis. Guarda al héroe para un castillo que lo merezca.
lesson-no-later = El 3 basta para responder. Lo que falte se puede añadir en el refuerzo.
lesson-no-enough-there = Con seis, Crozant ya es fuerte. Es Sarzay, con un solo 3, quien necesita ayuda.
lesson-no-too-weak = Un 3 solo es débil: una carta fuerte francesa toma Sarzay. Añade el 2 antes de pasar.
lesson-no-other-side = Cluis también está junto a Crozant y serviría. Pero nuestra historia sigue en La Prune-au-Pot.
lesson-no-no-neighbour = Ese castillo no está junto a Crozant: no formarían grupo. Nombra La Prune-au-Pot.
lesson-no-eight = Tienes ocho contra siete: ceder sería regalar un castillo ganado. Muestra.
lesson-no-no-bluff = Eso sería un ataque de verdad. Para un farol basta la carta más débil: toma un 2.
lesson-no-known = Ninguna suma vence a un héroe: mostrada, tu carta pierde igual y todos la han visto. Cede.
lesson-no-hero-next = El héroe hará falta enseguida para recuperar La Prune-au-Pot. Aquí bastan el 5 y el 4.
lesson-no-alone = Junto a un héroe las demás cartas no aportan nada: gana solo o empata con otro héroe. Guárdalas.
lesson-no-nine = Tres doses son seis y tú tienes nueve: ceder sería regalar tu castillo. Muestra.
lesson-no-cheaper = El 4 también bastaría, pero te sirve más que dos doses. Entrega estos.
lesson-no-hero-lost = Atacar un castillo enemigo cuesta la carta más fuerte puesta allí: sería el héroe. Toma el 4 y el 3.
lesson-no-give-strong = Juegas primero y atacarás con el 5; el héroe también se queda contigo. Da el 4, el 3 y un 2.
lesson-no-middle = Se puede nombrar primero cualquier castillo. Nuestra historia empieza en Crozant, que tiene un vecino a cada lado.
lesson-no-seven-do = El 5 y el 2 suman siete, y aquí bastan. Guarda al héroe en la mano.
lesson-no-hero-gone = Un héroe jugado pasa muchas rondas en el descarte. Guárdalo para un castillo del que no podáis prescindir.
lesson-no-already-yours = Cluis ya es vuestro: allí solo podrías defender. Ataca Sarzay, al lado, y serán tres seguidos.
lesson-no-west-as-well = La Prune-au-Pot está junto a Crozant y también serviría. Pero nuestra historia sigue en Sarzay.
lesson-no-far-off = Ese castillo no está junto a ninguno de los vuestros. Sarzay sí, y serían tres seguidos.
