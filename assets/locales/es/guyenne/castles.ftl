### Los seis castillos tal como son: dos o tres frases cada uno, para el dorso de la carta.

castle-chauvigny-about = En un espolón sobre el Vienne, en Poitou, los restos de cinco castillos se apiñan en torno a la iglesia románica de Saint-Pierre. Los obispos de Poitiers fueron señores de la villa desde el siglo XI.
castle-prune-about = Plaza fuerte con foso en Ceaulmont, en Berry, entre prados que bajan hacia el Creuse. Los Pot, sus señores desde el siglo XIV, le dejaron su nombre. Siguen en pie sus muros y tres de sus torres.
castle-crozant-about = Sus ruinas se alargan por un espolón rocoso donde el Sédelle se une al Creuse. Los Lusignan, condes de La Marche, hicieron de él una gran fortaleza en el siglo XIII; quedan un torreón cuadrado y la base de unas torres redondas.
castle-cluis-about = Las ruinas de Cluis-Dessous ocupan un espolón sobre el Bouzanne, en Berry. Guardan un torreón redondo del siglo XII, una larga muralla con sus torres y una casa señorial de finales de la Edad Media.
castle-sarzay-about = Cerca de La Châtre, en Berry, esta alta casa de los Barbançois, señores de Sarzay desde el siglo XIV, se alza entre cuatro torres redondas con matacanes. De la muralla exterior apenas queda una torre con capilla.
castle-huriel-about = En medio de Huriel, en Bourbonnais, se alza un torreón de granito del siglo XII, de unos 33 metros. Lo llaman La Toque, por un tejado que perdió hace mucho. Jean de Brosse, mariscal de Francia, nació aquí hacia 1375.
