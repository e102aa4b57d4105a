### Fayance: dos personas con distintos dispositivos.

## A la vista

fayance-prompt-signs-choose = Pulsa el signo de una de tus cartas y luego { $commit }: nadie ve cuál
fayance-prompt-signs-call = Pulsa el signo de una tropa y luego { $commit }: nadie ve cuál
fayance-prompt-signs-muster = Cuatro cartas: pulsa en orden los dos signos de cada una y luego { $commit }
fayance-prompt-signs-refill = Pulsa los dos signos de cada carta que llamas y luego { $commit }
fayance-prompt-signs-whole = Las reservas enteras se unen a los ejércitos: { $commit }
fayance-prompt-light = Mantén { $confirm } y suelta cuando la luz esté donde quieres; luego { $commit }
fayance-in-mind =
    { $count ->
        [1] tiene una idea
       *[other] ya piensa en { $n } de { $count }
    }

## Nueva partida

fayance-secrecy = En secreto
fayance-secrecy-signs = Con signos
fayance-secrecy-signs-about = Con dos dispositivos: cada carta está bajo un signo; se pulsa a la vista y nadie ve cuál. Los signos cambian cada vez.
fayance-secrecy-light = Con una luz
fayance-secrecy-light-about = Con dos dispositivos: mantén un botón y suéltalo cuando la luz esté en tu carta. Ningún pulgar delata nada.
fayance-secrecy-curtain = Cortina
fayance-secrecy-curtain-about = Uno tras otro; mientras tanto, la otra persona aparta la vista.
fayance-company-apart = Dos personas, cada una con su dispositivo: se elige a la vista.
fayance-guest = Aquí juega { $device }: { $name }. { $key } para levantarse.

## Una corona segura

fayance-certain = Los escribas ya lo han escrito: { $name } tendrá la corona, si no hay errores
fayance-button-fast = Pasar rápido
fayance-tip-fast = La corona es segura: hasta el final la mesa va al ritmo 4×; tu propio ritmo no cambia.
fayance-open-again = Un error: la corona vuelve a estar en juego
