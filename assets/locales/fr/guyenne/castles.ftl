### Les six châteaux tels qu’ils sont : deux ou trois phrases chacun, pour le dos de la carte.

castle-chauvigny-about = Sur un éperon qui domine la Vienne, en Poitou, les restes de cinq châteaux se serrent autour de la collégiale romane Saint-Pierre. Les évêques de Poitiers furent seigneurs de la ville dès le onzième siècle.
castle-prune-about = Place forte entourée de douves, à Ceaulmont, en Berry, dans les prés qui descendent vers la Creuse. Les Pot, ses seigneurs dès le quatorzième siècle, lui ont laissé leur nom. Ses murs et trois de ses tours sont debout.
castle-crozant-about = Ses ruines s’égrènent sur un éperon rocheux, au confluent de la Creuse et de la Sédelle. Les Lusignan, comtes de la Marche, en firent au treizième siècle une grande forteresse ; il en reste des tours éventrées.
castle-cluis-about = Les ruines de Cluis-Dessous couronnent un éperon au-dessus de la Bouzanne, en Berry. On y voit un donjon rond du douzième siècle, une longue enceinte flanquée de tours et un logis seigneurial de la fin du Moyen Âge.
castle-sarzay-about = Près de La Châtre, en Berry, ce haut logis des Barbançois, seigneurs de Sarzay dès le quatorzième siècle, se dresse entre quatre tours rondes à mâchicoulis. De l’enceinte, il ne reste guère qu’une tour-chapelle.
castle-huriel-about = Au cœur d’Huriel, en Bourbonnais, ce donjon de granit du douzième siècle s’élève à quelque 33 mètres. On l’appelle la Toque, d’après un toit disparu. Jean de Brosse, maréchal de France, y naquit vers 1375.
