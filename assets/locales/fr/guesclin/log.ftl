### Guesclin !: what happened.

guesclin-log-placed = { $banner } : tous sont en place.
guesclin-log-round = Tour { $n } sur { $of }
guesclin-log-activate = { $banner } : à eux d’agir.
guesclin-log-order = Ordre pour { $to } : { $order }
guesclin-log-move =
    { $who } va en { $hex } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
guesclin-log-leave = { $who } quitte la carte { $exit }.
guesclin-log-leave-booty = { $who } quitte la carte { $exit } et emporte le butin.
guesclin-log-leave-cart = { $who } fait sortir la charrette { $exit }.
guesclin-log-post = { $post } arbore désormais la bannière { $of }.
# One throw: { $dice } as thrown, the larger of the kept two first.
guesclin-log-attack = { $who } attaque { $target } : { $n } dés { $dice }, garde { $first } + { $second } = { $score }, il faut { $needed } : { $result }
guesclin-log-riposte = { $who } riposte contre { $target } : { $n } dés { $dice }, garde { $first } + { $second } = { $score }, il faut { $needed } : { $result }
guesclin-log-shoot = { $who } tire sur { $target } : { $n } dés { $dice }, garde { $first } + { $second } = { $score }, il faut { $needed } : { $result }
guesclin-result-miss = manqué
guesclin-result-stunned = touché, sonné
guesclin-result-neutralised = touché, neutralisé
guesclin-result-drop = touché, la charge tombe
guesclin-log-drop = { $object } tombe en { $hex }.
guesclin-log-take = { $who } prend { $object }.
guesclin-log-put = { $who } pose { $object }.
guesclin-log-give = { $who } donne { $object } : { $to } s’en charge.
guesclin-log-break = { $who } met en pièces { $object }.
guesclin-log-raise = { $who } lève le pont.
guesclin-log-lower = { $who } baisse le pont.

## How a game ends

guesclin-victory-total = Victoire totale { $of }.
guesclin-victory-partial = Victoire partielle { $of }.
guesclin-victory-draw = Match nul.
guesclin-end-limit = Le dernier tour est fini.
guesclin-end-nobody = L’un des camps n’a plus personne sur la carte.
guesclin-end-booty = Le sort du butin et celui du cavalier sont fixés.
guesclin-end-posts = Les trois postes arborent la bannière de France.
guesclin-end-carts = Plus aucune charrette n’est en route.
guesclin-end-commanders = Les deux commandants { $of } sont neutralisés.
