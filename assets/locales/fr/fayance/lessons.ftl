### The tutorial of Fayance: its chapter, the sentences of its steps, and the answers to wrong presses.

fayance-tutorial = Apprendre en jouant
fayance-tutorial-about = Une partie entière en quatre minutes, avec un guide à vos côtés.
fayance-tutorial-first = La première couronne
fayance-tutorial-first-about = L’armée, le duel, le territoire, les trois épreuves, les combats indécis et le trône.

## Wrong presses

fayance-lesson-wrong-card = Pas celle-ci maintenant : { $card }, ce sera pour plus tard. Appuyez sur la carte qui brille.
fayance-lesson-wrong-call = On pourrait l’annoncer aussi, mais notre histoire continue avec : { $troop }.
fayance-lesson-wrong-turn = Pas encore ainsi. Tournez jusqu’à avoir ceci de votre côté : { $terrain }.
fayance-lesson-wrong-early = Tout n’est pas encore choisi. Appuyez sur ce qui brille encore, puis confirmez.
fayance-lesson-no-keep-human = Gardez votre archer humain pour la prochaine plaine : elle vient bientôt. Envoyez le cavalier elfe.
fayance-lesson-no-halfling-waits = Aucun terrain n’avantage un mi-portion. Ici, votre archer humain est chez lui : envoyez-le.
fayance-lesson-no-for-later = Celle-là viendra plus tard. Appelez l’archer mi-portion : il se faufile là où personne n’est chez soi.
fayance-lesson-no-no-favour = Dans la plaine, un nain n’a aucun avantage, et votre guerrier ne bat un archer que si l’on en envoie un. Essayez le mi-portion.

## The steps

fayance-lesson-welcome = Bienvenue ! Vous jouez Sud, de ce côté de la table ; l’émailleur joue Nord. Le premier à s’emparer de cinq territoires est roi de Fayance.
fayance-lesson-cards = Chaque carte montre une troupe. Le cavalier bat le guerrier, le guerrier bat l’archer, l’archer bat le cavalier : rien ne peut y changer.
fayance-lesson-peoples = Chaque carte est aussi d’un peuple : les elfes aiment la forêt, les humains la plaine, les nains la montagne. Les mi-portions n’ont pas de terrain à eux ; ils se faufilent.
fayance-lesson-muster = Choisissez votre première armée : les quatre cartes qui brillent, avec chaque troupe au moins une fois. Puis confirmez.
fayance-lesson-armies = Les deux armées sont maintenant visibles ; vos huit autres cartes forment votre réserve. Rien n’est secret dans ce jeu, hors le choix du moment.
fayance-lesson-call = Qui tourne le premier territoire ? Un duel en décide, par la ronde des troupes. Annoncez cavalier, et confirmez.
fayance-lesson-leader = On a annoncé guerrier en face, et votre cavalier le bat : vous menez. Vous pouvez tourner le territoire avant de le poser.
fayance-lesson-turn = Chacun combat dans le terrain de son bord. En face, la forêt avantage leurs elfes. Tournez une fois : ils ont la montagne, où aucun d’eux n’est chez soi, et vous avez la plaine. Posez-le ainsi.
fayance-lesson-first = Chacun choisit maintenant une carte en secret. Envoyez votre cavalier elfe : appuyez sur la carte, puis confirmez.
fayance-lesson-troop = Un guerrier en face. Les troupes diffèrent : la plus forte l’emporte, quel que soit le terrain. Le territoire entre dans votre trône !
fayance-lesson-refill = Les deux cartes sont tombées. Pour chaque combat, une carte de la réserve rejoint l’armée. Appelez le guerrier elfe.
fayance-lesson-plain = Le vainqueur mène de nouveau. Votre archer humain veut la plaine : tournez le territoire jusqu’à l’avoir de votre côté, puis posez-le.
fayance-lesson-human = Envoyez votre archer humain : la plaine est son terrain.
fayance-lesson-terrain = Deux archers : les troupes ne décident rien. On regarde alors le terrain, et seul le vôtre est avantagé. Cela l’emporte même sur un mi-portion.
fayance-lesson-halfling = Appelez l’archer mi-portion. Il est bon d’en garder un pour un terrain qui n’avantage personne.
fayance-lesson-forest = La forêt est déjà de votre côté, et votre guerrier elfe l’aime. Posez le territoire comme il est.
fayance-lesson-scout = Essayez d’abord une carte qui coûte peu : envoyez votre cavalier mi-portion.
fayance-lesson-undecided = Deux mi-portions de même troupe : rien n’est décidé. Les deux cartes retournent en réserve, et l’on combat encore pour le même territoire.
fayance-lesson-again = Envoyez maintenant le guerrier elfe : la forêt est son terrain.
fayance-lesson-lost = Un cavalier ! Les troupes passent d’abord, et un cavalier bat un guerrier, même dans une forêt pleine d’elfes. Le territoire est perdu. Cela arrive : personne ne lit dans les pensées.
fayance-lesson-two = Il y a eu deux combats : chaque camp appelle donc deux cartes. Même celles qu’on vient de remettre peuvent revenir.
fayance-lesson-both = Appelez les deux cartes qui brillent : le cavalier mi-portion et le cavalier nain.
fayance-lesson-theirs = Le vainqueur a tourné le territoire : la forêt pour ses deux elfes, la plaine pour vous, et il n’y a pas d’humain dans votre armée.
fayance-lesson-slip = C’est l’heure de l’archer mi-portion. Si l’on vous oppose un archer qui n’est pas elfe, personne n’est avantagé, et votre mi-portion se faufile.
fayance-lesson-slipped = Deux archers, et personne chez soi : le seul mi-portion l’emporte. Trois territoires sont à vous.
fayance-lesson-third = Appelez le guerrier humain.
fayance-lesson-own = Vous menez de nouveau. La plaine est de votre côté, pour le guerrier humain. Posez-le ainsi.
fayance-lesson-guess = Pensez comme en face : dans sa forêt, Nord aimerait envoyer le guerrier elfe contre votre guerrier humain. Qui bat un guerrier ? Envoyez votre cavalier mi-portion.
fayance-lesson-four = Vous avez lu dans ses pensées ! Quatre territoires : il en manque un pour la couronne.
fayance-lesson-fourth = Appelez l’archer nain.
fayance-lesson-last = Un mot sur ce qui est rare : après trois combats indécis, les deux dernières cartes combattent sans choix. Si c’est encore indécis, le camp qui n’a pas tourné le territoire le garde.
fayance-lesson-crown = Il n’y a pas d’humain en face, et il y en a un chez vous. Tournez le territoire jusqu’à ce que les deux camps combattent dans la plaine, et posez-le.
fayance-lesson-strike = Pour la couronne : envoyez le guerrier humain.
fayance-lesson-king = Un guerrier bat un archer : c’est le cinquième territoire, et le trône de Fayance est à vous ! Vous savez tout ce qu’il faut ; le reste est dans le livret de règles.
