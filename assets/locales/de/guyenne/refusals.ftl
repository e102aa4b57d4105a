### Warum ein Zug abgelehnt wird: ein Satz für jede Regel.

refusal-game-over = Die Partie ist zu Ende: Nichts wird mehr gespielt.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-wrong-kind = Das ist jetzt nicht gefragt.
refusal-no-such-card = Diese Karten sind nicht auf deiner Hand.
refusal-no-card = Wähle mindestens eine Karte.
refusal-sixth-card = Vor einer Burg liegen höchstens fünf Karten eines Lagers.
refusal-keep-one = Eine Karte muss für die zweite Burg bleiben.
refusal-castle-set = Die Burg ist schon genannt: Antworte bei { $castle }.
refusal-same-castle = Die zweite Burg kann nicht wieder { $castle } sein.
refusal-not-in-play = Um { $castle } wird nicht gekämpft: Verstärke eine der zwei genannten Burgen.
refusal-partner-castle = Bei { $castle } spielt dein Teammitglied: Verstärke deine eigene Burg.
refusal-loss-not-played = Diese Karten wurden nicht vor diese Burg gelegt.
refusal-loss-too-small = Zu wenig! Fällig: { $strongest } oder mehrere Karten, die zusammen mindestens so viel wert sind.
refusal-reserve-five =
    { $n ->
        [0] Fünf Karten werden beiseitegelegt: Noch ist keine gewählt.
        [one] Fünf Karten werden beiseitegelegt: Nur eine ist gewählt.
       *[other] Genau fünf Karten werden beiseitegelegt: { $n } sind gewählt.
    }
refusal-reserve-hero = Der Held wird nie beiseitegelegt.
refusal-give-keep-one = Wer gibt, behält mindestens eine Karte.
refusal-give-five = Du kannst höchstens fünf Karten weitergeben.
refusal-no-such-seat = Diesen Platz hat das Lager nicht.
