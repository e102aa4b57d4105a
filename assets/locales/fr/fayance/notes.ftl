### Notes for a first game of Fayance: what happens for the first time, in one or two short sentences.

note-fayance-muster = Quatre de vos douze cartes forment l’armée, les autres attendent en réserve. Avec les trois troupes, vous avez une réponse à chaque troupe adverse.
note-fayance-call = L’archer bat le cavalier, le cavalier le guerrier, le guerrier l’archer. L’annonce la plus forte mène sur le premier territoire ; elle ne coûte aucune carte.
note-fayance-lay = Vous menez : tournez le territoire. Chacun combat dans le terrain du bord qui lui fait face ; les marques montrent qui il avantage.
note-fayance-laid = L’autre camp mène ici et a tourné le territoire à son gré. Vos cartes combattent dans le terrain du bord qui vous fait face.
note-fayance-choose = Chacun choisit en secret. On compare d’abord les troupes, puis le terrain, puis les mi-portions : la première épreuve qui les départage décide.
note-fayance-troop = Les troupes étaient différentes : la plus forte l’a emporté. On n’a regardé ni les peuples ni le terrain.
note-fayance-terrain = Même troupe : le terrain a décidé. Une seule des deux cartes était avantagée par le terrain de son propre camp.
note-fayance-halfling = Même troupe, et personne n’était avantagé : un mi-portion bat alors tout autre peuple.
note-fayance-undecided = Rien n’a départagé les cartes. Elles retournent aux réserves, et un autre combat suit avec celles qui restent.
note-fayance-last = Le quatrième combat se livre sans choix, avec les deux dernières cartes. Indécis, il revient à celui qui n’a pas tourné le territoire.
note-fayance-capture = Le vainqueur prend le territoire et mène sur le suivant. Les deux cartes du dernier combat sont perdues pour de bon.
note-fayance-refill = Appelez les cartes de votre choix depuis la réserve, autant qu’il y a eu de combats. L’autre camp en fait autant, en secret.
note-fayance-four = Quatre territoires sont pris : encore un, et ce camp est roi.
