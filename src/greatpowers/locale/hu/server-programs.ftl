### Amit a ház a programoknak és a programokról mond.

scope-unknown = Egy kulcs nem jogosíthat erre: „{ $scope }”.
scope-missing = Add meg, mire jogosítson a kulcs.
token-scope = A kulcs erre nem jogosít. Ez kellene hozzá: { $scope }.
token-label = Adj a kulcsnak rövid nevet, legfeljebb { $most } betűvel.
token-unknown = Nincs ilyen kulcs.
program-unknown = Nincs ilyen programod.
too-many-programs = Előbb törölj egy programot. Programok: legfeljebb { $most }.
too-many-tokens = Előbb törölj egy kulcsot. Kulcsok: legfeljebb { $most }.
