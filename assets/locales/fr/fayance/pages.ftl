### Fayance: the pages around the table.

## New game

fayance-opening = Début
fayance-opening-duel = Un duel
fayance-opening-duel-about = Chacun annonce en secret archer, cavalier ou guerrier ; le plus fort mène sur le premier territoire.
fayance-opening-lot = Le sort
fayance-opening-lot-about = Le sort dit qui mène sur le premier territoire.
fayance-company-two = Deux personnes à cet écran : chacune choisit derrière un rideau.
fayance-begin = À la table

## The title

fayance-continue-about = Fayance · territoires : { fayance-north } { $north }, { fayance-south } { $south }
fayance-continue-over = c’est fini : voyez qui est roi

## The curtain

fayance-curtain = { $name }, à vous de choisir
fayance-curtain-about = L’autre détourne les yeux jusqu’à ce que vous ayez confirmé.
fayance-curtain-here = Moi seulement

## The result

fayance-result-king = { $name } est roi de Fayance
fayance-result-score = { $won } territoires à { $lost }
fayance-result-new = Une nouvelle donne
fayance-result-same = La même donne
fayance-result-decided = Le combat décisif
fayance-result-thrones = Les trônes
# What came of a deal, for a challenge.
fayance-deal-told =
    { $outcome ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    }, territoires { $points } à { $against }
fayance-deal-boast =
    { $points ->
        [0] Je n’ai conquis aucun de ces territoires
        [one] J’ai conquis un de ces territoires
       *[other] J’ai conquis { $points } de ces territoires
    }, l’autre camp { $against } : et toi ?
fayance-review-awaited = Les scribes pèsent chaque combat…
fayance-review-none = Aucun combat n’a décidé à lui seul de la partie.
fayance-review-won = Territoire { $n }, { $territory } : { $card } a battu { $other }. { $name } aurait gagné { $before } parties sur 100 avant ce combat, et { $after } après.
fayance-review-undecided = Territoire { $n }, { $territory } : { $card } et { $other }, indécis. { $name } aurait gagné { $before } parties sur 100 avant ce combat, et { $after } après.

## Credits

fayance-credits-game = Le jeu de cartes Le Trône de Fayance est de Jean-Gabriel Chabrat.
fayance-credits-lands = Ses neuf territoires et leurs noms sont de nous.

## The rules in short

fayance-rules = Les règles en bref
fayance-rules-about = Qui bat qui, et ce que demande un territoire : une page, à tout moment.
fayance-rules-goal = Le trône
fayance-rules-goal-1 = Qui s’empare de cinq territoires est roi.
fayance-rules-goal-2 = Chaque camp a douze des 24 cartes. Rien n’est caché, hors le choix du moment.
fayance-rules-begin = L’armée
fayance-rules-begin-1 = Quatre cartes forment l’armée, les autres la réserve.
fayance-rules-begin-2 = Un duel ou le sort dit qui mène d’abord ; ensuite, c’est le vainqueur.
fayance-rules-land = Le territoire
fayance-rules-land-1 = Celui qui mène le tourne. Chacun combat dans le terrain de son bord.
fayance-rules-land-2 = { $elves } : { $forest }. { $humans } : { $plain }. { $dwarves } : { $mountain }. { $halflings } : nulle part.
fayance-rules-combat = Le combat
fayance-rules-combat-1 = Chacun choisit une carte en secret. La première épreuve qui les distingue décide :
fayance-rules-combat-2 = Troupe : { $archer } bat { $rider }, { $rider } bat { $warrior }, { $warrior } bat { $archer }.
fayance-rules-combat-3 = Terrain : la seule carte avantagée par son terrain l’emporte.
fayance-rules-combat-4 = Mi-portion : si aucune n’est avantagée, le seul mi-portion l’emporte. Sinon, c’est indécis.
fayance-rules-after = Après
fayance-rules-after-1 = Décidé : les deux cartes sont perdues et le vainqueur s’empare du territoire. Indécis : elles retournent en réserve, et un autre combat suit.
fayance-rules-after-2 = Un quatrième combat se fait sans choix ; indécis, il revient à celui qui n’a pas tourné le territoire. Puis chacun appelle autant de cartes qu’il y eut de combats.

## A kept game in the list

fayance-kept-opening = Début : { $opening }
