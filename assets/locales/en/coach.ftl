### What the tutorials of all games say: how far a player has come, buttons, answers to presses.

tutorial-fresh = Not begun yet
tutorial-at = Left at step { $step } of { $steps }
tutorial-done = Played to the end
tutorial-again = From the start
tutorial-step = Step { $step } of { $steps }
tutorial-on = Go on
tutorial-back = Back
tutorial-finish = Finish
lesson-wrong-read = Read this first; “Go on” leads to the next step.
lesson-wrong-hint = You need no hint here: press what glows.
