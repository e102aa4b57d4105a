### Guesclin ! : la page des règles, ses exemples et son index.

guesclin-rulebook = Le livret de règles
guesclin-rulebook-about = Les règles complètes, avec des exemples et ce que nous avons tranché nous-mêmes.

## The index: each word is searched for as it is written here

guesclin-index-attack = attaque
guesclin-index-bridge = pont
guesclin-index-capacity = capacité
guesclin-index-cart = charrette
guesclin-index-commander = commandant
guesclin-index-courage = courage
guesclin-index-distance = distance
guesclin-index-initiative = initiative
guesclin-index-load = charge
guesclin-index-obstacle = obstacle
guesclin-index-order = ordre
guesclin-index-post = poste
guesclin-index-stunned = sonné
guesclin-index-surprised = surprise
guesclin-index-wood = bois
