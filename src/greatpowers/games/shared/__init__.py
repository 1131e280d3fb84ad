"""What several games use: data rows, documents, terminal, school, packs."""
