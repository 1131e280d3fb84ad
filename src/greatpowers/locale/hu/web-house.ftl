### The house around the tables: the first click against bots, handing a seat over, the account, the tab of the browser.

## The tab of the browser

web-title-turn = Te jössz – { $page }
web-bell = { $count ->
    [0] Értesítések: nincs új
   *[other] Értesítések: { $count } új
}

## For somebody who has never been here

web-welcome = Háborúzó Európa, egy kattintásra
web-welcome-about = Három klasszikus társasjáték a böngészőben, szabálykönyv szerint. Nincs regisztráció, nincs telepítés: ülj le és játssz.
web-ways = Hogyan kezdj hozzá
web-way-bots = Játssz most
web-way-bots-about = A többi helyen botok várnak, és a lépés mindig visszavehető.
web-way-learn = Tanuld meg
web-way-learn-about = Rövid leckék magán a táblán, az első meneteléstől kezdve.
web-way-friends = Hívd a barátaidat
web-way-friends-about = Nyiss egy partit, és küldj egy linket. Senkinek sem kell fiók.

## Against bots

web-bots-press = Az ilyen erejű botok nem olvasnak levelet: senki sem válaszol. A rutinosak és az erősebbek igen.
web-bots-title = { $game }: botok ellen
web-bots-side = A te oldalad
web-bots-any = bármelyik, sorsolással
web-bots-strength = A botok ereje
web-bots-pace = Óra
web-bots-you = A neved az asztalnál
web-bots-you-about = Egy név kezdetnek. Bármikor megváltoztathatod.
web-bots-start = Kezdés
web-bots-more = Minden beállítás

web-guest-name-1 = Szürke követ
web-guest-name-2 = Csendes konzul
web-guest-name-3 = Északi köd
web-guest-name-4 = Vaskanna
web-guest-name-5 = Trieszti futár
web-guest-name-6 = Éjszakai vonat
web-guest-name-7 = Öreg huszár
web-guest-name-8 = Papírtigris
web-guest-name-9 = Borostyánút
web-guest-name-10 = Lámpagyújtó
web-guest-name-11 = Révkalauz
web-guest-name-12 = Pecsétviasz
web-guest-name-13 = Másodtitkár
web-guest-name-14 = Bádogdob
web-guest-name-15 = Télikert
web-guest-name-16 = Kék ceruza
web-guest-name-17 = Hosszú lándzsa
web-guest-name-18 = Térképolvasó
web-guest-name-19 = Genti harang
web-guest-name-20 = Fehér sas
web-guest-name-21 = Révész
web-guest-name-22 = Jelzőfény
web-guest-name-23 = Gyertyatartó
web-guest-name-24 = Vasárnapi ágyú

## The plan of a new game

web-holder-here = Itt
web-plan-here = { $seats ->
    [one] Még egy helyen játszanak ennél a képernyőnél: az eszközt kézről kézre adjátok, és függöny takarja, amit a következő játékos nem láthat.
   *[other] Még { $seats } helyen játszanak ennél a képernyőnél: az eszközt kézről kézre adjátok, és függöny takarja, amit a következő játékos nem láthat.
}
web-plan-all-mine = te

## The menu of a table

web-menu-look = Megnézem
web-menu-game = Parti
web-menu-leave = Távozás

## Handing a seat over

web-hand-over-title = Átadod a helyet egy botnak?
web-hand-over-people = Mostantól bot játszik ezen a helyen: { $seat }. A többiek látják, hogy bot. Amíg a parti tart, bármikor visszaveheted a helyedet.
web-hand-over-alone = Mostantól bot játszik ezen a helyen: { $seat }. Más ember nem ül itt, ezért a botok egymás közt játszanak tovább, néhány másodpercenként egy lépést, amíg a parti véget nem ér. Addig bármikor visszaveheted a helyedet. Óra nélkül a parti magától is megvár.
web-hand-over-level = A bot ereje
web-hand-over-sure = Átadom
web-hand-over-not = Maradok

## Connection

web-try-now = Próbáld most

## Account

web-sign-out-everywhere-ask = Kijelentkezel mindenhol?
web-sign-out-everywhere-about = Minden eszközön kijelentkezel, ezen is. A partijaid a tieid maradnak: névvel és jelszóval visszatérhetsz hozzájuk.
web-data = Az adataim
web-data-about = Minden, amit ez a ház rólad tárol, egy fájlban: a fiókod, a partijaid, minden döntésed és leveled.
web-data-get = Az adataim letöltése
web-delete = Fiók törlése
web-delete-about = A név és a jelszó végleg törlődik. A futó partijaidban botok játszanak tovább, és azokat a helyeket nem lehet visszavenni; a befejezett partik megmaradnak, a neved nélkül.
web-delete-ask = Végleg törlöd a fiókot?
web-delete-password = A jelszavad, a biztonság kedvéért
web-delete-sure = Végleges törlés
web-deleted = A fiókod törölve

## Why a button does nothing yet

web-takeback-choose = Előbb válassz egy döntést.
web-name-missing = Előbb írj be egy nevet.
web-name-same = Már ez a neved.

## What a bot would do in one's place

web-advice = Mit tennél?
web-advice-of = Egy { $level } szintű bot ezt tenné:
web-advice-why = Miért
web-advice-thinking = A bot gondolkodik …
web-advice-follow = Így legyen
advice-among-people = Ahol más emberek is játszanak, nincs tanács.
advice-nothing-asked = Ettől a helytől most senki sem kérdez semmit.
advice-failed = A bot nem készült el időben. Kérdezd meg újra.
