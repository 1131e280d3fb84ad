### Why a position cannot be read. `$where` is a place in the document, `$value` what stands there, as it is written.

position-wrong-kind = “{ $where }”: { $needed ->
    [number] a whole number is needed
    [truth] true or false is needed
    [object] named fields are needed
    [list] a list is needed
   *[text] a text is needed
}. What stands there: { $value }
position-out-of-bounds = “{ $where }”: { $value } is not between { $lowest } and { $highest }.
position-unknown-word = “{ $where }”: “{ $value }” is not known.{ $meant ->
    [none] {""}
   *[other] {" "}Perhaps “{ $meant }” was meant.
}
position-unknown-field = There is no field “{ $where }”.{ $meant ->
    [none] {""}
   *[other] {" "}Perhaps “{ $meant }” was meant.
}
position-format = This is a document of another kind: the format “{ $needed }” is needed.
position-other-rules = Scenario and options of the game are not those of the position.
