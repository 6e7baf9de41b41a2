"""What bots value."""
