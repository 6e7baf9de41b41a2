learn-you = Vous
learn-friend = Ami { $number ->
    [1] {""}
   *[other] { $number }
}
learn-done = C’est tout. Bravo !
learn-over = Cette leçon est finie. Rejouez-la, ou passez à la suivante.
learn-other = « { $phrase } » est permis aussi. Mais essayons d’abord autre chose.
learn-read = Lisez d’abord ceci, puis continuez.
learn-missed = Le tour est passé, et ce que nous voulions n’est pas arrivé. Reprenons ce tour.
hint-because = Par rapport aux autres coups : { $facts }
