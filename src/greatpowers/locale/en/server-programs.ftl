### What the house says to and about programs.

scope-unknown = A token cannot be good for “{ $scope }”.
scope-missing = Say what the token is to be good for.
token-scope = The token is not good for this. It would need: { $scope }.
token-label = Give the token a short name, at most { $most } letters.
token-unknown = There is no such token.
program-unknown = You have no such program.
too-many-programs = Take a program away first. Programs: at most { $most }.
too-many-tokens = Take a token away first. Tokens: at most { $most }.
