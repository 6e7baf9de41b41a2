/* Tzolk'in: what one may do at each moment of a turn (placing, picking up, begging, mercy), and how the wheels
   turn: twins of legal.choices_into, without the answers to open questions, and of calendar.rotate.

   tzolkin legal|rotate < positions     Positions are numbers of 64 bits, in the order of the struct below.
   It prints how many positions there were, and a checksum of what came out. */

#include <stdint.h>
#include <stdio.h>

enum { CORN = 0, WORKERS = 6, HOME = 7, TEMPLE = 8, STANDS = 24, SEAT = 29, WHEELS = 5, CHICHEN = 4, NEUTRAL = 5 };
enum { BEG = 21, PLACE = 24, PLACE_FIRST = 29, PICK = 30, END = 155 };
enum { STARTING = 1, PLACING = 2 };

typedef struct {
    int64_t own[4 * SEAT], taken, phase, placed, begged, mercy, first_space, seats, seat;
} Table;

static int64_t end_action;  /* the number of END, as the engine says it */

static int64_t last_space(int64_t wheel) { return wheel == CHICHEN ? 10 : 7; }

static int64_t lowest_free(const Table *t, int64_t wheel) {
    int64_t space = __builtin_ctzll(~(t->taken >> (wheel * 10)));
    return space <= last_space(wheel) ? space : -1;
}

static int64_t place_into(const Table *t, const int64_t *own, int64_t *out, int64_t n) {
    if (!own[HOME] || t->mercy || t->placed > own[CORN]) return n;
    for (int64_t wheel = 0; wheel < WHEELS; wheel++) {
        int64_t space = lowest_free(t, wheel);
        if (space >= 0 && space + t->placed <= own[CORN]) out[n++] = PLACE + wheel;
    }
    if (!t->first_space) out[n++] = PLACE_FIRST;
    return n;
}

static int64_t pick_into(const int64_t *own, int64_t *out, int64_t n) {
    for (int64_t left = own[STANDS]; left; left &= left - 1) {
        int64_t tooth = __builtin_ctzll(left), wheel = tooth < 40 ? tooth / 10 : CHICHEN;
        out[n++] = PICK + wheel * 8 + tooth - wheel * 10;
    }
    return n;
}

static int64_t beg_into(const Table *t, const int64_t *own, int64_t *out, int64_t n) {
    if (t->begged || own[CORN] >= 3) return n;
    for (int64_t temple = 0; temple < 3; temple++)
        if (own[TEMPLE + temple] > 0) out[n++] = BEG + temple;
    return n;
}

static int64_t mercy_into(const Table *t, int64_t *out, int64_t n) {
    int64_t cheapest = 99;
    for (int64_t wheel = 0; wheel < WHEELS; wheel++) {
        int64_t space = lowest_free(t, wheel);
        if (space >= 0 && space < cheapest) cheapest = space;
    }
    for (int64_t wheel = 0; wheel < WHEELS; wheel++)
        if (lowest_free(t, wheel) == cheapest) out[n++] = PLACE + wheel;
    return n;
}

__attribute__((noinline)) int64_t twin_legal(const Table *t, int64_t *out) {
    const int64_t *own = t->own + t->seat * SEAT;
    int64_t n = 0;
    if (t->phase == STARTING) {
        n = pick_into(own, out, place_into(t, own, out, beg_into(t, own, out, n)));
        return n ? n : mercy_into(t, out, n);
    }
    n = t->phase == PLACING ? place_into(t, own, out, n) : pick_into(own, out, n);
    out[n++] = end_action;
    return n;
}

static const int64_t SMALL_ENDS = 1LL << 9 | 1LL << 19 | 1LL << 29 | 1LL << 39, CHICHEN_END = 1LL << 52;
static const int64_t BEYOND = 1LL << 8 | 1LL << 18 | 1LL << 28 | 1LL << 38 | 1LL << 51;

static int64_t turned(int64_t teeth) {
    return ((teeth & ~(SMALL_ENDS | CHICHEN_END)) << 1) | (teeth & SMALL_ENDS) >> 9 | (teeth & CHICHEN_END) >> 12;
}

__attribute__((noinline)) void twin_rotate(Table *t) {
    t->taken = turned(t->taken);
    for (int64_t seat = 0; seat < t->seats; seat++) {
        int64_t *own = t->own + seat * SEAT;
        own[STANDS] = turned(own[STANDS]);
        int64_t gone = own[STANDS] & BEYOND;
        if (gone) {
            own[STANDS] &= ~gone;
            t->taken &= ~gone;
            own[HOME] += __builtin_popcountll(gone);
        }
    }
}

int main(int argc, char **argv) {
    static Table t;
    int64_t out[100], positions = 0, checksum = 0, mask = 0x3FFFFFFFFFFFF;
    if (fread(&end_action, sizeof end_action, 1, stdin) != 1) return 1;
    while (fread(&t, sizeof t, 1, stdin) == 1) {
        positions++;
        if (argc > 1 && argv[1][0] == 'r') {
            twin_rotate(&t);
            checksum = (checksum * 31 + t.taken) & mask;
            for (int i = 0; i < 4; i++)
                checksum = (checksum * 31 + t.own[i * SEAT + STANDS] * 7 + t.own[i * SEAT + HOME]) & mask;
        } else {
            int64_t n = twin_legal(&t, out);
            for (int64_t i = 0; i < n; i++) checksum = (checksum * 31 + out[i]) & mask;
        }
    }
    printf("[%lld, %lld]\n", (long long)positions, (long long)checksum);
}
