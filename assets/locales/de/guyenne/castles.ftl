### Die sechs Burgen in Wirklichkeit: je zwei oder drei Sätze für die Rückseite der Karte.

castle-chauvigny-about = Auf einem Sporn über der Vienne, im Poitou, drängen sich die Reste von fünf Burgen um die romanische Kirche Saint-Pierre. Vom elften Jahrhundert an herrschten die Bischöfe von Poitiers über die Stadt.
castle-prune-about = Eine Wasserburg in Ceaulmont, im Berry, inmitten von Wiesen, die sich zur Creuse neigen. Die Familie Pot, ab dem vierzehnten Jahrhundert ihre Herren, hinterließ ihr den Namen. Die Mauern und drei der Türme stehen noch.
castle-crozant-about = Ihre Ruinen ziehen sich über einen Felssporn, wo Sédelle und Creuse sich treffen. Die Lusignans, Grafen von La Marche, machten sie im dreizehnten Jahrhundert zur großen Festung; ein viereckiger Donjon und Stümpfe runder Türme blieben.
castle-cluis-about = Die Ruinen von Cluis-Dessous stehen auf einem Sporn über der Bouzanne, im Berry: ein runder Donjon des zwölften Jahrhunderts, eine lange Ringmauer mit ihren Türmen und ein herrschaftlicher Wohnbau vom Ende des Mittelalters.
castle-sarzay-about = Dieser hohe Wohnbau der Barbançois, ab dem vierzehnten Jahrhundert Herren von Sarzay, steht nahe La Châtre, im Berry, zwischen vier runden Türmen mit Maschikulis. Von der Außenmauer blieb kaum mehr als ein Kapellenturm.
castle-huriel-about = Ein Granitdonjon des zwölften Jahrhunderts, rund 33 Meter hoch, steht mitten in Huriel, im Bourbonnais. Er heißt La Toque, nach einem längst verlorenen Dach. Jean de Brosse, Marschall von Frankreich, kam hier um 1375 zur Welt.
