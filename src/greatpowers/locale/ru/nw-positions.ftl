### Why a position of The Napoleonic Wars cannot be read. Pieces, places and cards go by the names they have in documents.

nw-position-broken = Эта позиция противоречит правилам. Правило: { $rule }.
nw-position-rules = Сценарий или одна из настроек не известны.
nw-position-proxy = «{ $where }»: за эту нацию никто не играет; она следует за союзником по пакту.
nw-position-power = «{ $where }»: за эту нацию играет игрок; консула у нее нет.
nw-position-pair = «{ $where }»: нужны две разные нации.
nw-position-effect = «{ $where }»: эффект начинается с «impulse.», «turn.» или «game.». Сейчас там: «{ $effect }».
nw-position-effect-unknown = «{ $where }»: ни одна карточка не дает эффекта «{ $effect }».
nw-position-reinforcing = «{ $where }»: это относится к фазе «reinforcements».
nw-position-card-twice = Карточка лежит в двух местах. Карточка: «{ $card }».
nw-position-no-home = «{ $where }»: это не родная карточка. Карточка: «{ $card }».
nw-position-home = «{ $where }»: родная карточка здесь не лежит. Карточка: «{ $card }».
nw-position-consul = «{ $where }»: консул записывается как «france pact» или «unaligned».
nw-position-leader-twice = «{ $where }»: генерал стоит в двух местах. Генерал: «{ $leader }».
nw-position-ship-twice = «{ $where }»: эскадра стоит в двух местах. Эскадра: «{ $squadron }».
nw-position-ship-at-sea = «{ $where }»: эскадра строится и чинится только в порту.
nw-position-foreign = «{ $where }»: здесь воюют только фишки этой нации. Нация: «{ $nation }».
nw-position-ship-unnamed = «{ $where }»: эскадры на заморской войне называются по одной.
nw-position-no-port = «{ $where }»: здесь нет порта. Область: «{ $place }».
nw-position-ships = «{ $where }»: эскадр у нации больше нет. Нация: «{ $nation }». Всего: { $most }.
nw-position-strength = «{ $where }»: частей больше, чем есть. Нация: «{ $nation }». Здесь: { $count }. Всего: { $most }.
nw-position-flag = «{ $where }»: владельцу флаг здесь не нужен. Нация: «{ $nation }».
nw-position-armada = «{ $where }»: в армаде не меньше двух держав, одна из них командует.
