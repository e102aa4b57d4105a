# Les problèmes : leur liste, la carte sur la table, et les textes de chacun : nom, tâche, indice, pourquoi.

puzzles = Problèmes
puzzles-about = Une décision chacun, de facile à diabolique, avec indices, solution et explication.
puzzles-count = { $n } sur { $of } résolus
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-devilish = Diabolique
puzzles-rules = { $edition }, { $level }
puzzles-rules-partners = { $edition }, { $level }, partenaires
puzzles-said = { $rules } · { $progress }
puzzles-new = Nouveau
puzzles-tried = Essayé
puzzles-solved = Résolu
puzzles-solved-hint = Résolu avec un indice
puzzles-solved-move = Résolu, le coup était donné
puzzles-solved-solution = Résolu après la solution

## La carte et la bannière

puzzle-about = { $difficulty } · { $rules }
puzzle-goal-all = But : { $goals }, contre toute main
puzzle-goal-often = But : { $goals } le plus souvent possible
puzzle-goal-lead = But : la plus grande avance assurée
puzzle-so-far = Juste jusqu’ici. { $goal }
# Parties du but.
puzzle-to-win = gagner la partie
puzzle-to-hold = tenir { $castles }
puzzle-to-deny = leur refuser { $castles }
puzzle-to-keep-hero = garder votre héros
puzzle-to-keep = ne perdre aucune carte de { $value } ou plus
puzzle-against-anything = Il faut que cela réussisse contre toute main possible et toute réponse, comme s’ils connaissaient toutes les cartes.
puzzle-against-passive = Chaque main que les cartes permettent compte selon le nombre de façons de l’avoir. Ils n’ajoutent rien, montrent ce qui ne perd pas et cèdent le reste.
puzzle-hint-says = Indice : { $hint }
puzzle-begin = À la table
puzzle-again = Réessayer
puzzle-hint = Un indice
puzzle-move = Dire le coup
puzzle-solution = Voir la solution
puzzle-next = Problème suivant
puzzle-list = Tous les problèmes
puzzle-watch = Regardez la suite.
puzzle-missed = { $puzzle } · pas ainsi
puzzle-solved = { $puzzle } · résolu !
puzzle-shown = { $puzzle } · la solution
button-task = Énoncé
tip-task = L’énoncé du problème, avec les indices et la solution.

## La fin

puzzle-held = { camp-people-start } tenaient en main : { $cards }.
puzzle-laid = Devant { $castle }, { camp-people } avaient posé : { $cards }.
puzzle-lost = La fin : { $own } à { $theirs } en points, { camp-people } gagnent.
puzzle-equal = La fin : { $own } à { $theirs } en points, et les cartes non dépensées ne décident pas pour vous : { $unspent } à { $other }.
puzzle-not-over = La partie n’est pas encore finie.
puzzle-not-held = { $castle } n’est pas à vous à la fin.
puzzle-not-denied = { $castle } tombe : { camp-people } le prennent.
puzzle-hero-lost = Votre héros est perdu.
puzzle-card-lost = Une carte de { $value } ou plus est perdue.
puzzle-lead = { $n } points d’avance : personne ne peut être sûr de plus.
puzzle-lead-less = Contre la meilleure réponse, { $n } points d’avance ; on peut être sûr de { $best }.
puzzle-chance = Cela réussit { $n } fois sur cent, plus souvent que tout autre coup.
puzzle-chance-less = Cela réussit { $n } fois sur cent ; le meilleur coup, { $best } fois.

## Les problèmes

puzzle-tie = Montrez vos cartes
puzzle-tie-task = Dernier tour. Les combats commencent, et vous défendez Sarzay. Gagnez la partie.
puzzle-tie-hint = Que change une égalité ?
puzzle-tie-why = Huit contre huit, puis six contre six : l’égalité ne change rien, et les deux châteaux restent ce qu’ils sont. Deux châteaux à vous contre un à eux gagnent la partie. Céder, c’est en donner un.

puzzle-hero = Un héros
puzzle-hero-task = Dernier tour, vous commencez. Vous tenez un château, les Français quatre. Gagnez la partie.
puzzle-hero-hint = Quel château tient leur groupe ensemble ?
puzzle-hero-why = Seul leur héros arrêterait le vôtre, et il n’est pas dans leur main. Pris au milieu, Cluis rompt leur groupe et en fait un à vous : quatre points à trois. Votre cinq et votre trois valent tout ce qu’ils peuvent encore poser ailleurs, et l’égalité suffit.

puzzle-sarzay = Prendre Sarzay
puzzle-sarzay-task = Dernier tour, quatre cartes chacun, vous commencez. Prenez Sarzay, et gardez Crozant et Cluis.
puzzle-sarzay-hint = Comptez toutes les cartes : les vôtres et les leurs.
puzzle-sarzay-why = Vous tenez onze, eux neuf. Pour prendre, il faut un de plus qu’eux ; pour garder, autant : dix en tout, si vous pouvez les répartir ainsi. Le quatre devant Sarzay, il reste trois, deux et deux, qui compensent toute différence.

puzzle-seven = Six contre cinq
puzzle-seven-task = Les règles de 2021 : pas de renfort ; un point par château, par château du plus grand groupe et par carte non dépensée. Dernier tour, vous commencez. Gagnez la partie.
puzzle-seven-hint = Combien peuvent-ils poser au plus au premier château ?
puzzle-seven-why = Ils tiennent sept, mais une carte doit rester pour le second château : cinq est le plus qu’ils puissent poser devant La Prune-au-Pot, et six le prend. Cela coûte le quatre ; le cinq reste pour le second château.

puzzle-bridge = Le pont
puzzle-bridge-task = Dernier tour, vous commencez. Leur héros est dans leur main. Gagnez la partie.
puzzle-bridge-hint = Où une victoire joint-elle des châteaux ?
puzzle-bridge-why = Si leur héros répond devant La Prune-au-Pot, vos autres châteaux sont sûrs, et trois valent plus que deux. Sinon le cinq prend le château, au besoin avec le trois, et vous en tenez trois de suite : quoi que le héros prenne alors, vous restez devant. Devant Cluis, il pourrait répondre devant Crozant et le joindre aux leurs.

puzzle-walls = Derrière les murs
puzzle-walls-task = Votre trois défend déjà Cluis contre une carte face cachée. Vous choisissez le second château. Prenez Sarzay, et gardez Crozant et Cluis.
puzzle-walls-hint = Quelle carte se passe des autres ?
puzzle-walls-why = Le héros prend seul Sarzay, car le leur est parti. Le cinq et le deux restent donc libres pour Cluis, et avec le trois déjà posé ils valent plus que tout ce que les Français peuvent encore apporter.

puzzle-bait = L’appât
puzzle-bait-task = Dernier tour, vous commencez. Vous menez cinq points à un ; ils tiennent onze, vous huit. Gagnez la partie.
puzzle-bait-hint = Qu’est-ce qui décide à égalité de points ?
puzzle-bait-why = Un deux devant Cluis vous coûte peu, et ils doivent y répondre d’un trois ou plus. Avec le reste, ils prennent au plus un de vos châteaux : deux à deux. Mais il vous reste une carte non jouée, et à eux aucune.

puzzle-harvest = La moisson
puzzle-harvest-task = Dernier tour, vous commencez. Gagnez d’autant de points que vous pouvez en garantir.
puzzle-harvest-hint = Quel château les laisse sans rien ? Et laquelle de vos cartes ne se divise pas ?
puzzle-harvest-why = Pour prendre La Prune-au-Pot, il faut un de plus qu’eux ; pour tenir ailleurs, autant : neuf en tout contre leurs huit, et vous avez onze. Le cinq va d’abord, car seuls les deux se répartissent au besoin. Quatre châteaux en deux groupes font huit points, et eux n’en tiennent aucun.

puzzle-spare = Épargnez le héros
puzzle-spare-task = Niveau avancé : qui attaque un château ennemi y perd sa plus forte carte posée. Dernier tour, vous commencez. Gagnez la partie, et gardez votre héros.
puzzle-spare-hint = Le héros n’est perdu que là où il attaque. Que peut-il faire dans votre main ?
puzzle-spare-why = Le cinq devant Cluis coupe les trois châteaux du milieu : deux points à deux. Le quatre et le trois le suivent, ou répondent au second château, selon la façon dont les Français partagent leurs neuf. Le héros reste en main, et là il décide comme carte non dépensée.

puzzle-partners = Deux partenaires
puzzle-partners-task = Deux contre deux, dernier tour. Votre partenaire défend Crozant avec une carte contre trois et n’en a plus. Vous avez posé un deux devant Cluis contre une carte. Gagnez la partie.
puzzle-partners-hint = Crozant peut tomber. Et alors ?
puzzle-partners-why = Si Crozant tombe, les deux camps ont cinq points dès que vous prenez Cluis, et les cartes non dépensées décident. Le héros le prend seul, quoi qu’il y ait, et vous laisse deux cartes contre une. Avec une de plus, la partie serait nulle.

puzzle-kept = Quelle carte ont-ils gardée ?
puzzle-kept-task = Dernier tour. Les Français ont un héros, un trois et un deux : deux de ces cartes sont devant Crozant, une dans leur main. Vous choisissez le second château. Gagnez la partie.
puzzle-kept-hint = Le héros est devant Crozant, ou dans leur main. Trouvez le coup à qui cela est égal.
puzzle-kept-why = Avec le quatre devant Cluis, pas besoin de savoir. S’ils ont gardé le héros, Cluis reste à eux, mais cinq devant Crozant ne bat pas vos sept. Si le héros est devant Crozant, ils ont un trois ou un deux pour Cluis, et le quatre le prend. Dans les deux cas, deux à deux, et le deux que vous avez gardé décide.

puzzle-two-backs = Deux dos
puzzle-two-backs-task = Dernier tour. Les Français ont posé toutes leurs cartes : deux devant Huriel, trois devant La Prune-au-Pot. Gagnez le plus souvent possible.
puzzle-two-backs-hint = Devant Huriel, il n’y a que deux cartes. Comptez celles qui peuvent y être.
puzzle-two-backs-why = Avec le cinq, vous avez dix devant Huriel. Neuf cartes françaises n’ont pas été vues : le héros, deux cinq, un quatre, deux trois et trois deux. Des trente-six paires possibles, seules celles du héros et les deux cinq résistent à dix. Votre deux reste non dépensé, et décide à égalité de points.

puzzle-one-back = Un dos
puzzle-one-back-task = Dernier tour. Une carte anglaise est devant Chauvigny, trois devant Sarzay, et une n’est pas dépensée. Gagnez le plus souvent possible.
puzzle-one-back-hint = Il y aura égalité de points : comptez aussi ce que vous gardez en main.
puzzle-one-back-why = Chauvigny pris, c’est cinq à cinq, et les cartes non dépensées décident : il faut en garder deux contre une. On peut donc ajouter une carte, et le trois y fait cinq. Des neuf cartes que peut être celle de Chauvigny, seuls le héros et le cinq y résistent.
