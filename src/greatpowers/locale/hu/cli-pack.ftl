# Amit a csomagok parancsa mond.

cli-pack-new = A táblázatok itt vannak: { $folder }; a kitöltésüket az ottani README.md írja le.
cli-pack-folder-full = { $folder } nem üres; nem íródott semmi
cli-pack-not-folder = nincs ilyen mappa: { $folder }
cli-pack-unknown = nincs ilyen nevű mappa vagy csomag: { $name }
cli-pack-sound = A(z) „{ $name }” csomag rendben van: { $areas } terület, { $lines } vonal, { $cards } kártya, { $leaders } vezér. Lenyomat: { $hash }.
cli-pack-faults = { $count ->
    [one] Egy hiba; a csomaggal nem lehet játszani.
   *[other] { $count } hiba; a csomaggal nem lehet játszani.
  }
cli-pack-same = Nincs eltérés.
cli-pack-differences = { $count ->
    [one] Egy eltérés.
   *[other] { $count } eltérés.
  }
cli-pack-used = Az asztaloknál már játszható a(z) „{ $name }” csomag (lenyomat: { $hash }).
cli-pack-unsound = a csomag nem használható: { $what }
cli-pack-no-inspect = ez a felvétel a(z) „{ $name }” csomaggal készült; az inspect csak a játék saját táblázatainak állásait olvassa
