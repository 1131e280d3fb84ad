"""The Veteran: searches plans and weighs each by the enemy's best answer."""
