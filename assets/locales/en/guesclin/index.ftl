### Guesclin !: the page of the rulebook, its examples and its index.

# Ending: guesclin-rulebook-about
guesclin-rulebook = The rulebook
guesclin-rulebook-about = The rules in full, with examples, and what we settled ourselves.

## The index: each word is searched for as it is written here

guesclin-index-attack = attack
guesclin-index-bridge = bridge
guesclin-index-capacity = capacity
guesclin-index-cart = cart
guesclin-index-commander = commander
guesclin-index-courage = courage
guesclin-index-distance = distance
guesclin-index-initiative = initiative
guesclin-index-load = load
guesclin-index-obstacle = obstacle
guesclin-index-order = order
guesclin-index-post = post
guesclin-index-stunned = stunned
guesclin-index-surprised = surprised
guesclin-index-wood = wood
