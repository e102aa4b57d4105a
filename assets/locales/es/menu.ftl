### Alrededor de la mesa: título, pausa, créditos, avisos, elección de juego.

## Aprender

learn = Aprender a jugar
# A sentence about a page, and how far the player has come in it: 3 of 13 solved.
learn-so-far = { $about } { $progress }.

## Título

title-tagline = Seis castillos, dos coronas, cartas boca abajo
title-continue = Continuar
title-new-game = Nueva partida
title-daily = Partida del día
# The same on a phone, where two entries share a line.
title-daily-short = Hoy
title-library-short = Partidas
title-credits-short = Créditos
title-learn = Aprender a jugar
title-settings = Ajustes
title-credits = Créditos
title-quit = Salir
title-unofficial = Adaptación no oficial, ajena a los autores y a las editoriales de estos juegos

## Pausa

pause = Pausa
menu-back = Volver
pause-resume = Volver a la mesa
pause-learn = Aprender
pause-settings = Ajustes
pause-to-title = Volver al título
pause-code = Dar como código
give-code-ask = Un código es una línea de texto que muestra esta partida tal como está. Contiene todas las cartas, también las que los demás en la mesa no deben ver.
give-code-copy = Copiar como código
give-code-address = Copiar como dirección
pause-quit = Salir
pause-saved = Tu partida se guarda tras cada jugada confirmada.
pause-counted = Se guarda tras cada jugada, y cuenta como no terminada hasta el final.
pause-unsaved = Un ejercicio no se guarda; tu propia partida queda como estaba.
pause-elsewhere = Otra ventana guarda tus partidas: aquí no se guarda nada.
pause-pad-lost = El mando ha perdido la conexión. Conéctalo otra vez o sigue con otro dispositivo.
pause-pad-back = Hay un mando conectado: la partida puede seguir.
pause-join = Alguien se suma

## Quién juega con qué dispositivo

seats-lost-heading = Falta un mando
seats-begin-heading = ¡A sentarse!
seats-join-heading = Alguien se suma
seats-lost = { $name } ya no tiene mando. Conéctalo otra vez, o pulsa el sitio con otro dispositivo.
seats-lost-several = Un mando ha perdido la conexión. Conéctalo otra vez, o pulsa sus sitios con otros dispositivos.
seats-begin = Que cada cual pulse un sitio con su propio dispositivo.
seats-join = Si todo el mundo está de acuerdo: pulsa un sitio con el nuevo dispositivo y juega ahí desde ahora.
seats-full = Cada sitio tiene su dispositivo.
seats-any-device = Un sitio sin dispositivo se juega con cualquiera.
seats-free = { $name }: libre
seats-instead = En lugar de: { $name }
seats-taken = { $name }: { $device }
seats-share = Un dispositivo común

## Las partidas en curso

saved-games = Partidas en curso
saved-games-none = No hay ninguna partida en curso.
saved-games-give-up = Abandonar
# For screen readers: the button that gives a game up.
saved-games-give-up-spoken = { $name }: abandonar, { $about }
saved-games-give-up-ask = { $name }, { $about }: ¿abandonar esta partida? Queda en «Mis partidas», pero no podrá seguir.
saved-games-code-spoken = { $name }: dar como código, { $about }

## La partida del día

daily = La partida del día
# $day is a number, $year a text.
# Built: daily-weekday-*, daily-class-*, daily-mark-*
daily-weekday-0 = lu
daily-weekday-1 = ma
daily-weekday-2 = mi
daily-weekday-3 = ju
daily-weekday-4 = vi
daily-weekday-5 = sá
daily-weekday-6 = do
# How difficult a deal is for the strongest bot.
daily-class-easy = fácil
daily-class-fair = media
daily-class-hard = difícil
daily-class-very-hard = muy difícil
# What was played of a day.
daily-mark-won = ganada
daily-mark-drawn = tablas
daily-mark-lost = perdida
daily-mark-begun = empezada y no acabada
daily-mark-due = la de hoy, sin empezar
daily-mark-missed = no jugada
daily-legend = + ganada, − perdida, = tablas, … no acabada, · no jugada, • la de hoy
daily-day = Día { $n }, { $date }
daily-none-yet = La primera partida es la del { $date }. A partir de entonces cada día tiene la suya, igual para todos.
daily-about = { $variant }. Tú: { $side }. Rival: { $bot }.
daily-difficulty = Dificultad: { $class }.
daily-difficulty-chance = Dificultad: { $class }. El autómata más fuerte gana { $percent } de cada 100 partidas.
daily-difficulty-awaited = Dificultad: se está calculando…
daily-difficulty-unknown = Dificultad: desconocida.
daily-play = Jugar
daily-play-uncounted = Jugar sin puntuar
daily-copy = Copiar el resultado
# For screen readers: a button of a game’s row.
daily-spoken = { $name }: { $what }. { $about } { $state }
daily-state-counts = Sin empezar. El primer intento cuenta.
daily-state-played = Contada: { $result }. Otro intento no cuenta.
daily-state-begun = Empezada, y cuenta: puede continuar.
daily-state-given-up = Empezada y no acabada. Otro intento no cuenta.
daily-state-old = El día ha pasado: se puede jugar, pero ya no cuenta.
daily-state-clock-back = El reloj marca un día anterior al { $date }, que ya había marcado. Hasta entonces nada cuenta.
daily-result =
    { $outcome ->
        [won] ganada
        [lost] perdida
       *[drawn] tablas
    }, { $points } a { $against }
daily-streak = Días seguidos: { $n }. El máximo: { $most }.
daily-best = Mejor día: día { $n }, { $result }.
daily-uncounted = Día { $n }: { $result }. No cuenta.
daily-luck = Suerte: { $luck } puntos; sin ella, { $n } de 100.
daily-both = { $one } { $other }
# For screen readers: the ways to other months; a day of the calendar.
daily-earlier = Antes: { $month }
daily-later = Después: { $month }
daily-day-spoken = { $date }: { $mark }
# What is pasted for others.
daily-share = { $game }, día { $n }, { $date }: { $result }. { $variant }. Bando: { $side }. Rival: { $bot }.

## Un desafío: el mismo reparto, el resultado de alguien, ¿y tú?

challenge = Un desafío
challenge-none = Pega un desafío en «Mis partidas», y aquí estará.
challenge-theirs = Quien te desafía: { $result }.
challenge-own = Tú: { $result }.
challenge-own-exchanged = Tú, con los bandos cambiados: { $result }.
challenge-person = otra persona
challenge-play = Jugar este reparto
challenge-exchange = Jugar el otro bando
# For screen readers: a button of the page.
challenge-spoken = { $what }. { $name }: { $about }
# On the result page of a game that answers a challenge.
challenge-both = Desafío. Tú: { $own }. Quien te desafía: { $theirs }.
challenge-both-exchanged = Desafío, bandos cambiados. Tú: { $own }. Quien te desafía: { $theirs }.
# What is pasted for a friend: this sentence, then what to do with it, then the code.
challenge-text = { $game }: { $boast } { $variant }. Mi bando: { $side }. Rival: { $bot }.
challenge-how = Para jugarlo, copia todo esto y pégalo en «Mis partidas» de Guyenne.

## Another copy of the program, or another page of the browser, keeps what is played

second-copy = Abierto dos veces
second-copy-elsewhere = Guyenne ya está abierto en otra ventana, que guarda tus partidas y ajustes. Aquí puedes mirar y jugar, pero no se guarda nada.
second-copy-given-away = Desde ahora otra ventana guarda tus partidas y ajustes. Tu partida está guardada hasta aquí; lo que sigas jugando aquí no se guarda.
second-copy-asked = Se pregunta a la otra ventana…
second-copy-unanswered = La otra ventana no responde. Ciérrala y toma entonces el relevo.
second-copy-go-on = Jugar sin guardar
second-copy-take-over = Guardar las partidas aquí
saves-taken-over = Tus partidas y ajustes se guardan ahora en esta ventana.

## Créditos

credits = Créditos
credits-unofficial = Esta adaptación no es oficial: imágenes, textos y programa son obra nueva.
credits-fonts = Tipos de letra: Grenze Gotisch y EB Garamond (licencia Open Font). Hecho con Bevy, en Rust.
credits-sounds = El sonido y la música se hicieron para este juego, a la manera del siglo XIV, con dos aires antiguos: una estampie real y el Lamento di Tristano.
credits-thanks = Gracias a quienes mantienen en pie los viejos castillos.

## Avisos

toast-not-begun = La partida no pudo empezar: { $reason }
toast-save-backup = La partida guardada estaba dañada: se abrió su copia de seguridad, y quizá falte la última jugada.
toast-save-unreadable = La partida guardada no se puede leer. Se ha apartado, y puedes empezar otra.
toast-save-newer = La partida guardada es de una versión más reciente de Guyenne y se deja como está.
toast-save-failed = No se pudo guardar la partida: { $reason }
toast-record-failed = No se pudo escribir el registro: { $reason }
toast-keeps-nothing = Este navegador no guarda nada de esta página: la partida se perderá al cerrarla.
toast-address-refused = La dirección pide algo que no existe: { $what }. El resto vale.
toast-import-empty = En ese texto no había ninguna partida.
toast-import-many =
    { $n ->
       *[other] Ese texto contiene { $n } partidas. Solo se puede cargar una a la vez.
    }
toast-import-unread = Ese texto no es una partida que se pueda continuar: { $reason }
toast-import-done = La partida está aquí: «Continuar» la retoma.
# A code, which tells a whole game in some letters, and what is wrong with one.
toast-code-cut = El código está cortado: hay { $have } de sus { $due } caracteres.
toast-code-wrong = Un carácter del código es erróneo o está en el lugar de otro.
toast-code-misprint = Un carácter del código es erróneo: quizá el carácter { $place }, «{ $is }», que debería ser «{ $due }».
toast-code-other = Es el código de un juego que este programa no tiene.
toast-code-long = Ese texto es demasiado largo para buscar un código en él.
toast-code-no-game = Ese código no contiene ninguna partida.
# Why a game makes no challenge.
toast-challenge-going-on = Solo una partida terminada sirve de desafío.
toast-challenge-deal = Esta partida no sirve de desafío: sus cartas o dados no son los de su número.
toast-challenge-branch = Esta partida no sirve de desafío: siguió desde un momento de otra.
toast-challenge-players = Solo una partida de una persona contra un autómata sirve de desafío.
toast-challenge-none = Esta partida no sirve de desafío.
toast-settings-failed = No se pudieron guardar los ajustes.
toast-settings-unread = Una parte de los ajustes no se ha podido leer ({ $what }). Los demás quedan como estaban; el texto se guarda como { $file }.
toast-tallies-unread = Una parte de las partidas ganadas y perdidas no se ha podido leer ({ $what }). Las demás siguen contando; el texto se guarda como { $file }.
toast-learning-unread = Una parte de lo que has aprendido no se ha podido leer ({ $what }). El resto está; el texto se guarda como { $file }.
toast-answers-unread = Algunas respuestas para una partida nueva no se han podido leer ({ $what }). El resto está; el texto se guarda como { $file }.
# What could not be read in a file: the name of a value, or a line; and how much more there is.
unread-value = «{ $name }»
unread-line = línea { $line }
unread-more = { $first } y { $more } más
toast-save-newer-aside = La partida de la versión más reciente se ha apartado para dejar sitio a esta. No se ha perdido nada.
toast-game-set-aside = Tu otra partida de este juego espera entre las partidas en curso.
toast-save-full = No se pudo guardar la partida: no queda espacio. Libera un poco y la próxima jugada la guardará.
toast-save-full-page = No se pudo guardar la partida: el navegador no tiene espacio. Borra lo que guardan otras páginas, o llévate la partida: Ajustes, «mostrar el texto».
toast-import-newer = Esta partida es de una versión más reciente del juego: aquí no se puede cargar.
toast-day-counts = Día { $n }: esta partida cuenta.
toast-day-elsewhere = Día { $n }: otra ventana guarda tus partidas. Esta partida solo cuenta si esta ventana toma el relevo.
toast-day-second = El día { $n } ya se había empezado: esta partida no cuenta.
toast-day-uncounted = El { $date } ha pasado: esta partida no cuenta.
toast-day-clock-back = El reloj marca un día anterior a los que ya ha marcado: esta partida no cuenta.
toast-day-result = Día { $n }: { $result }. Cuenta una vez.
toast-day-doubled = { $name }: el día { $n } se empezó dos veces, en dos copias. Cuenta el primer intento.
toast-days-backup = La lista de los días estaba dañada: se usa la anterior, y puede faltar el último día.
toast-days-newer = La lista de los días es de una versión más reciente de Guyenne y se deja como está.
toast-days-unreadable = La lista de los días no se puede leer. Se ha apartado, y empieza otra.
toast-days-unread = Algunos de los días jugados no se han podido leer. Siguen en el archivo tal como están.
toast-copied = Copiado: pégalo donde quieras.
toast-not-copied = No se ha podido copiar el texto.
toast-crashed = La última vez Guyenne se detuvo por un fallo propio. Lo ocurrido está anotado en { $file }.
toast-safe-start = Inicio seguro: en una ventana, con X11 en vez de Wayland y OpenGL en vez de Vulkan, si los hay.
toast-safe-start-windows = Inicio seguro: en una ventana, con DirectX 12 en vez de Vulkan, si lo hay.
toast-folder-keeps-nothing = No se puede guardar nada en { $folder }: { $reason } Los ajustes, las partidas y las estadísticas se perderán al cerrar Guyenne. Arregla esa carpeta o indica otra en GUYENNE_HOME, y vuelve a abrirlo.
toast-no-home-folder = El sistema no indica ninguna carpeta personal: los ajustes, las partidas y las estadísticas se perderán al cerrar Guyenne. Indica una carpeta para guardarlos en GUYENNE_HOME y vuelve a abrirlo.

## Por qué no puede arrancar el programa, en la terminal

start-no-display = Guyenne no encuentra pantalla donde abrir su ventana: ábrelo en una sesión gráfica (o define DISPLAY o WAYLAND_DISPLAY).
start-no-driver = Guyenne no encuentra ningún controlador gráfico para dibujar: instala uno para Vulkan u OpenGL (sin tarjeta gráfica, el de Mesa).
start-no-driver-windows = Guyenne no encuentra ningún controlador gráfico para dibujar: instala el más reciente de la tarjeta gráfica (con DirectX 12 o Vulkan).
start-no-library = Guyenne no puede abrir { $library }, una biblioteca del sistema de ventanas: instálala (en Debian y Ubuntu, el paquete { $package }).
start-no-assets = Guyenne no encuentra la carpeta «assets» junto al programa ni en la carpeta de trabajo: ábrelo desde su propia carpeta, o indícala en BEVY_ASSET_ROOT.
start-crashed = Guyenne se ha detenido por un fallo propio. Tu partida está guardada y seguirá la próxima vez. Lo ocurrido está anotado en { $file }; no se ha enviado a nadie.
start-crashed-untold = Guyenne se ha detenido por un fallo propio. Lo ocurrido no se pudo guardar, y quizá tampoco tus últimas jugadas.

## Por qué algo no se pudo guardar: tras dos puntos

storage-full = no queda espacio.
storage-denied = no se permite escribir ahí.
storage-read-only = el disco es de solo lectura.
storage-no-folder = esa carpeta no existe.
storage-other = el sistema dice «{ $words }».

## La elección de juego, si hay varios

choose-game = ¿A qué jugamos?
# For screen readers: the button that continues a game.
choose-game-resume = { $name }: continuar, { $about }
# $n is the number of games in progress, two at least.
choose-game-saved = Todas las partidas en curso ({ $n })

## Enlaces

link-not-opened = No se ha podido abrir el enlace: su dirección aparece al lado.

## Primeras notas

notes-again = Notas leídas
notes-again-show = Mostrar otra vez
notes-again-done = Se mostrarán otra vez todas las notas.

# Para lectores de pantalla: un botón tras el rótulo de su fila; una opción seleccionada.
spoken-in-row = { $row }: { $what }
spoken-selected = { $what }, selección actual

## Mis partidas

library = Mis partidas
library-reading = Leyendo…
library-none = Aún no hay partidas. Aquí se guarda cada partida que terminas o abandonas.
library-none-found = Ninguna partida coincide.
library-forgets = Aquí no se puede guardar nada: estas partidas se pierden al cerrar esta ventana.
library-search = Buscar nombres
library-all-games = Todos los juegos
library-all-variants = Todas las variantes
library-all-opponents = Todos los rivales
library-all-results = Todos los resultados
library-won = Ganada
library-lost = Perdida
library-drawn = Tablas
library-unfinished = Sin terminar
library-starred = Con estrella
library-newest = Más recientes primero
library-longest = Más largas primero
library-best = Mejores primero
library-title = { $game } · { $variant }
# A game that went on from a moment of the replay of another one.
library-branch = { $title } · bifurcación
library-no-date = sin fecha
# Ann 9 – 4 El Capitán
library-scores = { $first } { $own } – { $other } { $second }
library-pairing = { $first } – { $second }
library-players = { $all }
library-side-won = Victoria: { $side }
library-unfinished-after =
    { $n ->
        [one] Sin terminar, 1 decisión
       *[other] Sin terminar, { $n } decisiones
    }
library-spoken = { $title }, { $when }. { $players }. { $result }.
library-spoken-starred = { $title }, { $when }, con estrella. { $players }. { $result }.
library-watch = Ver
library-watch-spoken = Ver otra vez: { $game }
library-star = Poner una estrella: { $game }
library-unstar = Quitar la estrella: { $game }
library-review = Repasar: { $game }
library-copy = Copiar como texto: { $game }
library-address = Enlace
library-address-spoken = Copiar como dirección: { $game }
library-export-one = Exportar como archivo: { $game }
library-challenge = Desafiar a alguien: { $game }
library-delete = Borrar: { $game }
library-deleted = Borrada. Desaparece al salir de esta página.
library-undo = Deshacer
library-undo-spoken = Recuperar: { $game }
library-page-before = Página anterior
library-page-after = Página siguiente
library-range = { $from }–{ $to } de { $n }
library-import = Pegar partidas
library-export =
    { $n ->
        [one] Exportar 1 partida
       *[other] Exportar { $n } partidas
    }
library-unreadable = Esta partida ya no se puede leer: { $why }
# What is wrong with a line: after a colon.
library-why-long = es más larga que cualquier partida.
library-why-head = lo que se guardó junto a la partida está dañado.
library-why-altered = se cambió después de guardarla.
library-why-unreadable = el archivo no se puede leer. { $reason }
library-why-unknown = el juego «{ $game }» no está aquí.
library-why-record = no es una partida válida. { $reason }
library-exported =
    { $n ->
        [one] 1 partida está en { $file }
       *[other] { $n } partidas están en { $file }
    }
library-left-out =
    { $n ->
        [one] Falta 1 partida: su línea está dañada.
       *[other] Faltan { $n } partidas: sus líneas están dañadas.
    }
library-imported =
    { $taken ->
        [0] Ninguna partida nueva.
        [one] Ha entrado 1 partida.
       *[other] Han entrado { $taken } partidas.
    } { $known ->
        [0] {""}
        [one] 1 ya estaba.
       *[other] { $known } ya estaban.
    }
library-imported-damaged =
    { $imported } { $n ->
        [one] La línea { $lines } no es una partida: { $why }
       *[other] Las líneas { $lines } no son partidas. La primera: { $why }
    }
library-imported-deals =
    { $imported } { $n ->
        [one] La semilla de la línea { $lines } reparte otra cosa desde el suceso { $event }; vale lo escrito.
       *[other] Las semillas de las líneas { $lines } reparten otra cosa, la primera desde el suceso { $event }; vale lo escrito.
    }
library-more-lines = otras { $n }
library-damaged =
    { $n ->
        [one] La línea { $lines } del archivo está dañada y no aparece; sigue en el archivo: { $why }
       *[other] Las líneas { $lines } del archivo están dañadas y no aparecen; siguen en el archivo. La primera: { $why }
    }
toast-library-failed = Tus partidas no se pueden guardar: { $reason }
toast-library-not-done = Eso no se pudo hacer con tus partidas: { $reason }
toast-guesses-not-kept = Esta partida no está en «Mis partidas»: lo que adivines se guarda con ella en cuanto la pegues allí.

## Statistics of the kept games

statistics = Estadísticas
statistics-table = Como tabla
statistics-about = Se cuentan de nuevo cada vez a partir de tus partidas; nada sale de este dispositivo.
statistics-none = Todavía no hay partidas que contar.
statistics-branches =
    { $n ->
        [one] Otra más, que siguió desde un momento de otra partida, no se cuenta.
       *[other] Otras { $n }, que siguieron desde un momento de otra partida, no se cuentan.
    }
statistics-all = En total
statistics-all-row = Todas
statistics-by-opponent = Por rival
statistics-by-variant = Por variante
statistics-by-seats = Por jugadores
statistics-per-month = Por mes
statistics-games = Partidas
statistics-points = Puntos
# The mean of the points for and against.
statistics-means = { $own } a { $other }
statistics-tenths = { $whole },{ $tenths }
statistics-streak-won = Ganadas seguidas: { $current } ahora, { $longest } como máximo.
statistics-streak-lost = Perdidas seguidas: { $current } ahora, { $longest } como máximo.
statistics-longest =
    { $n ->
        [one] La partida más larga tuvo 1 decisión: { $date }.
       *[other] La partida más larga tuvo { $n } decisiones: { $date }.
    }
statistics-against-people = Contra personas
statistics-against-bots = Contra autómatas
statistics-bots-only = Solo autómatas
statistics-side =
    { $people ->
        [0] { $bots ->
            [one] 1 autómata
           *[other] { $bots } autómatas
        }
       *[other] { $people ->
            [one] 1 persona
           *[other] { $people } personas
        }{ $bots ->
            [0] { "" }
            [one] { " " }y 1 autómata
           *[other] { " " }y { $bots } autómatas
        }
    }
statistics-seats = { $one } contra { $other }
statistics-spoken =
    { $games ->
        [one] { $row }: 1 partida,
       *[other] { $row }: { $games } partidas,
    } ganadas: { $won }, perdidas: { $lost }, en tablas: { $drawn }, sin terminar: { $unfinished }.
statistics-spoken-points = { $spoken } Puntos de media: { $own } a { $other }.

## El repaso de una partida terminada

review = Repaso
review-working = Se sopesa cada decisión: hecho el { $n } %.
review-stop = Parar
review-again = Seguir
review-stopped = Sin sopesar.
review-failed = Esta partida no se puede repasar: { $why }
review-goes-on = no ha terminado.
review-no-game = las partidas de este juego no se repasan.
review-done = El repaso está listo.
review-of-side = Vista: { $side }
review-lines = { $side }: las opciones de ganar. Azul: lo que se podía saber. Negro: sabiéndolo todo. Rojo: errores.
review-point = Señala un momento o recorre las líneas.
# Una decisión: cuándo, quién, qué, y ambas opciones.
review-decision = { $moment }, { $side }: { $made }. Con lo que se podía saber, de { $knew } a { $known } sobre 100; sabiéndolo todo, de { $before } a { $told }.
review-decision-told = { $moment }, { $side }: { $made }. Sabiéndolo todo, de { $before } a { $told } sobre 100.
review-account-heading = A qué se debió el resultado
review-start = Al principio
review-result = Al final
review-luck = Suerte: { $chance }
review-their-choices = Azar de sus elecciones
review-own-choices = Azar de tus elecciones
review-own-play = Tu juego
review-their-play = Su juego
review-rest = Sin explicar
review-part = { $what } { $points }
review-account = { $all }.
review-luckier = Más suerte que en { $n } de cada 100 partidas de autómatas.
review-less-lucky = Menos suerte que en { $n } de cada 100 partidas de autómatas.
review-average =
    { $n ->
        [one] { $side }: { $loss } puntos perdidos en 1 decisión que contaba.
       *[other] { $side }: { $loss } puntos perdidos de media en { $n } decisiones que contaban.
    }
review-turns = Dónde cambió todo
review-no-turn = En ninguna parte: ningún momento cambió las opciones en 10 puntos.
review-turn = { $what } ({ $change })
review-mistakes = Errores: { $side }
review-no-mistake = Ninguno que se pudiera evitar.
review-mistake = { $moment }: { $made }. Mejor: { $best } (+{ $loss })
# A decision that lost something, and why it is no mistake.
review-mixed = { $lost }. No es un error: el autómata más fuerte lo juega a veces.
review-unsure = { $lost }. Demasiado igualado para llamarlo error.
review-good = { $lost }. Es poco.
review-facts = { $side }
review-find = Buscar jugadas mejores
review-find-head = { $moment } · { $n } de { $of }
review-find-question = ¿Qué era mejor aquí?
review-find-right = Correcto: { $best }. Lo jugado perdía { $loss } puntos.
review-find-also = También es bueno. Lo mejor era: { $best }. Lo jugado perdía { $loss } puntos.
review-find-same = Eso es lo que se jugó, y perdía { $loss } puntos. Mejor: { $best }.
review-find-wrong = Eso no. Lo mejor era: { $best }. Lo jugado perdía { $loss } puntos.
review-find-sum = { $found } de { $of } encontradas.
review-find-fold = Ver la mesa
review-find-unfold = Volver a la pregunta
review-find-next = Siguiente
review-find-back = Al repaso

## Errores de todas las partidas repasadas

mistakes = Errores
mistakes-none = Aún no hay errores. Repasa tus partidas en «Mis partidas»: los errores evitables aparecerán aquí.
mistakes-about = Errores evitables, los más caros primero. Pulsa una línea para buscar la jugada mejor.
mistakes-about-all = Todas las decisiones que costaron un punto o más, las más caras primero. Pulsa una línea para buscar la jugada mejor.
mistakes-only = Solo errores
mistakes-all = Todas las decisiones
mistakes-row = { $game }, { $date } · { $mistake }
mistakes-page-before = Más caros
mistakes-page-after = Más baratos
mistakes-review =
    { $n ->
        [one] Repasar 1 partida más
       *[other] Repasar { $n } partidas más
    }
mistakes-reviewing = Partida { $at } de { $of }: hecho el { $n } %.
mistakes-refused =
    { $n ->
        [one] 1 partida no se puede repasar.
       *[other] { $n } partidas no se pueden repasar.
    }

## Suerte y juego en las partidas repasadas

skill = Suerte y habilidad
skill-games = Repasadas
skill-plain = Gana de 100
skill-adjusted = Sin la suerte
skill-luck = Suerte
skill-loss = Perdido
skill-about = Sin la suerte: victorias de 100. Suerte: puntos por partida. Perdido: puntos por decisión.
statistics-facts = En todas las partidas repasadas
skill-spoken =
    { $row }: { $games } repasadas, { $plain } de 100 ganadas, { $adjusted } sin la suerte, suerte { $luck } puntos por
    partida, { $loss } puntos perdidos por decisión.
guesses = Lo que adivinaste
guesses-sum =
    { $games ->
        [one] Respuestas acertadas: { $right } de { $given }, en una partida; solo por azar serían unas { $chance }.
       *[other] Respuestas acertadas: { $right } de { $given }, en { $games } partidas; solo por azar serían unas { $chance }.
    }
