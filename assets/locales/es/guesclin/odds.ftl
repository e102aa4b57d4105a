### Guesclin !: odds, reach, threats, orders and aims in sentences.

## The throw

guesclin-odds-best = { $n } dados, valen los dos mejores
guesclin-odds-both = { $n } dados, valen los dos
guesclin-odds-worst = { $n } dados, valen los dos peores
guesclin-odds-pool = { $capacity }: { $dice }
guesclin-odds-capacity = capacidad { $n }
guesclin-odds-distance = distancia { $n }
guesclin-odds-needs = acierta con { $n } o más
guesclin-odds-needs-twelve = solo acierta con 12
# The same with what a hit does, short: for the plate of a phone.
guesclin-odds-low =
    { $n ->
        [12] solo 12
       *[other] { $n } o más
    }: { $does ->
        [drop] cae la carga
        [neutralised] neutralizado
       *[stunned] aturdido
    }
guesclin-odds-chance = { $n } %
guesclin-odds-sum = { $sum } = { $total }

## The parts of a defence

guesclin-part-base = DEFENSA { $n }
guesclin-part-order = { $order } { $n }
guesclin-part-beside = { $who } en { $hex } { $n }
guesclin-part-in-wood = está en un bosque { $n }
guesclin-part-wood = bosque en { $hex } { $n }
guesclin-part-obstacle = { $obstacle } entre { $from } y { $to } { $n }
# The same where there is little room: Pikeman 0 (a bank) does not count for the bank.
guesclin-short-in-wood = en el bosque { $n }
guesclin-short-barred = { $who } 0 ({ $obstacle })
guesclin-flank-nobody = { $hex }: nadie
guesclin-flank-friend = { $hex }: { $who } ayuda a la defensa: +1
guesclin-flank-enemy = { $hex }: { $who } estorba a la defensa: −1
guesclin-flank-barred = { $hex }: { $who } no cuenta: { $obstacle } entre { $from } y { $to }

## What can come of it

guesclin-odds-stunned = { $who } queda aturdido: { $n } %
guesclin-odds-neutralised = { $who } queda neutralizado: { $n } %
guesclin-odds-drop = { $who } suelta la carga: { $n } %
guesclin-fate-miss = { $who } ileso
guesclin-fate-stunned = { $who } aturdido
guesclin-fate-neutralised = { $who } neutralizado
guesclin-fate-drop = { $who } suelta la carga
guesclin-joint = { $one }, { $other }: { $n } %
guesclin-joint-one = { $one }: { $n } %
guesclin-no-riposte-initiative = Sin respuesta: no tiene iniciativa.
guesclin-no-riposte-stunned = Sin respuesta: está aturdido.
guesclin-no-riposte-bears = Sin respuesta: tiene las manos ocupadas.
guesclin-attack-from = { $who } ataca { $target } desde { $hex }
guesclin-shoots-at = { $who } dispara { $target }
guesclin-strikes-back = Respuesta: { $needs }

## The line of a shot

guesclin-shot-far = Fuera de alcance: a { $n } casillas, TIRO { $shot }
guesclin-shot-clear = No hay nada en la línea.
guesclin-shot-tie = La línea pasa entre casillas: cuenta el lado más despejado.

## Reach, threats and orders

guesclin-reach-cost =
    { $n ->
        [one] { $hex }: { $n } punto, quedan { $left }
       *[other] { $hex }: { $n } puntos, quedan { $left }
    }
guesclin-reach-passes = { $hex }: solo de paso, hay un aliado
guesclin-strike-chance = { $hex }: { $n } %
guesclin-strikes-elsewhere = Desde otras casillas: { $strikes }
guesclin-around-of = Alrededor de { $hex }:
guesclin-threat-none = Ningún enemigo puede golpear ni disparar a { $hex } en su próxima activación.
guesclin-threat-none-marked = Ningún enemigo marcado puede golpear ni disparar a { $hex } en su próxima activación.
guesclin-marked = marcado
guesclin-threat =
    { $n ->
        [one] { $n } enemigo puede golpear o disparar a { $hex }: { $who }
       *[other] { $n } enemigos pueden golpear o disparar a { $hex }: { $who }
    }
guesclin-threat-ordered = Solo con una orden: { $who }
guesclin-change = { $stat } { $before }, luego { $after }
guesclin-in-reach = Queda al alcance: { $who }
guesclin-in-reach-lost = Ya no queda al alcance: { $who }
guesclin-in-reach-nobody = Nadie más queda al alcance
# Who is left out at the end of a list.
guesclin-more = { $n } más

## How the aim stands

guesclin-aim-booty-borne = Lleva el botín: { $who }
guesclin-aim-booty-lies = Botín: en el suelo, en { $hex }
guesclin-aim-booty-out = Botín: fuera del mapa, en manos { $of }
guesclin-aim-commander = { $who }: { $state }
guesclin-intact = ileso
guesclin-aim-post = { $post }: { $camp }
guesclin-aim-carts = Carros en la ciudad: { $n } de { $all }, aún en el mapa: { $left }
guesclin-aim-losses =
    { $n ->
        [one] { $camp }: { $n } baja
       *[other] { $camp }: { $n } bajas
    }
guesclin-if-now = Si terminara ahora: { $victory }
guesclin-rounds-left =
    { $n ->
        [0] última ronda
        [one] queda una ronda
       *[other] quedan { $n } rondas
    }
