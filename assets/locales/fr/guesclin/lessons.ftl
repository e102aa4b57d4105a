### Guesclin !: the tutorial.

guesclin-tutorial = Apprendre en jouant
guesclin-tutorial-about = Les deux premiers tours d’un scénario en cinq minutes, avec un guide à vos côtés.
guesclin-tutorial-first = L’embuscade
guesclin-tutorial-first-about = Déplacements, ordres, tirs, coups et ripostes, le butin, et la fin d’une partie.

## The steps

guesclin-lesson-welcome = Vous menez les Français, Bertrand du Guesclin et sa bande. Un cavalier anglais se rend à Fougeray, et son valet porte le butin.
guesclin-lesson-aims = Voici ce qui décide de la partie : le butin et le cavalier. Sortez le butin par le côté nord ou le côté sud, et neutralisez le cavalier.
guesclin-lesson-around = Regardez d’abord autour de vous : « Carte » montre toute la carte ou une partie. On peut la déplacer, l’agrandir et la réduire avec la molette, deux doigts ou les gâchettes.
guesclin-lesson-reach = Choisissez le franc-archer : la carte montre alors où il peut aller.
guesclin-lesson-numbers = MOUVEMENT 5 : les chiffres sur la carte sont les points qu’il lui reste. La plaine coûte 1, bois et gués coûtent 2, mais 1 seulement à un tirailleur comme lui. Talus et eau arrêtent tout le monde.
guesclin-lesson-order = Avant toute action, le commandant peut donner un ordre. Donnez « Avancez ! » à l’archer, pour 2 points de plus : ouvrez les ordres, prenez celui-là et confirmez.
guesclin-lesson-march = Avec 7 points, il va jusqu’au gué en J2. Appuyez sur l’hexagone, regardez le chemin, puis confirmez.
guesclin-lesson-second = Chaque combattant agit une fois. Au second compagnon : en L2.
guesclin-lesson-third = Le premier compagnon prend la route jusqu’en L6.
guesclin-lesson-commander = Guesclin lui-même le suit en M6.
guesclin-lesson-danger = Avant de finir l’activation : « Menace » montre où l’ennemi pourrait frapper ensuite.
guesclin-lesson-threatened = Les chiffres disent combien d’entre eux atteignent un hexagone. Aucun n’atteint vos hommes, tout va bien. Le sergent reste en arrière et garde la route.
guesclin-lesson-finish = Finissez l’activation. Qui n’a pas agi ne fera rien.
guesclin-lesson-met = Les Anglais ont avancé. Le cavalier est en H5, le valet et son butin en G3, à portée de tir.
guesclin-lesson-line = Un tir tient lieu de déplacement. Choisissez l’archer, puis le valet : la ligne de tir apparaît.
guesclin-lesson-odds = TIR 4 moins 3 hexagones de distance donne une capacité de 1 : trois dés, dont comptent les deux plus mauvais. La ligne traverse un talus : la DÉFENSE du valet passe de 5 à 6.
guesclin-lesson-shoot = Vous connaissez vos chances. Confirmez, et que les dés tombent.
guesclin-lesson-hit = Touché ! Qui porte une charge n’est pas sonné : la charge tombe à côté de lui, et son joueur dit où.
guesclin-lesson-fetch = Le butin est à terre en G4. Le second compagnon y arrive avec son dernier point.
guesclin-lesson-take = Prenez maintenant le butin : c’est son acte pour cette action. Il ne l’emportera qu’à la prochaine. Tant qu’il le porte, il ne frappe ni ne riposte.
guesclin-lesson-taken = Le butin est à vous. Reste à retenir le cavalier.
guesclin-lesson-side = En mêlée, ceux qui se tiennent sur les côtés comptent. Envoyez le premier compagnon en H6, à côté du cavalier.
guesclin-lesson-ride = Et Guesclin en I6 : face au cavalier, avec le compagnon à ses côtés.
guesclin-lesson-blow = Appuyez sur le cavalier pour préparer le coup. Aucun dé n’est encore jeté.
guesclin-lesson-sum = DÉFENSE 10, moins 1 grâce à votre compagnon sur le côté. Mais le cavalier a l’initiative : il riposte aussitôt, avec quatre dés.
guesclin-lesson-strike = Vous voyez les deux chances. Confirmez le coup.
guesclin-lesson-stunned = Tous deux sont touchés et sonnés : le pion est retourné, MOUVEMENT et MÊLÉE baissent de 1, l’initiative est perdue. Touché une seconde fois, un combattant est neutralisé.
guesclin-lesson-over = Chacun a fait sa part. Finissez l’activation.
guesclin-lesson-end = Si le compagnon sort avec le butin, victoire partielle ; si le cavalier est aussi neutralisé, victoire totale. S’il s’échappe avec le butin, les Anglais gagnent. Après 12 tours, tout est fini.
guesclin-lesson-goodbye = Voilà le jeu. « Conseil » dit ce que ferait le chevalier, et pourquoi ; le reste est dans le livret. Bonne chance !

## The answers to likely wrong presses

guesclin-lesson-no-commander = C’est Guesclin qui donne les ordres : il n’en reçoit pas. Choisissez l’archer.
guesclin-lesson-no-shot = L’archer a tiré : chacun agit une fois par activation.
guesclin-lesson-no-helper = D’abord le compagnon, pour qu’il soit en place quand Guesclin frappera.

## The answers to other wrong presses

guesclin-lesson-wrong-look = Regardez d’abord la carte : appuyez sur « Carte », ou déplacez-la.
guesclin-lesson-wrong-threat = Appuyez d’abord sur « Menace ».
guesclin-lesson-wrong-undo = Dans une leçon, ce qui est fait est fait. « Retour » mène à l’étape d’avant.
guesclin-lesson-wrong-finish = Pas encore : quelqu’un a encore à faire.
guesclin-lesson-wrong-orders = Aucun ordre n’est attendu maintenant.
guesclin-lesson-wrong-fighter = C’est à un autre d’agir : { $who }.
guesclin-lesson-wrong-order = C’est un autre ordre qu’il faut : « { $order } »
guesclin-lesson-wrong-target = C’est un autre qu’il faut viser : { $who }.
guesclin-lesson-wrong-over = Tout est fait : finissez l’activation.
guesclin-lesson-wrong-hex = C’est un autre hexagone : { $hex }.
guesclin-lesson-wrong-deed = C’est un autre acte : la main le montre.
