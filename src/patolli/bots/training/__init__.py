"""How networks learn: self-play (`watching`), regression (`learning`), and both by turns (`run`)."""
