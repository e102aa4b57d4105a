# log
