"""Play, referee and study the grand-strategy classics of Europe at war."""
