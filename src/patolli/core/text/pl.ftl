# Wspólne dla wszystkich gier.
why-game-over = Gra jest skończona.
why-not-your-turn = To nie twój ruch: gra czeka na gracza { $seat }.
why-no-such-action = Nie ma akcji o numerze { $action }.
why-no-such-phrase = „{ $phrase }” nie jest ruchem w tej grze.
why-not-now = „{ $phrase }” nie jest teraz możliwe.
why-no-undo = Tego nie można cofnąć: decyzja przeszła dalej albo ujawniono coś zakrytego.
