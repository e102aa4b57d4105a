### The gallery of the castles: the map, what stands today, what is told, and who says more.

# Ending: learn-*-about
learn-gallery = The castles
learn-gallery-about = The six castles of the row: their cards to turn, a map of the frontier, and where to read more.
gallery-title = The castles of the frontier
gallery-turn = Press the card to turn it over
gallery-row = The dotted line is the row of the game, from west to east. No printed rules list the six: they are our choice.
gallery-front-spoken = { $castle }: its picture; press to turn the card over
gallery-back-spoken = { $castle }: { $about } { $more }

land-poitou = Poitou
land-berry = Berry
land-marche = La Marche
land-bourbonnais = Bourbonnais

# Ending: castle-*-more
castle-chauvigny-more = Today the walls of the bishops’ castle shelter birds of prey that are shown in flight; in the church, a capital still bears the name of its sculptor, Gofridus.
castle-prune-more = It lies on a gentle slope, on the left bank of the Creuse; its moat took the water that seeps from the hill. An association looks after it.
castle-crozant-more = In the nineteenth century the ruins drew George Sand, and painters after her. The Black Prince is said to have besieged it in vain in 1356.
castle-cluis-more = The town bought the ruins in 1980. Every summer since the early 2000s volunteers have come from all over to make a stretch of wall safe again.
castle-sarzay-more = George Sand set a novel here, The Miller of Angibault, and called it Blanchemont. Its outer wall is said to have had thirty-eight towers.
castle-huriel-more = Two of the four turrets of the fifteenth century are left. Legend has it that a lord with a keep of a hundred feet held the right of life and death.

# Ending: castle-*-site
castle-chauvigny-site = The Vienne’s visitor site
castle-prune-site = The Hundred Years’ War trail
castle-crozant-site = A page on La Marche
castle-cluis-site = The friends of Cluis
castle-sarzay-site = The castle’s own site
castle-huriel-site = The town’s site
