### Acceso: la mesa en palabras, la ayuda de memoria, «y si».

spoken-castle-fronts = { $castle }; { $fronts }
spoken-front =
    { $side ->
        [defence] { camp-people } lo defienden con { $cards }
       *[attack] { camp-people } lo atacan con { $cards }
    }
spoken-front-shown = { $cards }, suma { $sum }
spoken-front-own = { $cards }, boca abajo, suma { $sum }
spoken-front-hidden = { n-cards }, boca abajo

overview-round = Ronda { $n }. Empiezan { camp-people }.
overview-player = { camp-people-start }: { $name }.
overview-combat = Combate { $n } de { $of }, en { $castle }.
overview-combat-next = El siguiente combate es en { $castle }.
overview-hand = Tu mano: { $cards }.
overview-hand-empty = Tu mano está vacía.
overview-points = Puntos ahora: ingleses { $english }, franceses { $french }.
overview-lost = { camp-people-start } han perdido para siempre: { $cards }.

## La ayuda de memoria

memory-title = Cartas mostradas
memory-about = Una ayuda: lo que cualquiera podría recordar. Cada bando empezó con 12 × 2, 4 × 3, 3 × 4, 2 × 5 y su héroe.
tally-hero = H
tally-kind = { $n } × { $what }
memory-shown = { camp-people-start } han mostrado desde la última vez que barajaron: { $cards }.
memory-shown-none = { camp-people-start } no han mostrado nada desde la última vez que barajaron.
memory-remaining = { camp-people-start } aún pueden tener, en la mano, en el mazo o boca abajo: { $cards }.

## Y si

what-if = Si { camp-people } controlaran { $castle }: ingleses { $english }, franceses { $french }.
