### Guesclin !: the rulebook: the rules in full, with rulings that are ours and their reasons.

guesclin-book-box = Le jeu
guesclin-book-map = La carte
guesclin-book-fighters = Les combattants
guesclin-book-round = Le tour
guesclin-book-orders = Les ordres
guesclin-book-moving = Le déplacement
guesclin-book-melee = La mêlée
guesclin-book-shot = Le tir
guesclin-book-objects = Les objets
guesclin-book-leaving = Quitter la carte
guesclin-book-scenarios = Les scénarios
guesclin-book-end = La fin
guesclin-book-table = À cette table

## The game

guesclin-rule-aim = Deux camps s’affrontent sur une carte d’hexagones : la France (Français et Blésistes) et l’Angleterre (Anglais et Monfortistes). Chaque scénario dit ce qu’un camp doit atteindre ; qui l’atteint gagne.
guesclin-rule-banners = Chaque camp a une ou deux bannières : des groupes de { $bannerLeast } à { $bannerMost } combattants que l’on active ensemble, une fois par tour. Un allié est du même camp, un ennemi de l’autre.
guesclin-rule-open = Rien n’est caché : carte, combattants, ordres, objets et dés sont visibles de tous.
guesclin-rule-players = Chaque bannière a exactement un joueur, et toutes les bannières d’un joueur sont du même camp. Les deux premiers scénarios se jouent à deux, les autres de deux à { $players }. L’ordre d’activation ne dépend jamais de qui joue.
guesclin-rule-players-why = La règle imprimée laisse choisir des bannières d’un même côté et limite le premier scénario à deux joueurs.
guesclin-rule-ours = Les chiffres des pions, les cartes, les deuxième et troisième scénarios et toutes les limites de tours sont de nous.
guesclin-rule-ours-why = Le texte imprimé les annonce sans les montrer. Il ne donne que la MÊLÉE et la DÉFENSE d’un sergent, la DÉFENSE d’un compagnon et le TIR d’un arbalétrier ; nous les avons gardés.
guesclin-rule-ours-changed = Certains de nos chiffres ne sont plus les premiers. Le cavalier et le chevalier français ont { $one } de plus en DÉFENSE, le lieutenant anglais { $one } de plus en MÊLÉE, le cavalier anglais { $one } de moins en MÊLÉE. Au deuxième scénario, un piquier anglais se tient à la place d’un compagnon.
guesclin-rule-ours-changed-why = Pour qu’à force égale, on gagne à peu près aussi souvent avec chaque camp.

## The map

guesclin-rule-hexes = Les hexagones ont un côté plat en haut : les colonnes vont du nord au sud, et une colonne sur deux est décalée d’un demi-hexagone vers le sud. Une carte a { $columns } colonnes. Un hexagone se nomme par la lettre de sa colonne et son numéro depuis le nord.
guesclin-rule-hexes-why = La règle imprimée place par colonnes et mesure le courage par elles ; et elle donne deux voisins à l’hexagone nord-ouest. Seule cette disposition convient.
guesclin-rule-sides = Le côté ouest est la première colonne, le côté est la dernière ; le côté nord est le premier hexagone de chaque colonne, le côté sud le dernier. Un coin appartient à deux côtés.
guesclin-rule-sides-why = La règle imprimée nomme côtés et colonnes sans dire quels hexagones en font partie.
guesclin-rule-terrain = Un terrain facile (plaine, cour, pont) coûte { $easy } point, un terrain difficile (bois, hutte, gué) { $difficult }. On n’entre pas dans l’eau.
guesclin-rule-protects = De tous les terrains difficiles, seul le bois protège des tirs. Gués et ponts sont de nous ; les routes ne sont que dessinées.
guesclin-rule-protects-why = La règle imprimée dit qu’un terrain difficile protège « parfois », et sa liste ne nomme que le bois.
guesclin-rule-obstacles = Talus et murs se trouvent sur l’arête entre deux hexagones. Nul ne les franchit, aucun coup non plus ; les tirs passent. Les deux agissent de même.
guesclin-rule-stacking = Un seul combattant par hexagone, à tout moment. Il n’y a ni orientation ni zone de contrôle, et les objets à terre ne gênent jamais.
guesclin-rule-stacking-why = La règle imprimée n’en connaît aucune, et interdit de finir un déplacement là où quelqu’un se tient.

## Fighters

guesclin-rule-numbers = Un combattant a MOUVEMENT, MÊLÉE et DÉFENSE ; certains ont TIR. Un pion a deux faces : indemne et sonné.
guesclin-rule-traits = Un commandant, un par bannière, peut donner l’ordre de sa bannière. Un tirailleur paie { $easy } au lieu de { $difficult } en terrain difficile. Qui a l’initiative riposte quand on l’attaque en mêlée.
guesclin-rule-stunned = Sonné, un combattant a { $easy } de moins en MOUVEMENT, MÊLÉE et TIR et n’a plus l’initiative ; DÉFENSE et autres traits restent. Nul ne s’en remet.
guesclin-rule-stunned-why = La règle imprimée retourne le pion et n’en dit pas plus. Un homme sonné doit être plus faible, mais non plus facile à toucher, sinon le premier coup déciderait de tout.

## The round

guesclin-rule-round = Un tour active les bannières l’une après l’autre, dans l’ordre du scénario. Une bannière qui n’a plus personne sur la carte est sautée.
guesclin-rule-activation = Lors de son activation, la bannière peut d’abord recevoir un nouvel ordre. Puis ses combattants agissent l’un après l’autre, dans l’ordre voulu ; chacun fait une action ou aucune, et l’achève avant que le suivant commence.
guesclin-rule-order-ends = L’ordre de la fois précédente prend fin quand l’activation commence, même si l’on ne peut en donner de nouveau.
guesclin-rule-order-ends-why = La règle imprimée le fait durer jusqu’à ce que la bannière soit de nouveau activée.
guesclin-rule-action = Une action est générale ou spéciale. Action générale : un déplacement, si l’on veut, puis au plus un acte (attaquer, manier un objet, ou un acte du scénario). Action spéciale : un tir, sans déplacement. Après un acte ou un tir, on ne bouge plus.
guesclin-rule-action-why = La règle imprimée met le déplacement avant l’attaque ; qui manie un objet renonce à attaquer : manier prend donc la place de l’attaque.
guesclin-rule-placement = Avant le premier tour, chaque bannière est placée entière, l’une après l’autre. Chacun va sur un hexagone libre et praticable de sa zone ; le terrain difficile est permis. Personne n’a d’ordre, tous sont indemnes.
guesclin-rule-placement-why = La règle imprimée dit où, sans préciser comment.

## Orders

guesclin-rule-orders = Il y a { $orders } ordres. Prudence : MÊLÉE −{ $one }, DÉFENSE +{ $two }. À couvert : MOUVEMENT { $zero }, DÉFENSE +{ $two }. À l’assaut : MÊLÉE +{ $one }, DÉFENSE −{ $two }. Frappez : MOUVEMENT { $zero }, MÊLÉE +{ $one }. Avancez : MOUVEMENT +{ $two }, MÊLÉE −{ $one }. Foncez : MOUVEMENT +{ $two }, DÉFENSE −{ $two }.
guesclin-rule-order-once = Un commandant sur la carte peut donner un ordre par activation, avant que quiconque agisse, à un autre combattant de sa bannière, à n’importe quelle distance. L’ordre dure jusqu’à l’activation suivante de la bannière.
guesclin-rule-commander = Un commandant sonné commande. Un ordre reste en vigueur si le commandant tombe ou s’en va. Une bannière sans commandant ne reçoit pas d’ordres.
guesclin-rule-commander-why = La règle imprimée demande seulement qu’il se tienne sur la carte, et fixe la durée de l’ordre.
guesclin-rule-order-reach = Sonnés et porteurs peuvent recevoir un ordre. MOUVEMENT { $zero } interdit de bouger et de sortir, non d’attaquer, de tirer ou de manier un objet. L’ordre change MÊLÉE à l’attaque et à la riposte, DÉFENSE contre coups et tirs, jamais TIR.
guesclin-rule-order-reach-why = La règle imprimée modifie « les caractéristiques générales », et le tir est une caractéristique spéciale.

## Moving

guesclin-rule-move = Un déplacement est une suite d’hexagones voisins. Chacun coûte selon son terrain, et la somme ne dépasse pas le MOUVEMENT, ordre compris.
guesclin-rule-path = On n’entre pas deux fois dans un hexagone, et l’on ne revient pas au départ. Aucun pas n’est garanti : avec { $easy } point restant, on n’entre pas en terrain difficile.
guesclin-rule-path-why = La règle imprimée n’en dit rien ; ainsi, tout chemin peut s’écrire et se compter.
guesclin-rule-passing = Nul n’entre dans l’eau ni ne franchit un obstacle. On traverse ses alliés au coût normal, jamais ses ennemis. Le dernier hexagone doit être libre.

## Melee

guesclin-rule-attack = Un combattant attaque un ennemi sur un hexagone voisin, sans obstacle entre eux.
guesclin-rule-pool = Sa MÊLÉE, ordre compris, est la capacité. De { $most } à { $two }, on lance autant de dés et les deux meilleurs comptent. Avec { $one }, on en lance { $poolOne } et les deux plus mauvais comptent ; avec { $zero }, { $poolZero }, et les deux plus mauvais. Leur somme est le score.
guesclin-rule-capacity = Une capacité au-dessus de { $most } vaut { $most }, au-dessous de { $zero } vaut { $zero }.
guesclin-rule-capacity-why = Le tableau imprimé s’arrête là, et il y a { $most } dés.
guesclin-rule-defence = La défense est la DÉFENSE de la cible, ordre compris, plus la position. Une attaque touche si son score atteint au moins la défense. Un score de { $sure } touche toujours, un score de { $two } jamais.
guesclin-rule-position = Gauche et droite sont les deux hexagones voisins des deux combattants. Un allié de la cible qui s’y tient ajoute { $one } à la défense, un allié de l’attaquant en retire { $one }.
guesclin-rule-position-why = La règle imprimée annule le bonus pour un obstacle du côté du défenseur, et le malus pour un obstacle du côté de l’attaquant. Un obstacle est entre deux voisins : qui aide doit donc être voisin des deux.
guesclin-rule-flank = Qui se tient là ne compte que si aucun obstacle ne le sépare de l’un ni de l’autre.
guesclin-rule-flank-why = La règle imprimée nomme une arête, et son exemple annule pour l’autre. Qui ne peut atteindre l’un des deux ne pèse pas.
guesclin-rule-anybody = N’importe qui y compte : sonné, porteur d’un objet, surpris.
guesclin-rule-anybody-why = La règle imprimée demande seulement qui s’y tient.
guesclin-rule-result = Touché, un combattant indemne est sonné. S’il l’était déjà, il est neutralisé : il quitte la carte pour de bon.
guesclin-rule-riposte = Si la cible est indemne, a l’initiative et ne porte rien, elle riposte en même temps, sa MÊLÉE contre la DÉFENSE de l’attaquant ; alliés et ennemis des côtés comptent à l’inverse. Les deux jets se font avant tout effet, celui de l’attaquant d’abord.
guesclin-rule-riposte-always = La cible riposte toujours, aussi souvent qu’on l’attaque. On ne riposte ni à une riposte ni à un tir.
guesclin-rule-riposte-always-why = La règle imprimée dit qu’elle le peut ; y renoncer n’aiderait jamais.

## Shooting

guesclin-rule-shot = Qui a TIR et ne porte rien peut tirer sur un ennemi à portée au lieu d’une action générale. La ligne de vue existe toujours ; peu importe qui se tient entre eux ou à côté.
guesclin-rule-distance = La capacité est le TIR moins la distance, qui est de { $one } pour un hexagone voisin. Au-dessous de { $zero }, la cible est hors de portée.
guesclin-rule-distance-why = La règle imprimée compte « les hexagones qui les séparent », et son exemple en retire un pour un voisin.
guesclin-rule-cover = La défense est la DÉFENSE, ordre compris, +{ $wood } si la cible est dans un bois, et +{ $one } par bois et par obstacle traversé. La position ne compte pas.
guesclin-rule-shot-hit = Les dés de cette capacité se lancent et se gardent comme en mêlée. Un score qui atteint au moins la défense touche ; { $sure } touche toujours, { $two } jamais ; et l’effet est celui de la mêlée.
guesclin-rule-line = Le tir va droit d’un centre à l’autre. Un bois est traversé si la ligne passe à l’intérieur, sans compter les hexagones du tireur et de la cible ; un obstacle, si la ligne franchit son arête. Quand elle suit des arêtes, on la décale d’un cheveu de chaque côté, et le côté le moins encombré compte.
guesclin-rule-line-why = Une règle posée sur la table donne la même réponse aux deux joueurs, et la règle imprimée est généreuse pour les tireurs.
guesclin-rule-shot-still = Qui ne peut bouger, par ordre ou par surprise, peut tirer ; qui s’est déplacé dans cette action ne le peut pas.
guesclin-rule-shot-still-why = La règle imprimée interdit seulement de bouger et de tirer.

## Objects

guesclin-rule-load = Les objets sont des charges (le butin, les fagots) ou des charrettes. Le porteur d’un objet n’attaque, ne tire ni ne riposte, mais peut se déplacer. Touché, le porteur d’une charge reste indemne : c’est la charge qui tombe.
guesclin-rule-handling = On porte au plus un objet. Pour le prendre, il faut se tenir sur son hexagone ; les deux camps peuvent prendre une charge. On la donne à un combattant de sa bannière sur un hexagone voisin, sans obstacle entre eux ; qui la reçoit ne fait plus rien dans cette activation. Posé, un objet reste sur l’hexagone du porteur. Chacun de ces gestes est un acte.
guesclin-rule-handling-why = Sans cela, une chaîne de mains ferait traverser la carte au butin en une activation.
guesclin-rule-fall = Une charge tombe sur un hexagone voisin praticable et sans obstacle entre deux, occupé ou non ; s’il n’y en a pas, sur celui du porteur. Le joueur du porteur choisit.
guesclin-rule-lying = Plusieurs objets peuvent se trouver à terre sur un même hexagone. Un objet à terre y reste tant que personne ne le prend, et seule une charrette peut être détruite.
guesclin-rule-lying-why = Le jeu imprimé n’a qu’un seul objet, le butin.
guesclin-rule-carts = Le porteur d’une charrette est son conducteur. Comme tout porteur, il n’attaque, ne tire ni ne riposte. Quel que soit l’ordre, il a au plus { $cart } de MOUVEMENT, et il reste en terrain facile. Touché, il est sonné ou neutralisé comme les autres : sonné, il garde la charrette ; neutralisé, il la laisse sur son hexagone.
guesclin-rule-carts-why = Les charrettes sont de nous, comme le troisième scénario.
guesclin-rule-carts-taken = Seul le camp de France prend les charrettes, et elles ne se donnent pas. Mettre en pièces une charrette est un acte du camp d’Angleterre, sur l’hexagone d’une charrette sans conducteur, par un combattant qui n’a pas bougé dans cette action. La charrette quitte alors le jeu.
guesclin-rule-carts-taken-why = Ainsi, une charrette peut encore être sauvée avant d’être mise en pièces.

## Leaving the map

guesclin-rule-leave = Là où le scénario le permet, un combattant sort depuis un hexagone du côté ou de la zone indiqués, en payant { $one } point de plus. Ce qu’il porte sort avec lui, et nul ne revient.
guesclin-rule-leave-free = Cet hexagone doit être libre d’autres combattants. Sortir fait partie du déplacement et termine l’action.
guesclin-rule-leave-free-why = La règle imprimée veut qu’il s’y tienne.

## The scenarios

guesclin-rule-surprise = Au premier tour, les combattants d’une bannière surprise ont MOUVEMENT { $zero }, et elle ne reçoit pas d’ordre. Ils peuvent attaquer, tirer, manier des objets et riposter.
guesclin-rule-surprise-why = Nos deux scénarios sont des ruses ; un ennemi surpris ne doit pas s’échapper aussitôt.
guesclin-rule-booty-placed = Le butin : on place d’abord les Anglais, sur l’hexagone nord-ouest et les deux voisins ; puis les Français, dans la colonne la plus à l’est. À chaque tour, on active d’abord les Français, puis les Anglais. Le valet porte le butin. Personne n’est surpris.
guesclin-rule-booty = Le butin : le cavalier anglais et son valet chargé du butin traversent la carte. Tout s’arrête dès que le sort du cavalier et du butin est fixé : butin sorti par les Français et cavalier neutralisé, victoire totale de la France ; cavalier sorti, victoire partielle. Pour l’Angleterre, c’est l’inverse.
guesclin-rule-booty-exits = Les Anglais ne sortent que par l’est. Un Français sort par le nord ou le sud, et seulement avec le butin.
guesclin-rule-booty-exits-why = La règle imprimée dit l’ouest. Mais les Anglais y commencent : ils partiraient aussitôt. Ils vont à Fougeray, qui est à l’est, là où attend l’embuscade.
guesclin-rule-booty-partial = Un seul des deux ne suffit pas à terminer la partie. Si un camp n’a plus personne, le butin resté sur la carte va à l’autre camp et le cavalier resté compte comme sorti. À la limite de { $roundsBooty } tours, le butin encore sur la carte donne un match nul ; s’il est sorti, le cavalier encore sur la carte compte comme sorti.
guesclin-rule-booty-partial-why = Ainsi une victoire partielle peut encore devenir totale, et toute partie finit.
guesclin-rule-woodcutters-placed = Les bûcherons : on place d’abord les Anglais, le lieutenant au donjon, le valet au châtelet, les autres dans la cour ; puis les Français, le chevalier et les deux compagnons à la tête du pont, les autres à la lisière du bois, à l’ouest.
guesclin-rule-woodcutters-first = À chaque tour, on active d’abord les Français, puis les Anglais. Les Anglais sont surpris. Le chevalier et les deux compagnons portent chacun un fagot. Au début, le pont est baissé, et tous les postes arborent la bannière d’Angleterre.
guesclin-rule-woodcutters = Les bûcherons : un poste arbore la bannière du dernier à y avoir fini un déplacement. Les { $posts } postes français à la fin d’un tour : victoire totale de la France. À la limite de { $roundsWood } tours, deux postes français : victoire partielle de la France ; un seul, partielle, et aucun, totale de l’Angleterre. Un camp sans personne perd aussitôt.
guesclin-rule-bridge = Qui se tient au treuil sans rien porter peut lever le pont, si rien ni personne n’est dessus, ou le baisser : c’est un acte, permis aux deux camps. On n’entre pas sur un pont levé. Un fagot sur le pont l’empêche de se lever, jusqu’à ce qu’on l’enlève.
guesclin-rule-carts-placed = Les charrettes de Rennes : on place les bannières, puis on les active à chaque tour, dans cet ordre : les Français dans les deux colonnes les plus à l’ouest, les Anglais dans leur camp, au milieu de la carte, les Blésistes dans la ville, les Monfortistes dans les lignes devant elle. Les Anglais sont surpris. Chaque charretier conduit une charrette.
guesclin-rule-carts-aim = Les charrettes de Rennes : un conducteur sort avec sa charrette par la porte Mordelaise, celle de la ville ; personne d’autre ne sort. La partie finit quand chaque charrette est en ville ou en pièces, ou après { $roundsCarts } tours. Toutes en ville : victoire totale de la France ; deux : partielle ; une : partielle de l’Angleterre ; aucune : totale.
guesclin-rule-carts-gone = La partie finit aussi quand un camp n’a plus personne sur la carte : si c’est l’Angleterre, les charrettes encore sur la carte comptent comme en ville ; si c’est la France, elles sont perdues. À la limite aussi, une charrette encore sur la carte est perdue.
guesclin-rule-field-placed = Combat en rase campagne : on place les bannières, puis on les active à chaque tour, dans cet ordre : Français, Anglais, Blésistes, Monfortistes. Les Français et les Blésistes se tiennent dans les deux colonnes les plus à l’est, les Anglais et les Monfortistes dans les deux plus à l’ouest. Nul ne porte d’objet, et personne n’est surpris.
guesclin-rule-field = Combat en rase campagne : qui neutralise les deux commandants adverses gagne aussitôt, et totalement.
guesclin-rule-courage = Courage : un commandant ne donne un ordre qu’à un combattant de sa colonne ou d’une colonne plus proche du bord de départ de sa bannière, là où ils se tiennent à ce moment.
guesclin-rule-courage-why = La règle imprimée ne dit pas quand on compare les colonnes.
guesclin-rule-field-limit = À la limite de { $roundsField } tours, le camp qui a neutralisé le plus de commandants gagne en partie ; à égalité, celui qui a neutralisé le plus de combattants ; à égalité encore, match nul.
guesclin-rule-field-limit-why = Le scénario imprimé n’a pas de limite, et deux camps patients attendraient sans fin.

## The end

guesclin-rule-ends = On regarde si la partie finit après chaque acte, tir et déplacement, et à la fin de chaque tour ; la limite en dernier. Si plusieurs fins coïncident, le but du scénario passe avant le camp sans personne, et celui-ci avant la limite.
guesclin-rule-ends-why = La règle imprimée dit seulement que la partie s’arrête dès qu’un but est atteint.

## At this table

guesclin-rule-table-undo = Déplacements, ordres et maniements d’objets se reprennent au sein d’une activation, jusqu’au dernier dé. Ce qui suit un dé lancé reste.
guesclin-rule-table-undo-why = Nul ne relance un dé, et nul ne devrait perdre pour un doigt qui glisse.
guesclin-rule-table-odds = Avant chaque coup et chaque tir, la table montre la chance exacte. Les automates voient les mêmes chiffres, et les dés ne sont jamais pipés.
guesclin-rule-table-odds-why = Rien n’est caché dans ce jeu : nul ne devrait avoir à compter seul.
guesclin-rule-table-hints = On peut demander un conseil à tout moment, et l’on peut désactiver les conseils. Ils sont comptés, et le résultat en donne le nombre.
guesclin-rule-table-hints-why = Ils aident à apprendre. Chacun doit savoir comment une partie a été gagnée.
