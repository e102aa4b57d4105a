### Notes for a first game of Guesclin !: what happens for the first time, in one or two short sentences.

note-guesclin-aim = Ce panneau dit ce qui décide de la partie, et où l’on en est.
note-guesclin-banners = Les bannières agissent l’une après l’autre, une fois par tour. Au sein d’une bannière, l’ordre est libre.
note-guesclin-orders = Avant que quiconque agisse, le commandant peut donner un ordre à un autre combattant. Il dure jusqu’à l’activation suivante.
note-guesclin-reach = Les nombres sont les points restants. Un combattant se déplace, puis fait au plus un acte ; un tir remplace les deux.
note-guesclin-undo = Ordres et déplacements se reprennent, tant qu’aucun dé n’est lancé et que l’activation dure.
note-guesclin-sum = Le score doit atteindre cette défense. Un allié de la cible, voisin des deux, l’augmente de 1, un des vôtres la diminue de 1.
note-guesclin-line = Chaque bois et chaque obstacle que traverse cette ligne ajoute 1 à la défense ; dans un bois, on est mieux protégé encore.
note-guesclin-dice = On lance jusqu’à cinq dés, mais deux seulement comptent : les meilleurs, ou les plus mauvais si la capacité est 1 ou 0.
note-guesclin-riposte = Qui a l’initiative riposte en même temps, sauf sonné ou chargé. Même un défenseur touché a pu frapper.
note-guesclin-stunned = Sonné : 1 de moins en MOUVEMENT, MÊLÉE et TIR, et plus de riposte. Nul ne s’en remet, et le coup suivant neutralise.
note-guesclin-out = Un combattant sonné que l’on touche quitte la carte pour de bon. Sans commandant, une bannière n’a plus d’ordres.
note-guesclin-object = Qui porte un objet n’attaque ni ne tire. Prendre, donner et poser sont des actes, comme une attaque.
note-guesclin-fall = Un porteur touché reste indemne : c’est la charge qui tombe, là où le veut son joueur.
note-guesclin-threat = « Menace » montre où les ennemis pourraient frapper ou tirer ensuite, et combien ils sont.
note-guesclin-round = Toutes les bannières ont agi : un nouveau tour commence, et tous peuvent agir. Le nombre de tours est limité.
