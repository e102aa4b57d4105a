### La galería de los castillos: el mapa, lo que queda hoy, lo que se cuenta y dónde leer más.

learn-gallery = Los castillos
learn-gallery-about = Los seis castillos de la fila: sus cartas, por las dos caras, un mapa de la frontera y dónde leer más.
gallery-title = Los castillos de la frontera
gallery-turn = Pulsa la carta para darle la vuelta
gallery-row = La línea de puntos es la fila del juego, de oeste a este. Las reglas impresas no dicen cuáles son los seis: la elección es nuestra.
gallery-front-spoken = { $castle }: su imagen; pulsa para dar la vuelta a la carta
gallery-back-spoken = { $castle }: { $about } { $more }

land-poitou = Poitou
land-berry = Berry
land-marche = La Marche
land-bourbonnais = Bourbonnais

castle-chauvigny-more = Hoy, entre los muros del castillo de los obispos, unas aves rapaces vuelan ante el público; en la iglesia, un capitel lleva aún el nombre de su escultor, Gofridus.
castle-prune-more = Está en una ladera suave, en la orilla izquierda del Creuse; su foso recogía el agua que rezuma de la colina. Una asociación cuida de él.
castle-crozant-more = En el siglo XIX las ruinas atrajeron a George Sand y, tras ella, a toda una escuela de paisajistas. Se cuenta que el Príncipe Negro asedió el castillo en vano en 1356.
castle-cluis-more = El municipio compró las ruinas en 1980. Cada verano, desde principios de los años 2000, gente voluntaria llegada de todas partes consolida otro tramo de muralla.
castle-sarzay-more = George Sand situó aquí una novela, El molinero de Angibault, y llamó Blanchemont al castillo. Se cuenta que su muralla exterior tuvo treinta y ocho torres.
castle-huriel-more = De las cuatro torrecillas del siglo XV quedan dos. Dice la leyenda que tener un torreón de cien pies daba derecho de vida y muerte.

castle-chauvigny-site = La web de turismo de Vienne
castle-prune-site = Los caminos de la guerra de los Cien Años
castle-crozant-site = Una página sobre La Marche
castle-cluis-site = La asociación de Cluis
castle-sarzay-site = La web del castillo
castle-huriel-site = La web del municipio
