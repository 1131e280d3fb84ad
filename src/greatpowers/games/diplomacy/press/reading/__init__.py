"""Letters of people read: which arrangements they can mean on this board. Pure, and never a guess where two are lawful."""
