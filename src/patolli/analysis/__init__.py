"""What a finished or running game looks like to the bots. The room is kept; nothing lives here yet."""
