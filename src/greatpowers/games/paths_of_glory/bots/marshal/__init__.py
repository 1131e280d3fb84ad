"""The Marshal: own round, the enemy's, own round again; plans that grow, and a searched defence."""
