### Guesclin !: the rules in short, on one page.

guesclin-rules = Las reglas en breve
guesclin-rules-about = Qué puede hacer un combatiente y qué deben dar los dados: una página, siempre abierta.
guesclin-rules-goal = El objetivo
guesclin-rules-goal-1 = Cada escenario dice qué quieren ambos bandos; el panel muestra cómo va y quién ganaría ahora.
guesclin-rules-round = La ronda
guesclin-rules-round-1 = Las banderas actúan una tras otra. Primero el comandante puede dar una orden; luego cada combatiente hace una acción.
guesclin-rules-round-2 = Una acción: moverse y luego golpear o manejar un objeto. O disparar, sin moverse.
guesclin-rules-move = El movimiento
guesclin-rules-move-1 = Terreno fácil, 1 punto; difícil, 2 (hostigadores, 1). Ni agua, ni cruzar taludes o muros.
guesclin-rules-move-2 = Los aliados dejan pasar; los enemigos, no. Un combatiente por casilla.
guesclin-rules-melee = La melé
guesclin-rules-melee-1 = Tantos dados como MELÉ, valen los dos mejores. MELÉ 1: tres dados, los dos peores. MELÉ 0: cuatro, los dos peores.
guesclin-rules-melee-2 = Con la DEFENSA o más se acierta. Junto a ambos: aliado del atacado +1, del atacante −1, salvo obstáculo en medio.
guesclin-rules-melee-3 = 12 acierta siempre, 2 nunca. Un acierto aturde; otro neutraliza. Con iniciativa, el atacado ileso responde a la vez.
guesclin-rules-shot = El tiro
guesclin-rules-shot-1 = Dados según TIRO menos la distancia. DEFENSA +2 en un bosque, +1 por cada bosque y obstáculo en la línea.
guesclin-rules-orders = Las órdenes
guesclin-rules-order = { $order } { $effects }
