### What the tutorials of all games say: how far a player has come, buttons, answers to presses.

tutorial-fresh = Aún sin empezar
tutorial-at = Vas por el paso { $step } de { $steps }
tutorial-done = Capítulo completado
tutorial-again = Desde el principio
tutorial-step = Paso { $step } de { $steps }
tutorial-on = Seguir
tutorial-back = Atrás
tutorial-finish = Terminar
lesson-wrong-read = Primero lee esto; «Seguir» lleva al paso siguiente.
lesson-wrong-hint = Aquí no hace falta consejo: brilla lo que hay que pulsar.
