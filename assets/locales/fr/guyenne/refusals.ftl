### Pourquoi un coup est refusé : une phrase par règle.

refusal-game-over = La partie est finie : plus rien ne se joue.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-wrong-kind = Ce n’est pas ce qui est demandé maintenant.
refusal-no-such-card = Ces cartes ne sont pas dans votre main.
refusal-no-card = Choisissez au moins une carte.
refusal-sixth-card = Pas plus de cinq cartes d’un même camp devant un château.
refusal-keep-one = Gardez une carte pour le second château.
refusal-castle-set = Le château est déjà désigné : répondez devant { $castle }.
refusal-same-castle = Le second château doit être un autre que { $castle }.
refusal-not-in-play = On ne se bat pas à { $castle } : renforcez l’un des deux châteaux désignés.
refusal-partner-castle = Votre partenaire joue à { $castle } : renforcez votre propre château.
refusal-loss-not-played = Ces cartes n’ont pas été posées devant ce château.
refusal-loss-too-small = Trop peu : écartez { $strongest }, ou plusieurs cartes qui l’atteignent ensemble.
refusal-reserve-five =
    { $n ->
        [0] Il faut mettre cinq cartes de côté : aucune n’est choisie.
        [one] Il faut mettre cinq cartes de côté : une seule est choisie.
       *[other] Il faut mettre exactement cinq cartes de côté : { $n } sont choisies.
    }
refusal-reserve-hero = Le héros ne se met jamais de côté.
refusal-give-keep-one = Gardez au moins une carte pour vous.
refusal-give-five = Donnez au plus cinq cartes.
refusal-no-such-seat = Personne n’occupe cette place dans ce camp.
