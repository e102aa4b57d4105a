### La galerie des châteaux : la carte, ce qui subsiste, ce qu’on raconte, et où en lire davantage.

learn-gallery = Les châteaux
learn-gallery-about = Les six châteaux du jeu : leurs cartes à retourner, un plan de la frontière, et où en lire davantage.
gallery-title = Les châteaux de la frontière
gallery-turn = Appuyez sur la carte pour la retourner
gallery-row = Le pointillé suit la ligne des châteaux, d’ouest en est. Aucune règle imprimée ne les nomme : ce choix est le nôtre.
gallery-front-spoken = { $castle } : son image ; appuyez pour retourner la carte
gallery-back-spoken = { $castle } : { $about } { $more }

land-poitou = Poitou
land-berry = Berry
land-marche = La Marche
land-bourbonnais = Bourbonnais

castle-chauvigny-more = Aujourd’hui, les murs du château des évêques abritent des rapaces que l’on montre en vol ; dans l’église, un chapiteau porte encore le nom de son sculpteur, Gofridus.
castle-prune-more = Elle se tient à mi-pente, sur la rive gauche de la Creuse ; ses douves recueillaient l’eau qui suinte du coteau. Une association veille sur elle.
castle-crozant-more = Au dix-neuvième siècle, les ruines attirèrent George Sand, puis des peintres. On raconte que le Prince Noir l’assiégea en vain en 1356.
castle-cluis-more = La commune a acheté les ruines en 1980. Chaque été depuis le début des années 2000, des bénévoles venus de partout consolident un pan de mur.
castle-sarzay-more = George Sand y situa un roman, Le Meunier d’Angibault, et l’appela Blanchemont. On raconte que son enceinte eut jadis trente-huit tours.
castle-huriel-more = Des quatre tourelles du quinzième siècle, deux subsistent. La légende veut qu’un seigneur à donjon de cent pieds ait eu droit de vie et de mort.

castle-chauvigny-site = Le site touristique de la Vienne
castle-prune-site = Les chemins de la guerre de Cent Ans
castle-crozant-site = Une page sur la Marche
castle-cluis-site = L’association de Cluis
castle-sarzay-site = Le site du château
castle-huriel-site = Le site de la commune
