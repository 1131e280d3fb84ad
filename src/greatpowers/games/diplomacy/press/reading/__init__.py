"""Letters of people read: what they can mean on this board. Pure, no guess where two are lawful."""
