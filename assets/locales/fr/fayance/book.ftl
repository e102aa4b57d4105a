### The rulebook of Fayance: the rules in full, with rulings that are ours and their reasons.

fayance-book-box = But et cartes
fayance-book-setup = Mise en place
fayance-book-land = Le territoire
fayance-book-combat = Le combat
fayance-book-undecided = Combats indécis
fayance-book-after = Après une victoire
fayance-book-end = La fin
fayance-book-table = À cette table

## Aim and cards

fayance-rule-aim = Le roi de Fayance est mort sans héritier. Deux camps se disputent son royaume, et le premier à s’emparer de { $win } territoires monte sur le trône.
fayance-rule-cards = Il y a { $cards } cartes armée. Chacune montre une troupe (archer, cavalier ou guerrier) et un peuple (elfes, humains, nains ou mi-portions). Chacune de ces { $kinds } sortes existe en double.
fayance-rule-twins = Les deux cartes d’une même sorte se valent. Qui tient les deux n’a là qu’un choix, et non deux.
fayance-rule-twins-why = Rien ne les distingue sur les cartes.
fayance-rule-ring = Les troupes forment une ronde : le cavalier bat le guerrier, le guerrier bat l’archer, l’archer bat le cavalier.
fayance-rule-favours = Les terrains avantagent les peuples : la forêt avantage les elfes, la plaine les humains, la montagne les nains. Aucun terrain n’avantage les mi-portions, mais ils sont forts là où personne n’est avantagé.
fayance-rule-land = Il y a { $territories } cartes territoire : des carrés où se rencontrent deux terrains, ou les { $terrains }.
fayance-rule-edges = Le territoire est posé entre les joueurs, et deux de ses bords comptent : chaque camp combat dans le terrain du bord qui lui fait face. Les deux autres ne comptent pas.
fayance-rule-nine = Ces { $territories } territoires et leurs noms sont de nous. Leur forme est un coude, deux moitiés ou une bande ; chaque forme existe une fois pour chaque terrain.
fayance-rule-nine-why = La règle imprimée montre une seule carte, comme exemple. En comptant et en mesurant, nous avons choisi un ensemble où elfes, humains et nains se valent.
fayance-rule-sides = L’un des camps est au nord, l’autre au sud. C’est la place à table qui en décide ; la règle les traite de la même façon.
fayance-rule-sides-why = Il faut des noms pour dire à qui est chaque bord, et pour noter une partie.

## Setting up

fayance-rule-deal = Toutes les cartes armée sont mélangées, et chaque camp en reçoit { $dealt }.
fayance-rule-pile = Les territoires sont mélangés en une pile, face visible. On ne voit que celui du dessus, et personne ne regarde plus bas. Dès qu’il est pris, on voit le suivant.
fayance-rule-pile-why = La règle imprimée dit seulement que la pile est face visible et qu’on en prend la première carte. Si tout l’ordre était connu, le calcul seul déciderait.
fayance-rule-muster = Chaque camp choisit { $army } de ses { $dealt } cartes et les pose face visible : c’est son armée. Les { $reserve } autres forment sa réserve.
fayance-rule-together = Les deux camps lèvent leur armée en même temps et en secret, en voyant le premier territoire. Puis on montre les deux armées ensemble.
fayance-rule-together-why = La règle imprimée ne donne pas d’ordre, et le second à choisir aurait déjà la réponse au premier.
fayance-rule-reserve = La réserve de l’autre camp n’est pas un secret. À cette table, le registre la montre.
fayance-rule-reserve-why = Toutes les cartes sont distribuées : chacun peut savoir ce que l’autre tient. Le cacher récompenserait la comptabilité, pas le jeu.
fayance-rule-opening = Avant le premier territoire, on décide qui mène : par un duel ou par le sort, comme on l’a choisi pour la partie.
fayance-rule-duel = Au duel, chacun annonce une troupe en secret, et la ronde des troupes décide : l’annonce la plus forte mène. On recommence si elles sont égales ; après { $equal } annonces égales, le sort décide.
fayance-rule-duel-why = La règle imprimée prévoit ici pierre-feuille-ciseaux ; la ronde des troupes, c’est le même jeu sous un autre nom. Le sort fait en sorte que cela finisse.
fayance-rule-lot = Si l’on a choisi le sort, il dit tout de suite qui mène.
fayance-rule-lot-why = Les chances sont les mêmes, et cela ne prend pas de temps.

## The territory

fayance-rule-lead = Celui qui mène prend le territoire du dessus de la pile, le tourne à son gré et le pose entre les armées. Personne d’autre ne le tourne.
fayance-rule-turns = Il y a { $turns } façons de le tourner, toutes permises, même si deux d’entre elles donnent les mêmes terrains. Celui qui mène voit alors les deux armées et le territoire suivant de la pile.
fayance-rule-turns-why = Une vraie carte se tourne d’autant de façons, et la prendre découvre la suivante.
fayance-rule-combats = On combat pour un territoire jusqu’à ce qu’un combat soit décidé, { $combats } fois au plus. Avant chacun des { $choices } premiers, les deux camps choisissent une carte.
fayance-rule-choice = Chaque camp choisit en secret une carte de son armée. Quand les deux ont confirmé, on montre les deux cartes ensemble.
fayance-rule-final = Tant que vous n’avez pas confirmé, vous pouvez changer d’avis ; ce qui est confirmé est définitif. Ce qu’on a envisagé puis repris n’est montré à personne.
fayance-rule-final-why = Dans la règle imprimée aussi, chacun confirme avant que l’on désigne une carte.

## The combat

fayance-rule-tests = Il y a une épreuve pour la troupe, une pour le terrain et une pour les mi-portions, dans cet ordre. La première qui distingue les deux cartes décide.
fayance-rule-troop = Troupes différentes : la plus forte dans la ronde l’emporte. On ne regarde même pas les peuples ni les terrains.
fayance-rule-troop-first = Une carte avantagée perd donc aussi, si sa troupe est la plus faible.
fayance-rule-terrain = Même troupe : si une seule des deux cartes est avantagée par le terrain où combat son propre camp, elle l’emporte.
fayance-rule-terrain-halfling = Une carte avantagée l’emporte aussi sur un mi-portion.
fayance-rule-terrain-own = Seul compte le terrain de son propre bord. Une carte que le bord d’en face avantagerait n’est pas avantagée.
fayance-rule-terrain-twin = Ainsi, même deux cartes jumelles peuvent se distinguer.
fayance-rule-halfling = Même troupe, et aucune carte n’est avantagée : si une seule est un mi-portion, elle l’emporte.
fayance-rule-undecided = Dans tous les autres cas, le combat est indécis ; par exemple si les deux cartes sont avantagées.
fayance-rule-two-halflings = Entre deux mi-portions de même troupe, rien n’est décidé : aucun terrain ne les avantage.
fayance-rule-nobody = Rien n’est décidé non plus si personne n’est avantagé et qu’aucun mi-portion ne combat.

## Undecided

fayance-rule-back = Après un combat indécis, chaque camp remet la carte jouée dans sa réserve, et un autre combat suit.
fayance-rule-stays = Le territoire reste comme il est : on ne le tourne plus.
fayance-rule-stays-why = Dans la règle imprimée, un territoire ne se tourne que lorsqu’on le pose.
fayance-rule-left = On ne complète pas les armées entre-temps : chacun choisit parmi les cartes qui restent. Une carte combat donc une fois au plus pour un territoire.
fayance-rule-fourth = Après { $choices } combats indécis, il reste à chaque camp une seule carte. Ces deux-là combattent sans choix.
fayance-rule-second = Si ce dernier combat est indécis lui aussi, il revient au camp qui n’a pas tourné le territoire, avec tout ce qu’apporte une victoire.

## After a victory

fayance-rule-fallen = Les deux cartes du combat décidé sont tombées et ne reviennent plus. Celles qu’on a remises auparavant sur ce territoire restent en réserve.
fayance-rule-fallen-open = Les cartes tombées sont face visible, et chacun peut les regarder.
fayance-rule-fallen-open-why = Tout le monde les a vues combattre.
fayance-rule-capture = Le vainqueur s’empare du territoire et le place dans son trône.
fayance-rule-capture-first = On s’empare d’abord du territoire ; on complète ensuite les armées.
fayance-rule-capture-first-why = L’ordre ne compte qu’à la fin : la dernière prise arrête aussitôt la partie, et compléter ne servirait à rien.
fayance-rule-refill = Puis chaque camp appelle des cartes de sa réserve jusqu’à ce que son armée en ait de nouveau { $army } : une carte pour chaque combat livré pour le territoire. Le nombre est le même pour les deux.
fayance-rule-refill-free = Les cartes appelées se choisissent librement, en secret et en même temps. Toute la réserve peut servir, même les cartes qu’on vient d’y remettre. Celles qui sont encore dans l’armée y restent.
fayance-rule-refill-free-why = Comme pour la première armée. La règle imprimée dit de compléter l’armée, non de piocher ni d’échanger.
fayance-rule-next = Le vainqueur mène sur le territoire suivant.
fayance-rule-next-after = Celui-ci est pris et tourné quand les deux armées sont complètes.
fayance-rule-next-after-why = C’est ainsi au début : les armées sont là avant qu’on tourne le premier territoire.

## The end

fayance-rule-king = Qui s’empare de { $win } territoires est roi de Fayance, et la partie s’arrête aussitôt.
fayance-rule-no-draw = Il n’y a pas de partie nulle : chaque territoire revient à un camp et, sur { $territories }, l’un des deux en a { $win } au plus tard après le dernier. Une partie compte de { $win } à { $longest } combats.
fayance-rule-ninth = On peut toujours compléter une armée, puisqu’un territoire coûte à chaque camp exactement une carte. Avant le dernier territoire, chacun a { $army } cartes, toutes dans son armée.
fayance-rule-resign = On ne peut pas abandonner ; une partie quittée peut être reprise.
fayance-rule-resign-why = La règle imprimée ne connaît qu’une fin.

## At this table

fayance-rule-table-bots = Un automate sait seulement ce qu’une personne saurait à sa place : ni l’ordre de la pile, ni un choix de votre part auquel il n’a pas encore répondu.
fayance-rule-table-bots-why = Deviner est le cœur de ce jeu. Contre quelqu’un qui regarde en cachette, il n’en resterait rien.
fayance-rule-table-hints = On peut demander un conseil à tout moment, et l’on peut désactiver les conseils. Ils sont comptés, et le résultat en donne le nombre.
fayance-rule-table-hints-why = Ils aident à apprendre ; qui n’en veut pas ne doit pas en voir le bouton.
fayance-rule-table-aids = Le registre de toutes les cartes et le tableau de ce qui arriverait sont des aides. Les réglages peuvent les cacher.
fayance-rule-table-aids-why = Ils ne disent rien que les cartes visibles ne disent à qui a de la patience.
fayance-rule-table-screen = Quand deux personnes partagent un écran, seul le choix du moment est caché à l’autre.
fayance-rule-table-screen-why = À ce jeu, tout le reste est visible.
