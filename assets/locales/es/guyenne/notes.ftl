### Notes for a first game: what happens for the first time, in one or two short sentences.

note-naming = Un castillo se nombra pulsándolo; luego se eligen de una a cinco cartas. Los dos bandos juegan en los dos castillos de la ronda.
note-reinforcement = Añade cartas en un castillo, cinco como mucho en total, o pasa. Se puede añadir después, hasta que todos pasen seguidos.
note-sharing = En un bando compartido, quien roba da a su pareja de una a cinco cartas, guarda una y dice quién juega primero.
note-cost = Atacar un castillo enemigo tiene su precio: se gane o se pierda, la carta más fuerte jugada allí se pierde para siempre, incluso el héroe.
note-cost-old = Quien conquista un castillo enemigo pierde para siempre la carta más fuerte jugada allí, incluso el héroe. Nadie más pierde cartas.
note-attack = Atacan un castillo. Quien lo tiene lo defiende con el lado largo de las cartas y, en el combate, las muestra o cede.
note-hero = Un héroe gana a cualquier carta si no hay otro héroe. Dos héroes empatan, haya lo que haya además.
note-conceded = Quien cede descarta sus cartas sin mostrarlas y pierde el castillo. Hasta el final nadie sabrá cuáles eran.
note-tie = Un empate no cambia nada: el castillo queda como estaba, neutral o de un bando.
note-taken = Este castillo cambia de manos: su nuevo bando lo defiende desde ahora. El otro lo ataca con el lado corto de las cartas.
note-group = Los castillos vecinos de un bando son un grupo: al final cada uno vale dos puntos; un castillo solo vale uno.
note-group-old = Al final cada castillo vale un punto, y cada castillo del grupo mayor de un bando vale uno más.
note-pillage = Las cartas perdidas para siempre quedan a la vista en el saqueo. No vuelven a ningún mazo, y cualquiera puede contarlas.
note-hero-lost = El héroe era la carta más fuerte de un ataque a un castillo enemigo y se pierde para siempre.
note-hero-lost-old = El héroe era la carta más fuerte que conquistó un castillo enemigo y se pierde para siempre.
note-pile-out = Un mazo se ha agotado: el descarte se baraja y forma otro. La segunda vez queda vacío, y el final está cerca.
note-pile-out-expert = Un mazo se ha agotado: el descarte forma otro, con las cartas apartadas. La tercera vez queda vacío.
note-unspent = Cada carta que quede en la mano y en el mazo vale un punto al final. Guarda las que no necesites.
note-end-near = El final está cerca: este bando ya no tiene mazo. La partida acaba cuando, tras robar, le queda una carta o ninguna.
