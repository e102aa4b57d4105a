### Notes for a first game of Fayance: what happens for the first time, in one or two short sentences.

note-fayance-muster = Cuatro de tus doce cartas forman el ejército; las demás esperan en la reserva. Con las tres tropas tienes respuesta a cada una de las suyas.
note-fayance-call = El arquero vence al jinete, el jinete al guerrero y el guerrero al arquero. El anuncio más fuerte dirige el primer territorio; no gasta ninguna carta.
note-fayance-lay = Diriges tú: gira el territorio. Cada bando combate en el terreno del borde que tiene delante; las marcas muestran a quién favorece.
note-fayance-laid = Aquí dirige el otro bando, que ha girado el territorio a su gusto. Tus cartas combaten en el terreno del borde que tienes delante.
note-fayance-choose = Ambos eligen en secreto. Se comparan primero las tropas, luego el terreno, luego los medianos: decide la primera prueba que los distinga.
note-fayance-troop = Las tropas eran distintas: ganó la más fuerte. Ni siquiera se miraron los pueblos ni el terreno.
note-fayance-terrain = Las tropas eran iguales, así que decidió el terreno: solo una de las dos cartas estaba favorecida por el terreno de su propio bando.
note-fayance-halfling = Las tropas eran iguales y nadie estaba favorecido: entonces un mediano vence a cualquier otro pueblo.
note-fayance-undecided = Nada distinguió las cartas. Ambas vuelven a las reservas, y sigue otro combate con las que quedan.
note-fayance-last = El cuarto combate lo libran las dos últimas cartas sin elegir. Si queda indeciso, gana el bando que no giró el territorio.
note-fayance-capture = Quien gana conquista el territorio y dirige el siguiente. Las dos cartas del último combate se pierden para siempre.
note-fayance-refill = Llama a las cartas que quieras de tu reserva, tantas como combates hubo. El otro bando hace lo mismo, en secreto.
note-fayance-four = Cuatro territorios conquistados: uno más, y este bando será rey.
