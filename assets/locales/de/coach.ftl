### What the tutorials of all games say: how far a player has come, buttons, answers to presses.

tutorial-fresh = Noch nicht begonnen
tutorial-at = Verlassen bei Schritt { $step } von { $steps }
tutorial-done = Zu Ende gespielt
tutorial-again = Von vorn
tutorial-step = Schritt { $step } von { $steps }
tutorial-on = Weiter
tutorial-back = Zurück
tutorial-finish = Fertig
lesson-wrong-read = Lies das zuerst; „Weiter“ führt zum nächsten Schritt.
lesson-wrong-hint = Hier braucht es keinen Tipp: Was zu drücken ist, leuchtet.
