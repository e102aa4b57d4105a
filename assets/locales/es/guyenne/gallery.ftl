### La galería de los castillos: el mapa, lo que queda hoy, lo que se cuenta y dónde leer más.

learn-gallery = Los castillos
learn-gallery-about = Los seis castillos de la fila: sus cartas para dar la vuelta, un mapa de la frontera y dónde leer más.
gallery-title = Los castillos de la frontera
gallery-turn = Pulsa la carta para darle la vuelta
gallery-row = La línea de puntos es la fila del juego, de oeste a este. Ninguna regla impresa nombra los seis: son elección nuestra.
gallery-front-spoken = { $castle }: su imagen; pulsa para dar la vuelta a la carta
gallery-back-spoken = { $castle }: { $about } { $more }

land-poitou = Poitou
land-berry = Berry
land-marche = La Marche
land-bourbonnais = Borbonés

castle-chauvigny-more = Hoy los muros del castillo de los obispos albergan rapaces que se muestran en vuelo; en la iglesia, un capitel lleva aún el nombre de su escultor, Gofridus.
castle-prune-more = Está en una ladera suave, en la orilla izquierda del Creuse; su foso recogía el agua que rezuma de la colina. Una asociación vela por ella.
castle-crozant-more = En el siglo XIX las ruinas atrajeron a George Sand y, tras ella, a la pintura. Se cuenta que el Príncipe Negro lo asedió en vano en 1356.
castle-cluis-more = El municipio compró las ruinas en 1980. Cada verano, desde principios de los años 2000, gente voluntaria de todas partes consolida un tramo de muro.
castle-sarzay-more = George Sand situó aquí una novela, El molinero de Angibault, y lo llamó Blanchemont. Se cuenta que su muralla exterior tuvo treinta y ocho torres.
castle-huriel-more = De las cuatro torrecillas del siglo XV quedan dos. Dice la leyenda que quien tenía un torreón de cien pies poseía derecho de vida y muerte.

castle-chauvigny-site = El turismo de la Vienne
castle-prune-site = Caminos de la guerra de los Cien Años
castle-crozant-site = Una página sobre la Marche
castle-cluis-site = La asociación de Cluis
castle-sarzay-site = El sitio del castillo
castle-huriel-site = El sitio del municipio
