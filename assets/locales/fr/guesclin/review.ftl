### Guesclin !: reviews of games that are over: where they turned, how the dice fell.

guesclin-review-round = Tour { $n }. { $what }
guesclin-review-moment = Tour { $n }, { $banner }
guesclin-review-placing = Mise en place, { $banner }
guesclin-review-marched = Déplacement en { $hex }.
guesclin-review-chance = les dés

## Where a game turned. { $n } is the chance of the throw before it fell, { $back } that of the strike back.

# Built: guesclin-turn-*
guesclin-turn-strike-hit =
    { $who } frappe { $target } à { $n } % et { $result ->
        [stunned] le sonne
        [neutralised] le neutralise
       *[drop] lui fait lâcher sa charge
    }.
guesclin-turn-strike-miss = { $who } frappe { $target } à { $n } % et le manque.
guesclin-turn-strike-back =
    { $who } frappe { $target } à { $n } % et le manque ; la riposte, à { $back } %, { $other ->
        [stunned] le sonne
       *[neutralised] le neutralise
    }.
guesclin-turn-strike-both =
    { $who } frappe { $target } à { $n } % et { $result ->
        [stunned] le sonne
        [neutralised] le neutralise
       *[drop] lui fait lâcher sa charge
    } ; la riposte, à { $back } %, { $other ->
        [stunned] sonne l’attaquant
       *[neutralised] neutralise l’attaquant
    }.
guesclin-turn-shot-hit =
    { $who } tire sur { $target } à { $n } % et { $result ->
        [stunned] le sonne
        [neutralised] le neutralise
       *[drop] lui fait lâcher sa charge
    }.
guesclin-turn-shot-miss = { $who } tire sur { $target } à { $n } % et le manque.
guesclin-turn-left = { $who } quitte la carte { $exit }.
guesclin-turn-left-with = { $who } quitte la carte { $exit } avec { $object }.
guesclin-turn-post = { $who } prend { $post }.
guesclin-turn-took = { $who } prend { $object }.
guesclin-turn-put = { $who } pose { $object }.
guesclin-turn-gave = { $who } donne { $object } : { $to } s’en charge.
guesclin-turn-broke = { $who } met en pièces { $object }.
guesclin-turn-raised = { $who } lève le pont.
guesclin-turn-lowered = { $who } baisse le pont.
guesclin-turn-fell = { $object } tombe en { $hex }.
guesclin-turn-placed = Mise en place : { $banner }.
guesclin-turn-march = { $who } va en { $hex }.
guesclin-turn-strike-hit-marched = { guesclin-review-marched } { guesclin-turn-strike-hit }
guesclin-turn-strike-miss-marched = { guesclin-review-marched } { guesclin-turn-strike-miss }
guesclin-turn-strike-back-marched = { guesclin-review-marched } { guesclin-turn-strike-back }
guesclin-turn-strike-both-marched = { guesclin-review-marched } { guesclin-turn-strike-both }
guesclin-turn-took-marched = { guesclin-review-marched } { guesclin-turn-took }
guesclin-turn-put-marched = { guesclin-review-marched } { guesclin-turn-put }
guesclin-turn-gave-marched = { guesclin-review-marched } { guesclin-turn-gave }
guesclin-turn-raised-marched = { guesclin-review-marched } { guesclin-turn-raised }
guesclin-turn-lowered-marched = { guesclin-review-marched } { guesclin-turn-lowered }
guesclin-turn-order = Ordre « { $order } » pour { $to }.
guesclin-turn-end = { $reason }

## How the dice fell, for one camp

# Built: guesclin-fact-*
guesclin-fact-throws =
    { $n ->
        [one] { $n } jet
       *[other] { $n } jets
    }, { $hits ->
        [one] { $hits } réussi
       *[other] { $hits } réussis
    }, on en attendait { $expected }
guesclin-fact-luckiest = { $who } touche { $target } à { $n } % : le jet le plus heureux
guesclin-fact-unluckiest = { $who } manque { $target } à { $n } % : le jet le plus malheureux
guesclin-fact-backs =
    Ripostes subies : { $n }, dont { $hits ->
        [one] { $hits } a touché
       *[other] { $hits } ont touché
    }
guesclin-fact-orders =
    Ordres donnés : { $n } en { $of ->
        [one] { $of } activation
       *[other] { $of } activations
    }
guesclin-fact-lost = Combattants perdus : { $n } sur { $of }
guesclin-fact-dice = Sommes tirées, et combien de fois on pouvait les attendre : { $sums }
guesclin-review-sum = { $sum } : { $n } ({ $expected })
