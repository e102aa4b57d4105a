### Notes for a first game: what happens for the first time, in one or two short sentences.

note-naming = On désigne un château en le touchant, puis on choisit une à cinq cartes. Les deux camps jouent aux deux châteaux du tour.
note-reinforcement = Ajoutez des cartes à un château, cinq au plus en tout, ou passez. On peut ajouter plus tard, tant que tous n’ont pas passé à la suite.
note-sharing = L’un des deux partenaires pioche pour les deux, donne à l’autre une à cinq cartes et dit qui des deux joue en premier.
note-cost = Attaquer un château ennemi a un prix : victoire ou défaite, la plus forte carte jouée là est perdue pour de bon, même le héros.
note-cost-old = Le camp qui conquiert un château ennemi perd pour de bon la plus forte carte jouée là, même le héros. L’autre ne perd rien.
note-attack = Un château est attaqué. Le camp qui le tient le défend du grand côté des cartes ; au combat, il les montre ou cède.
note-hero = Un héros l’emporte sur toutes les cartes sans héros. Deux héros font égalité, quelles que soient les autres cartes.
note-conceded = Céder, c’est défausser ses cartes sans les montrer et perdre le château. Nul ne saura ce qu’elles étaient avant la fin.
note-tie = L’égalité ne change rien : le château reste comme il était, neutre ou tenu.
note-taken = Ce château change de mains. Son nouveau camp le défend désormais ; l’autre l’attaque du petit côté des cartes.
note-group = Les châteaux voisins d’un même camp forment un groupe : à la fin, chacun vaut deux points, un château isolé un seul.
note-group-old = À la fin, chaque château vaut un point, et chaque château du plus grand groupe d’un camp un point de plus.
note-pillage = Les cartes perdues pour de bon restent visibles au pillage. Elles ne reviennent dans aucune pile ; chacun peut les compter.
note-hero-lost = Le héros était la plus forte carte d’une attaque contre un château ennemi : il est perdu pour de bon.
note-hero-lost-old = Le héros était la plus forte carte qui a conquis un château ennemi : il est perdu pour de bon.
note-pile-out = Une pioche est épuisée : la défausse, mélangée, en forme une nouvelle. La deuxième fois, elle reste vide et la fin approche.
note-pile-out-expert = Une pioche est épuisée : la défausse en forme une nouvelle, avec les cartes mises de côté. La troisième fois, elle reste vide.
note-unspent = Chaque carte restant en main et dans la pioche vaut un point à la fin. Gardez celles dont vous pouvez vous passer.
note-end-near = La fin approche : ce camp n’a plus de pioche. La partie s’arrête quand, après la pioche, il lui reste une carte au plus.
