### The six castles in real life: two or three sentences each for the back of the card.

# Ending: castle-*-about
castle-chauvigny-about = On a spur above the Vienne, in Poitou, the remains of five castles stand close together around the Romanesque church of Saint-Pierre. The bishops of Poitiers were lords of the town from the eleventh century.
castle-prune-about = A moated stronghold at Ceaulmont, in Berry, in meadows that slope towards the Creuse. The Pot family, its lords from the fourteenth century, left it their name. Its walls and three of its towers still stand.
castle-crozant-about = Its ruins run along a rocky spur where the Sédelle meets the Creuse. The Lusignans, counts of La Marche, made it a great fortress in the thirteenth century; a square keep and the stumps of round towers remain.
castle-cluis-about = The ruins of Cluis-Dessous stand on a spur above the Bouzanne, in Berry. They hold a round keep of the twelfth century, a long curtain wall with its towers, and a lordly dwelling from the end of the Middle Ages.
castle-sarzay-about = This tall dwelling of the Barbançois, lords of Sarzay from the fourteenth century, rises near La Châtre, in Berry, between four round towers with machicolations. Of the outer walls little remains but a chapel tower.
castle-huriel-about = A granite keep of the twelfth century, some 33 metres high, stands in the middle of Huriel, in Bourbonnais. It is called La Toque, after a roof it lost long ago. Jean de Brosse, marshal of France, was born here about 1375.
