### The answers to likely wrong presses in the tutorial, each about its own step.

lesson-no-edge = Un château au bout de la rangée n’a qu’un voisin. Crozant en a deux : désignez celui-ci.
lesson-no-hero-waits = La partie commence à peine, et six suffisent ici. Gardez le héros pour un château qui en vaut la peine.
lesson-no-later = Le 3 suffit pour répondre. Ce qu’il faudra de plus s’ajoutera au renfort.
lesson-no-enough-there = Avec six, Crozant est déjà bien attaqué. C’est Sarzay, avec un seul 3, qui a besoin d’aide.
lesson-no-too-weak = Un 3 seul est faible : une seule carte forte des Français prend Sarzay. Ajoutez le 2 avant de passer.
lesson-no-other-side = Cluis est aussi à côté de Crozant et conviendrait. Mais notre histoire continue à La Prune-au-Pot.
lesson-no-no-neighbour = Ce château n’est pas à côté de Crozant : les deux ne feraient pas un groupe. Désignez La Prune-au-Pot.
lesson-no-eight = Vous avez huit contre sept : céder, ce serait donner un château gagné. Montrez.
lesson-no-no-bluff = Ce serait une vraie attaque. Pour bluffer, la plus faible carte suffit : prenez un 2.
lesson-no-known = Aucune somme ne bat un héros : montrée, votre carte perd aussi, et tous l’auront vue. Cédez.
lesson-no-hero-next = Le héros servira dans un instant, pour reprendre La Prune-au-Pot. Ici, le 5 et le 4 suffisent.
lesson-no-alone = À côté d’un héros, les autres cartes n’ajoutent rien : il gagne seul, ou fait égalité avec un autre héros. Gardez-les.
lesson-no-nine = Trois 2 font six, et vous avez neuf : céder, ce serait donner votre château. Montrez.
lesson-no-cheaper = Le 4 paierait aussi, mais il vous sert plus que deux 2. Donnez plutôt ceux-ci.
lesson-no-hero-lost = Attaquer un château ennemi coûte la plus forte carte posée là : ce serait le héros. Prenez le 4 et le 3.
lesson-no-give-strong = Vous jouerez en premier et attaquerez avec le 5 ; le héros reste aussi chez vous. Donnez le 4, le 3 et un 2.
lesson-no-middle = Tout château peut être désigné d’abord. Notre histoire commence à Crozant, qui a un voisin de chaque côté.
lesson-no-seven-do = Le 5 et le 2 font sept, et cela suffit ici. Gardez le héros en main.
lesson-no-hero-gone = Un héros joué reste de nombreux tours dans la défausse. Gardez-le pour un château dont vous ne pouvez vous passer.
lesson-no-already-yours = Cluis est déjà à vous : vous ne pourriez qu’y défendre. Attaquez Sarzay, à côté : cela en ferait trois de suite.
lesson-no-west-as-well = La Prune-au-Pot est à côté de Crozant et conviendrait aussi. Mais notre histoire continue à Sarzay.
lesson-no-far-off = Ce château n’est à côté d’aucun des vôtres. Sarzay l’est, et cela en ferait trois de suite.
