### Guesclin !: la página de las reglas, sus ejemplos y su índice.

guesclin-rulebook = El reglamento
guesclin-rulebook-about = Las reglas completas, con ejemplos y lo que hemos decidido nosotros.

## The index: each word is searched for as it is written here

guesclin-index-attack = ataque
guesclin-index-bridge = puente
guesclin-index-capacity = capacidad
guesclin-index-cart = carro
guesclin-index-commander = comandante
guesclin-index-courage = valor
guesclin-index-distance = distancia
guesclin-index-initiative = iniciativa
guesclin-index-load = carga
guesclin-index-obstacle = obstáculo
guesclin-index-order = orden
guesclin-index-post = puesto
guesclin-index-stunned = aturdido
guesclin-index-surprised = sorprendida
guesclin-index-wood = bosque
