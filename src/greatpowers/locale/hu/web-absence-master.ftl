### Game masters, and reporting somebody from a table.

absence-master = Játékvezető
absence-master-is = Játékvezető: { $name }
absence-master-sees = { $sees ->
    [seats] minden helyet lát
   *[board] azt látja, amit a nézők
}
absence-master-enters = parancsokat ad be a helyekért
absence-master-become = Játékvezető leszek
absence-master-about = Te vezeted az asztalt, és nem ülsz le. Mindenki olvassa, mit láthatsz.
absence-master-sees-label = Amit látsz
absence-master-sees-board = a tábla
absence-master-sees-seats = minden hely
absence-master-enters-label = Én adom be a parancsokat a helyekért
absence-master-act = Mit
absence-master-adjourn = Felfüggesztés
absence-master-resume = Folytatás
absence-master-extend = Hosszabbítás
absence-master-replace = Csere
absence-master-set-back = Vissza a fázis elejére
absence-master-orders = Parancsok
absence-master-days = Hány napra
absence-master-hours = További órák
absence-master-seat = Hely
absence-master-why = Miért (mindenki olvassa)
absence-master-do = Megteszem
absence-master-paste = Parancsok beillesztve vagy levélfájlként
absence-master-sealed = Lepecsételve: { $text }
absence-master-unread = Nem olvasható
absence-master-results = Eredmény szövegként
absence-report = Bejelentés
absence-report-about = A moderátorok azt látják, amit idézel, és néhány sort körülötte. A játékbeli hazugság nem vétség.
absence-report-whose = Kit
absence-report-kind = Miért
absence-report-text = Saját szavaiddal
absence-report-quote = Az utolsó onnan jött levelek idézése
absence-report-send = Elküldöm a moderátoroknak
absence-report-sent = A moderátorok megkapták.
