### Guesclin !: the rules in short, on one page.

guesclin-rules = Les règles en bref
guesclin-rules-about = Ce que peut faire un combattant, et ce que doivent donner les dés : une page, ouverte à tout moment.
guesclin-rules-goal = Le but
guesclin-rules-goal-1 = Chaque scénario dit ce que veulent les deux camps ; le panneau montre où l’on en est et qui gagnerait.
guesclin-rules-round = Le tour
guesclin-rules-round-1 = Les bannières agissent l’une après l’autre. Le commandant peut d’abord donner un ordre, puis chacun fait une action.
guesclin-rules-round-2 = Une action : se déplacer, puis frapper ou manier un objet. Ou tirer, sans bouger.
guesclin-rules-move = Le déplacement
guesclin-rules-move-1 = Terrain facile : 1 point, difficile : 2 (tirailleurs : 1). Pas d’eau, et nul ne franchit talus ni mur.
guesclin-rules-move-2 = On traverse ses alliés, non ses ennemis. Un combattant par hexagone.
guesclin-rules-melee = La mêlée
guesclin-rules-melee-1 = Autant de dés que de MÊLÉE, les deux meilleurs comptent. MÊLÉE 1 : trois dés, les deux pires. MÊLÉE 0 : quatre, les deux pires.
guesclin-rules-melee-2 = La DÉFENSE ou plus touche. À côté des deux : un allié de la cible +1, un allié de l’attaquant −1, sauf obstacle entre eux.
guesclin-rules-melee-3 = 12 touche toujours, 2 jamais. Touché, on est sonné ; une seconde fois, neutralisé. Avec l’initiative, la cible indemne riposte en même temps.
guesclin-rules-shot = Le tir
guesclin-rules-shot-1 = Dés selon TIR moins la distance. DÉFENSE +2 dans un bois, +1 par bois et par obstacle sur la ligne.
guesclin-rules-orders = Les ordres
guesclin-rules-order = { $order } { $effects }
