/* Whole random games of Patolli, as bots/playout.py plays them: the twin of src/patolli/games/patolli.

   patolli GAMES < words     Each game has eight words: the generator of its beans, and that of the moves.
   It prints how many decisions were made, and a checksum of them. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SQUARES = 52, ARM = 13, ENTER = 52, PIECES = 6, STAKES = 20, BEANS = 5, MOST_THROWS = 1000 };
enum { HOME = -1, NOWHERE = -2 };

typedef struct { uint32_t a, b, c, d; } Rng;

typedef struct {
    int64_t mat[SQUARES], hand[2], home[2], stakes[2];
    int64_t turn, throw_, throws;
    Rng rng;
} Game;

static uint32_t next(Rng *r) {
    uint32_t total = r->a + r->d;
    uint32_t result = ((total << 7) | (total >> 25)) + r->a;
    uint32_t t = r->b << 9;
    r->c ^= r->a;
    r->d ^= r->b;
    r->b ^= r->c;
    r->a ^= r->d;
    r->c ^= t;
    r->d = (r->d << 11) | (r->d >> 21);
    return result;
}

static int64_t below(Rng *r, int64_t n) {
    int64_t limit = 4294967296 - 4294967296 % n;
    int64_t word = next(r);
    while (word >= limit) word = next(r);
    return word % n;
}

static int64_t target(const Game *g, int64_t seat, int64_t action) {
    int64_t start = seat * (SQUARES / 2);
    if (action == ENTER) return g->throw_ == 1 && g->hand[seat] > 0 ? start : NOWHERE;
    if (g->mat[action] != seat + 1) return NOWHERE;
    int64_t walked = (action - start + SQUARES) % SQUARES + g->throw_;
    if (walked > SQUARES) return NOWHERE;
    return walked == SQUARES ? HOME : (start + walked) % SQUARES;
}

static int may(const Game *g, int64_t seat, int64_t action) {
    int64_t square = target(g, seat, action);
    if (square < 0) return square == HOME;
    int64_t there = g->mat[square];
    if (there == seat + 1) return 0;
    return there == 0 || square % ARM == 0;
}

static int can_move(const Game *g, int64_t seat) {
    for (int64_t action = 0; action <= ENTER; action++)
        if ((action == ENTER || g->mat[action] == seat + 1) && may(g, seat, action)) return 1;
    return 0;
}

static int64_t moves_into(const Game *g, int64_t seat, int64_t *out) {
    int64_t count = 0;
    for (int64_t action = 0; action <= ENTER; action++)
        if ((action == ENTER || g->mat[action] == seat + 1) && may(g, seat, action)) out[count++] = action;
    return count;
}

static void throw_beans(Game *g) {
    for (;;) {
        int64_t marked = 0;
        for (int bean = 0; bean < BEANS; bean++) marked += below(&g->rng, 2);
        g->throw_ = marked == BEANS ? 10 : marked;
        g->throws++;
        if (can_move(g, g->turn) || g->throws >= MOST_THROWS) return;
        g->turn = 1 - g->turn;
    }
}

static int finished(const Game *g) {
    for (int seat = 0; seat < 2; seat++)
        if (g->stakes[seat] == 0 || g->home[seat] == PIECES) return 1;
    return g->throws >= MOST_THROWS;
}

static void pay(Game *g, int64_t seat) {
    g->stakes[seat]--;
    g->stakes[1 - seat]++;
}

static void apply(Game *g, int64_t seat, int64_t action) {
    int64_t square = target(g, seat, action), other = 1 - seat;
    if (action == ENTER) g->hand[seat]--;
    else g->mat[action] = 0;
    if (square == HOME) {
        g->home[seat]++;
        pay(g, other);
    } else {
        if (g->mat[square] == other + 1) {
            g->hand[other]++;
            pay(g, other);
        }
        g->mat[square] = seat + 1;
        if (square % ARM == 3 || square % ARM == 10) pay(g, seat);
    }
    if (finished(g)) return;
    if (square == HOME || (square % ARM != 6 && square % ARM != 7)) g->turn = other;
    throw_beans(g);
}

static void lay_out(Game *g) {
    for (int square = 0; square < SQUARES; square++) g->mat[square] = 0;
    for (int seat = 0; seat < 2; seat++) {
        g->mat[seat * (SQUARES / 2)] = seat + 1;
        g->hand[seat] = PIECES - 1;
        g->home[seat] = 0;
        g->stakes[seat] = STAKES;
    }
    g->throws = 0;
    g->turn = below(&g->rng, 2);
    throw_beans(g);
}

static int64_t decisions, checksum;

__attribute__((noinline)) void twin_playout(Game *g, Rng *moves) {
    int64_t out[ENTER + 1];
    while (!finished(g)) {
        int64_t seat = g->turn;
        int64_t action = out[below(moves, moves_into(g, seat, out))];
        apply(g, seat, action);
        decisions++;
        checksum = (checksum * 31 + action * 4 + seat) & 0x3FFFFFFFFFFFFF;
    }
}

int main(int argc, char **argv) {
    int games = atoi(argv[argc - 1]);
    for (int i = 0; i < games; i++) {
        Game g;
        Rng m;
        if (scanf("%u %u %u %u %u %u %u %u", &g.rng.a, &g.rng.b, &g.rng.c, &g.rng.d, &m.a, &m.b, &m.c, &m.d) != 8)
            return 1;
        lay_out(&g);
        twin_playout(&g, &m);
    }
    printf("[%lld, %lld]\n", (long long)decisions, (long long)checksum);
}
