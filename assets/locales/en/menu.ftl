# menu
