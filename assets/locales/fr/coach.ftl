### What the tutorials of all games say: how far a player has come, buttons, answers to presses.

tutorial-fresh = Pas encore commencé
tutorial-at = Quitté à l’étape { $step } sur { $steps }
tutorial-done = Joué jusqu’au bout
tutorial-again = Depuis le début
tutorial-step = Étape { $step } sur { $steps }
tutorial-on = Continuer
tutorial-back = Retour
tutorial-finish = Terminer
lesson-wrong-read = Lisez d’abord ceci ; « Continuer » mène à la suite.
lesson-wrong-hint = Pas besoin de conseil ici : appuyez sur ce qui brille.
