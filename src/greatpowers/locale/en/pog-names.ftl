### Names need no cases in English.
