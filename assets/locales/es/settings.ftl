### Los ajustes: grupos, opciones, teclas y botones.

## Grupos

settings = Ajustes
settings-game = Juego
settings-help = Ayudas
settings-help-about = En la mesa de verdad nadie tiene estas ayudas. Desactiva lo que quieras hacer por tu cuenta. Sin narración nada habla por sí solo, pero un lector de pantalla puede leerlo todo.
settings-picture = Imagen y texto
settings-keyboard = Teclado
settings-keyboard-about = Elige una acción y pulsa su nueva tecla. Intro siempre confirma y Esc siempre abre la pausa.
settings-pad = Mando
settings-pad-about = Elige una acción y pulsa su nuevo botón, o dos a la vez. Start siempre abre la pausa; las palancas siempre mueven la selección.

## Opciones

settings-language = Idioma
settings-speed = Ritmo
settings-text-size = Tamaño de letra
settings-reduced-motion = Menos animación
settings-fullscreen = Pantalla completa
settings-sound = Sonido
settings-couch = En el sofá
settings-couch-about = Para varias personas ante una pantalla, con las cartas ocultas bajo el velo. La letra crece por sí sola cuando se juega con mando a pantalla completa.
settings-look = Mirar tus cartas
look-hold = mientras pulsas
look-toggle = dos toques
settings-look-limit = La mirada acaba
look-seconds = tras { $n } s
look-never = nunca por sí sola
settings-couch-text = Letra grande con mando
sound-music = Música
sound-effects = En la mesa
sound-interface = Botones
sound-soft = bajo
sound-medium = medio
sound-full = alto
sound-silent-away = Mudo en segundo plano
settings-no-audio-device = No se ha encontrado ningún dispositivo de audio: el juego está en silencio. Conecta uno y vuelve a abrir el juego.
settings-rumble = Vibración
settings-rumble-cards = sí, e indica mis cartas
settings-on = sí
settings-off = no
settings-carry = Partida en curso
settings-carry-out = mostrar el texto
settings-carry-in = cargar un texto
settings-confirm-moves = Confirmar cada jugada
settings-first-notes = Notas de primera partida
settings-hints = Ofrecer consejos
settings-memory-aid = Memoria de cartas
settings-narration = Narración
settings-percent = { $n } %
settings-contrast = Alto contraste
settings-patterns = Tramas de los bandos
settings-vertical-sync = Sincronía vertical
settings-frame-limit = Imágenes por segundo
settings-pad-make = Signos de los mandos
pad-make-automatic = automáticos
pad-make-letters = A B X Y
pad-make-shapes = formas
pad-make-swapped = B A Y X
pad-make-deck = portátil
settings-layout = Disposición
layout-both = ambas manos
layout-left = mano izquierda
layout-right = mano derecha

## Valores iniciales

settings-reset-group = Restablecer esto
settings-reset-all = Restablecer todo
settings-reset-group-ask = ¿Devolver todos los ajustes de «{ $group }» a como estaban al principio?
settings-reset-all-ask = ¿Devolver todos los ajustes, también teclas y botones, a como estaban al principio?
answer-reset = Restablecer
answer-cancel = Cancelar

## Lo que hacen teclas y botones

binding-none = ninguna
binding-reset = restablecer
binding-listen-key = Pulsa la nueva tecla para «{ $action }».
binding-listen-button = Pulsa el nuevo botón para «{ $action }», o dos a la vez.
binding-listen-about = Esc, Start o un clic lo deja como está.
binding-taken = { $key } ya es para «{ $other }». ¿Intercambiar con «{ $action }»?
binding-swap = Intercambiar
binding-reserved = { $key } es siempre para «{ $other }», para que nadie se quede fuera.
binding-last = «{ $other }» solo tiene { $key }, y sin eso no se puede jugar. Asígnale antes otra tecla o botón.
