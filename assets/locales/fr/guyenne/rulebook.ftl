### Le livret de règles : chapitres, paragraphes (rule-…), raisons de nos choix (…-why), exemples. Les nombres viennent des règles.

## Les chapitres

book-goal = But et cartes
book-setup = Mise en place
book-placement = Pose des cartes
book-reinforcement = Renforts
book-combat = Combats
book-losses = Cartes perdues
book-round-end = Fin du tour, pioches
book-end = Fin et points
book-camps = Camps partagés
book-table = À cette table

## But et cartes

rule-aim = Deux camps se disputent { $castles } châteaux. Un camp gagne aussitôt s’il les tient tous à la fin d’un tour. Sinon, les points décident quand les cartes s’épuisent.
rule-castles = Les { $castles } châteaux sont en ligne. Chacun est neutre, anglais ou français ; au début, tous sont neutres. Une flèche sur la carte montre qui le tient.
rule-castles-old = Dans l’édition de 2021, les { $castles } cartes montrent les parties d’un seul château. On les joue de même ; cette table montre ses propres châteaux.
rule-names = D’ouest en est, les châteaux s’appellent Chauvigny, La Prune-au-Pot, Crozant, Cluis, Sarzay et Huriel.
rule-names-why = Aucun de nos textes ne donne la liste des châteaux de la boîte : c’est notre choix, le long de l’ancienne frontière. Aucune règle ne dépend des noms.
rule-pack = Chaque camp a { $pack } cartes d’action : un héros et { $values } cartes de valeur, dont { $fives } valent { $five }, { $fours } valent { $four }, { $threes } valent { $three } et { $twos } valent { $two }. Les Anglais sont rouges et suivent le Prince Noir, les Français sont bleus et suivent du Guesclin.
rule-strength = Par ordre de force, le héros passe avant le { $five }, le { $five } avant le { $four }, et ainsi de suite jusqu’au { $two }.

## Mise en place

rule-deal = Chaque camp mélange ses { $values } cartes de valeur en une pioche face cachée, prend son héros en main et pioche { $draws } cartes : une main de { $hand }. On ne joue que des cartes de sa main. La défausse, face cachée, se forme à côté de la pioche.
rule-first-player = Les Anglais jouent en premier au premier tour. La carte premier joueur se retourne après chaque tour : les camps alternent.
rule-reserve = Au niveau expert, chaque camp pose d’abord { $aside } cartes de valeur de son choix, face cachée, dans sa défausse, jamais le héros. Elles reviennent la première fois que la défausse est mélangée.
rule-reserve-choice = On choisit les { $aside } cartes avant de mélanger la pioche, parmi les { $values } cartes de valeur.
rule-reserve-choice-why = La règle dit seulement « en début de partie ». Choisir avant le mélange laisse aux deux camps le même choix, quoi qu’ils piochent.

## Pose des cartes

rule-first-castle = Le premier camp désigne un château de son choix et pose devant lui 1 à { $most } cartes face cachée.
rule-answer = L’autre camp répond devant ce château, lui aussi avec 1 à { $most } cartes face cachée. Aucun autre château ne convient.
rule-second-castle = Puis ce même camp désigne un second château, n’importe lequel sauf le premier, et y pose 1 à { $most } cartes. Le premier camp y répond, et la pose est finie.
rule-both-castles = Chaque camp doit jouer au moins une carte devant chacun des deux châteaux du tour. Qui joue au premier garde donc une carte pour le second.
rule-most = Au plus { $most } cartes d’un camp devant un château à chaque tour, renforts compris.
rule-sides = Devant un château neutre ou ennemi, les cartes attaquent : leur petit côté fait face au château. Devant son propre château, elles défendent : leur grand côté lui fait face.
rule-own-cards = On peut regarder à tout moment les cartes que l’on a posées soi-même.

## Renforts

rule-reinforce = Après la pose, les camps jouent à tour de rôle, le second d’abord. À son tour, on ajoute une ou plusieurs cartes de sa main, face cachée, devant l’un des deux châteaux du tour, ou l’on passe.
rule-pass = Un camp qui a passé peut encore renforcer plus tard, sauf si l’autre passe aussi : les renforts sont finis quand les deux camps passent de suite, ou quand plus personne n’a de carte.
rule-no-cards = Un camp sans carte en main passe de lui-même.
rule-no-cards-why = Il ne pourrait rien faire d’autre, et personne n’a ainsi de bouton à toucher. Tout le monde voit bien que sa main est vide.
rule-no-reinforcement = L’édition de 2021 n’a pas de renforts : le combat suit la pose.

## Combats

rule-combat-order = On combat d’abord au château désigné en premier, puis au second.
rule-combat-order-why = La règle ne donne pas d’ordre. Celui-ci est l’ordre du jeu : personne n’a à choisir.
rule-sum = On additionne les valeurs des cartes de chaque camp devant le château. La plus forte somme gagne et prend le château.
rule-tie = Une égalité ne change rien : un château neutre reste neutre, un château tenu reste à son camp.
rule-neutral-combat = Devant un château neutre, les deux camps attaquent et retournent leurs cartes ensemble. Personne ne peut y céder.
rule-show = Devant un château tenu, on retourne d’abord les cartes de l’attaque. La défense peut alors retourner les siennes ; elle ne peut gagner qu’en les montrant.
rule-concede = La défense peut aussi céder : ses cartes vont face cachée à la défausse et l’attaque a gagné, quelles qu’elles soient.
rule-concede-secret = La valeur des cartes cédées reste secrète pour l’autre camp, même dans la chronique et quand on revoit la partie, jusqu’à ce qu’elle soit finie.
rule-concede-secret-why = La règle permet de défausser sans montrer. Une chronique qui donnerait les valeurs reprendrait ce droit.
rule-hero = Un héros l’emporte sur un camp qui n’en joue pas là, si forte que soit sa somme.
rule-heroes = Si les deux héros sont devant un château, le combat finit à égalité, peu importe le reste.

## Cartes perdues

rule-no-loss = Au niveau de base, aucune carte ne quitte le jeu : toutes les cartes jouées vont à la défausse de leur camp.
rule-pillage = Les cartes perdues pour de bon sont posées face visible à côté des châteaux, au pillage, et ne reviennent jamais.
rule-forces-first = On compare les sommes avant toute perte : une carte qui sera perdue compte encore dans son combat.
rule-loss-neutral = Quand un château neutre est pris, le camp qui perd écarte, parmi les cartes qu’il y a posées, la plus forte, ou plusieurs qui valent ensemble au moins autant.
rule-loss-several = Tout ensemble d’au moins deux de ces cartes convient si sa somme atteint la plus forte, même s’il la contient.
rule-loss-several-why = La règle ne fixe pas d’autre limite que la somme. On peut vouloir se défaire de cartes faibles.
rule-loss-tie = Une égalité devant un château neutre ne coûte de carte à personne.
rule-loss-attack = Qui attaque un château ennemi perd la plus forte carte posée là, victoire ou non. Un héros compte comme la plus forte et se perd aussi. La défense ne perd rien.
rule-loss-always = L’attaque paie aussi à égalité, et quand la défense cède.
rule-loss-always-why = La règle dit « qu’il gagne ou perde ». Une égalité est une attaque manquée, un château cédé une attaque gagnée.
rule-loss-old = Qui prend un château à l’ennemi perd la plus forte carte posée là, même le héros. Personne d’autre ne perd de carte : ni l’attaque repoussée, ni la défense, ni qui que ce soit devant un château neutre ou à égalité.
rule-loss-old-conceded = On paie aussi pour un château que la défense a cédé.
rule-loss-old-conceded-why = La règle vise qui vient de prendre le château, de quelque façon que ce soit.

## Fin du tour, pioches

rule-round-end = Après les deux combats, toutes les cartes jouées vont face cachée à la défausse de leur camp. Chaque camp complète sa main à { $hand }, la carte premier joueur se retourne et un nouveau tour commence.
rule-reshuffle = La première fois qu’une pioche s’épuise, on mélange la défausse pour en faire une nouvelle. Épuisée { $passes } fois, elle reste vide, et son camp ne pioche que ce qu’il y a.
rule-reshuffle-expert = Au niveau expert, on refait chaque fois la pioche avec la défausse, jusqu’à ce qu’elle se soit épuisée { $passes } fois ; alors elle reste vide.
rule-exhausted = Une pioche est épuisée dès que sa dernière carte est piochée. On mélange aussitôt la défausse, et l’on continue à piocher.
rule-exhausted-why = C’est la règle prise à la lettre. Cela compte quand la dernière carte complète une main.
rule-empty-reshuffle = Si la défausse est vide au moment de la mélanger, la pioche compte comme épuisée une fois de plus.
rule-empty-reshuffle-why = Sinon le compte attendrait des cartes qui ne peuvent venir, et la partie pourrait ne pas finir.

## Fin et points

rule-end-six = Un camp qui tient les { $castles } châteaux à la fin d’un tour a gagné, par { $row } points à 0. La partie est alors finie, et plus personne ne joue.
rule-end-cards = La partie finit aussi si, une fois les mains complétées au début d’un tour, un camp dont la pioche s’est épuisée { $passes } fois a au plus une carte en main.
rule-end-expert = Au niveau expert, il faut qu’une pioche se soit épuisée { $passes } fois ; là aussi, on joue jusqu’à ce que son camp commence un tour avec au plus une carte.
rule-end-expert-why = Pour ce niveau, la règle ne dit que le nombre d’épuisements. Sans cette dernière condition, on ne pourrait plus jouer les cartes encore en main.
rule-points = Un château isolé vaut { $alone }. Chaque château d’un groupe ininterrompu d’au moins deux châteaux du même camp vaut { $grouped }.
rule-tiebreak = À égalité de points, le camp à qui il reste le plus de cartes non dépensées l’emporte : celles de la main et de la pioche après le dernier tirage, sans la défausse.
rule-points-old = Chaque château vaut { $single } ; chaque château du plus grand groupe d’un camp vaut { $single } de plus ; chaque carte non dépensée, en main ou dans la pioche, vaut { $single }.
rule-tiebreak-old = À égalité de points, le camp du plus grand groupe l’emporte, puis celui à qui il reste le plus de cartes non dépensées.
rule-single-group = Un château isolé n’est pas un groupe.
rule-single-group-why = La règle demande au moins deux châteaux pour un groupe ; nous comptons de même pour départager.
rule-draw = Si tout cela aussi est égal, la partie est nulle.
rule-draw-why = Les règles ne donnent rien d’autre à comparer.

## Camps partagés

rule-camps = À trois, un camp est partagé, à quatre, les deux. Les partenaires ont une seule pioche et une seule défausse ; le reste se joue comme à deux.
rule-drawer = Une personne du camp pioche jusqu’à ce que les deux mains fassent ensemble { $hand } cartes, héros compris au premier tour. Au tour suivant, l’autre pioche, et ainsi de suite.
rule-give = Qui pioche donne 1 à { $given } cartes à l’autre partenaire, en garde au moins une, et dit qui des deux joue en premier ce tour-ci.
rule-give-few = Avec une seule carte, on n’en donne pas. Qui pioche et reste sans carte en reçoit une ou plusieurs de l’autre partenaire, qui en garde au moins une, et dit quand même l’ordre.
rule-give-few-why = Vers la fin, les cartes manquent pour suivre la règle. Chacun devrait avoir une carte à jouer.
rule-give-any = On peut donner n’importe quelle carte, même le héros. Les cartes encore en main après un tour ne changent pas de main.
rule-give-any-why = La règle ne limite que le nombre, et ne dit jamais d’échanger les mains.
rule-order-open = Le camp qui joue en premier donne ses cartes et dit son ordre en premier. Le nombre de cartes données et l’ordre sont connus de tous.
rule-order-open-why = Autour d’une table, tout le monde le verrait. Un ordre fixe évite qu’un camp attende l’autre.
rule-partner-castle = Chaque partenaire ne joue et ne renforce que devant un château : qui joue en premier devant le premier, l’autre devant le second. On peut poser toute sa main, jusqu’à { $most } cartes.
rule-partner-names = Dans le camp qui commence, qui joue en premier désigne le premier château. Le second château est désigné, dans l’autre camp, par qui joue en second.
rule-partner-turns = Les renforts suivent cet ordre : le premier partenaire du second camp, le premier du premier camp, le second du second, le second du premier. C’est fini quand tous passent de suite. Qui joue seul a les deux tours de son camp, devant l’un ou l’autre château.
rule-partner-turns-why = La règle dit seulement où l’on renforce. Cet ordre donne son tour à chaque château.
rule-partner-decides = Qui a joué devant un château y décide : montrer ou céder, et quelles cartes sont perdues.
rule-partner-decides-why = On y connaît ses cartes ; l’autre partenaire ne les connaît pas.
rule-partner-silence = Entre partenaires, on ne parle pas des cartes de sa main.
rule-partner-cards = On ne voit pas la valeur des cartes que l’autre partenaire a posées.
rule-partner-cards-why = La règle laisse regarder les cartes que l’on a jouées soi-même, et aucune autre.
rule-partner-reserve = Au niveau expert, l’un des partenaires propose { $aside } cartes à mettre de côté. L’autre les accepte ou en désigne { $aside } autres, qui sont alors retenues.
rule-partner-reserve-why = La règle laisse les partenaires s’accorder de vive voix. À l’écran, il faut une proposition et une réponse.
rule-partner-end = Pour savoir si la partie finit, on compte ensemble les mains des deux partenaires.
rule-partner-end-why = Une seule pioche sert aux deux, et l’on joue les cartes d’un seul camp.
rule-youngest = Au premier tour, c’est la place I d’un camp partagé qui pioche ; le camp choisit qui s’y assoit.
rule-youngest-why = La règle le confie à la personne la plus jeune ; l’écran ne demande pas l’âge.

## À cette table

rule-table-bots = Un automate ne sait que ce que saurait une personne à sa place : ses propres cartes et ce qui est visible.
rule-table-bots-why = Un jeu de bluff ne vaut rien contre qui voit votre main.
rule-table-confirm = Un choix compte une fois validé ; jusque-là, on peut le changer ou le reprendre. Ce qui est validé reste.
rule-table-confirm-why = Comme à toute table, on répond à ce qui est posé.
rule-table-hints = On peut demander conseil à tout moment. Les conseils sont comptés, et le résultat en donne le nombre.
rule-table-hints-why = Ils aident à apprendre. Chacun doit savoir comment une partie a été gagnée.
rule-table-veil = Quand plusieurs personnes jouent au même écran, un rideau cache les mains entre les tours, ou toutes les mains sont face cachée et chacun regarde la sienne en privé.
rule-table-veil-why = Une carte que l’on n’a pas le droit de voir n’est pas du tout à l’écran.
