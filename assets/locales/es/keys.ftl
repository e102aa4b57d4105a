### What is printed on keys that have a word on them, as on keyboards of this language.

key-enter = Intro
key-escape = Esc
key-space = Espacio
key-tab = Tab
key-backspace = Retr.
key-delete = Supr
key-insert = Insert
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-numpad-enter = Num Intro
# $key is the sign of the key: a digit, a plus.
key-numpad = Num { $key }
# $key is the name of the key that is pressed together with Shift.
key-shift = Mayús+{ $key }

## Lo que hacen teclas y botones

action-confirm = Pulsar lo seleccionado
action-back = Retirar, salir
action-pause = Pausa
action-skip = Omitir animaciones
action-up = Arriba
action-down = Abajo
action-left = Izquierda
action-right = Derecha
action-next-zone = Zona siguiente
action-prev-zone = Zona anterior
action-next = Elemento siguiente
action-prev = Elemento anterior
action-commit = Primer botón: jugar, mostrar
action-decline = Segundo botón: pasar, ceder
action-details = Detalles
action-log = Crónica
action-overview = La mesa en palabras
action-speed = Ritmo
action-hint = Consejo
action-rules = Reglas en breve
action-look = Mirar tus cartas
action-threat = Amenaza de los enemigos, en un mapa
action-zoom-in = Acercar el mapa
action-zoom-out = Alejar el mapa
