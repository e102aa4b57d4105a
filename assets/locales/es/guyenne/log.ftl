### La crónica: lo ocurrido, en nombre de los bandos, nunca con un valor oculto.

log-reserve =
    { $n ->
        [one] { camp-people-start } apartan una carta.
       *[other] { camp-people-start } apartan { $n } cartas.
    }
log-deal =
    { $camp ->
        [english] Los ingleses toman al Príncipe Negro en la mano y roban { n-cards }.
       *[french] Los franceses toman a du Guesclin en la mano y roban { n-cards }.
    }
log-draw =
    { $n ->
        [0] { camp-people-start } no roban nada.
        [one] { camp-people-start } roban una carta.
       *[other] { camp-people-start } roban { $n } cartas.
    }
log-reshuffle =
    { $n ->
        [one] Se agota el mazo { camp-adjective }: la carta del descarte forma otro.
       *[other] Se agota el mazo { camp-adjective }: las { $n } cartas del descarte, barajadas, forman otro.
    }
log-reshuffle-none = El mazo { camp-adjective } se agota otra vez, y no hay nada que barajar.
log-exhausted = El mazo { camp-adjective } se agota por última vez: queda vacío.
log-give =
    { $n ->
        [0] { $name } no tiene cartas que dar: { $partner } no recibe ninguna.
        [one] { $name } da una carta: es para { $partner }.
       *[other] { $name } da { $n } cartas: son para { $partner }.
    }
log-by-partner = { $name }: { $sentence }
log-order = { $name } juega primero por { camp-people } esta ronda.
log-round = Ronda { $n }: empiezan { camp-people }.
log-plays-attack = { camp-people-start } ponen { n-cards } ante { $castle }, en ataque.
log-plays-defence = { camp-people-start } ponen { n-cards } ante { $castle }, en defensa.
log-reinforces = { camp-people-start } refuerzan { $castle } con { n-cards }.
log-passes = { camp-people-start } pasan.
log-reveals = { camp-people-start } muestran { $sum } en { $castle }: { $cards }.
log-reveals-one = { camp-people-start } muestran en { $castle }: { $cards }.
log-reveals-hero = { camp-people-start } muestran un héroe en { $castle }: { $cards }.
log-concedes =
    { $n ->
        [one] { camp-people-start } ceden { $castle }; una carta se va sin verse.
       *[other] { camp-people-start } ceden { $castle }; { $n } cartas se van sin verse.
    }
log-combat-takes = { camp-people-start } toman { $castle }, { $winner } a { $loser }.
log-combat-keeps = { camp-people-start } conservan { $castle }, { $winner } a { $loser }.
log-combat-takes-conceded = { camp-people-start } toman { $castle } sin combatir.
log-combat-takes-hero = { hero-start } decide: { camp-people } toman { $castle }.
log-combat-keeps-hero = { hero-start } decide: { camp-people } conservan { $castle }.
log-combat-tie-neutral = Empate en { $castle }, { $sum } a { $sum }: sigue neutral.
log-combat-tie-held = Empate en { $castle }, { $sum } a { $sum }: { camp-people } lo conservan.
log-combat-heroes-neutral = Dos héroes se cruzan en { $castle }: empate, y sigue neutral.
log-combat-heroes-held = Dos héroes se cruzan en { $castle }: empate, y { camp-people } lo conservan.
log-pillage = { camp-people-start } pierden para siempre en { $castle }: { $cards }.
log-sweep = Las cartas jugadas van al descarte.
log-end-six-castles = { camp-people-start } controlan los seis castillos: fin de la partida.
log-end-exhausted = El mazo { camp-adjective } se ha agotado y { camp-people } tienen como mucho una carta en la mano: fin de la partida.
log-end-exhausted-both = Se han agotado los dos mazos y cada bando tiene como mucho una carta en la mano: fin de la partida.
log-score = Ingleses: { $english }. Franceses: { $french }.
log-winner = { camp-people-start } ganan.
log-winner-group = { camp-people-start } ganan: tienen el mayor grupo.
log-winner-unspent = { camp-people-start } ganan: tienen más cartas sin gastar.
log-draw-game = Igualdad de puntos y de cartas sin gastar: la partida acaba en tablas.
log-draw-game-group = Igualdad de puntos, de mayor grupo y de cartas sin gastar: la partida acaba en tablas.

## What one guesses in a game that is shown again
guess-front = { $castle }: { camp-people } descubren { n-cards }. ¿Cuánto suman?
# From one sum to another.
guess-range = { $from } a { $to }
# A hero alone adds nothing to a sum.
guess-hero = el héroe
