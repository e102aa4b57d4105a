### Notes for a first game of Fayance: what happens for the first time, in one or two short sentences.

note-fayance-muster = Vier deiner zwölf Karten sind die Armee, die anderen warten in der Reserve. Mit allen drei Truppen hast du auf jede eine Antwort.
note-fayance-call = Bogenschütze schlägt Reiter, Reiter schlägt Krieger, Krieger schlägt Bogenschütze. Der stärkere Ruf führt beim ersten Gebiet; er kostet keine Karte.
note-fayance-lay = Du führst: Dreh das Gebiet. Jede Seite kämpft in dem Gelände an ihrer Kante; die Zeichen zeigen, wen es begünstigt.
note-fayance-laid = Hier führt die andere Seite und hat das Gebiet nach ihrem Sinn gedreht. Deine Karten kämpfen in dem Gelände an deiner Kante.
note-fayance-choose = Beide wählen geheim. Verglichen werden erst die Truppen, dann das Gelände, dann die Halblinge: Was sie zuerst unterscheidet, entscheidet.
note-fayance-troop = Die Truppen waren verschieden, also siegte die stärkere. Volk und Gelände wurden gar nicht angesehen.
note-fayance-terrain = Die Truppen waren gleich, also entschied das Gelände: Nur eine der beiden Karten war vom Gelände ihrer eigenen Seite begünstigt.
note-fayance-halfling = Die Truppen waren gleich, und niemand war begünstigt: Dann schlägt ein Halbling jedes andere Volk.
note-fayance-undecided = Nichts unterschied die Karten. Beide gehen zurück in die Reserven, und mit den übrigen folgt ein weiterer Kampf.
note-fayance-last = Den vierten Kampf führen die letzten zwei Karten ohne Wahl. Bleibt er unentschieden, siegt die Seite, die das Gebiet nicht gedreht hat.
note-fayance-capture = Wer siegt, erobert das Gebiet und führt beim nächsten. Beide Karten des letzten Kampfes sind für immer fort.
note-fayance-refill = Berufe beliebige Karten deiner Reserve ein, so viele, wie es Kämpfe gab. Die andere Seite tut es auch, geheim.
note-fayance-four = Vier Gebiete sind erobert: Noch eines, und diese Seite ist König.
