### Notes for a first game of Guesclin !: what happens for the first time, in one or two short sentences.

note-guesclin-aim = Este panel dice qué decide la partida y cómo está ahora.
note-guesclin-banners = Las banderas actúan una tras otra, una vez por ronda. Dentro de una bandera, el orden es libre.
note-guesclin-orders = Antes de que actúe nadie, el comandante puede dar una orden a otro combatiente. Dura hasta la siguiente activación.
note-guesclin-reach = Los números son los puntos que quedan allí. Un combatiente se mueve y luego hace como mucho un acto; un tiro sustituye a ambos.
note-guesclin-undo = Órdenes y movimientos se pueden deshacer, hasta que se tiren dados o acabe la activación.
note-guesclin-sum = La puntuación debe alcanzar esta defensa. Un aliado del blanco, vecino de ambos, le suma 1; uno de los tuyos le resta 1.
note-guesclin-line = Cada bosque y cada obstáculo que cruza esta línea suma 1 a la defensa; en un bosque se está aún más a cubierto.
note-guesclin-dice = Se tiran hasta cinco dados, pero solo valen dos: los mejores, o los peores si la capacidad es 1 o 0.
note-guesclin-riposte = Quien tiene iniciativa responde a la vez, salvo aturdido o cargado. También quien recibe un golpe puede haber acertado.
note-guesclin-stunned = Aturdido: 1 menos de MOVIMIENTO, MELÉ y TIRO, y sin respuesta. Nadie se recupera, y otro acierto neutraliza.
note-guesclin-out = Un aturdido alcanzado otra vez sale del mapa para siempre. Sin comandante, una bandera ya no recibe órdenes.
note-guesclin-object = Quien lleva un objeto no ataca ni dispara. Tomar, dar y dejar son actos, como un ataque.
note-guesclin-fall = Quien lleva una carga y es alcanzado sale ileso: cae la carga, donde quiera su jugador.
note-guesclin-threat = «Amenaza» muestra dónde podrían golpear o disparar los enemigos, y cuántos son.
note-guesclin-round = Todas las banderas han actuado: empieza otra ronda y todos pueden volver a actuar. Las rondas están contadas.
