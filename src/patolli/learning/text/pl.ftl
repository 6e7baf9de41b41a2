learn-you = Ty
learn-friend = Przyjaciel { $number ->
    [1] {""}
   *[other] { $number }
}
learn-done = To wszystko. Brawo!
learn-over = Ta lekcja jest skończona. Zagraj ją jeszcze raz albo przejdź do następnej.
learn-other = „{ $phrase }” też wolno. Ale spróbujmy najpierw czegoś innego.
learn-read = Najpierw przeczytaj to, potem idź dalej.
learn-missed = Tura minęła, a to, czego chcieliśmy, się nie stało. Spróbujmy jej jeszcze raz.
hint-because = W porównaniu z innymi ruchami: { $facts }
