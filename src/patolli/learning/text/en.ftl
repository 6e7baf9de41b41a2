learn-you = You
learn-friend = Friend { $number ->
    [1] {""}
   *[other] { $number }
}
learn-done = That was it. Well done!
learn-over = This lesson is finished. Play it again, or go on to the next one.
learn-other = “{ $phrase }” is allowed, too. But let us try something else first.
learn-read = Read this first, then go on.
learn-missed = The turn is over, and what we wanted has not happened. Let us try that turn again.
hint-because = Compared with the other moves: { $facts }
