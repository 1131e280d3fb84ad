### Why a position cannot be read. `$where` is a place in the document, `$value` what stands there, as it is written.

position-wrong-kind = «{ $where }»: { $needed ->
    [number] нужно целое число
    [truth] нужно true или false
    [object] нужны поля с именами
    [list] нужен список
   *[text] нужен текст
}. Сейчас там: { $value }
position-out-of-bounds = «{ $where }»: число { $value } не в пределах от { $lowest } до { $highest }.
position-unknown-word = «{ $where }»: слово «{ $value }» не известно.{ $meant ->
    [none] {""}
   *[other] {" "}Возможно, имелось в виду «{ $meant }».
}
position-unknown-field = Поля «{ $where }» нет.{ $meant ->
    [none] {""}
   *[other] {" "}Возможно, имелось в виду «{ $meant }».
}
position-format = Это документ другого рода: нужен формат «{ $needed }».
position-other-rules = Сценарий и настройки партии не те, что у позиции.
