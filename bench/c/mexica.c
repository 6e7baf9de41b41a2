/* Mexica's survey of the districts and its list of legal actions: twins of districts.survey and legal.actions_into.

   mexica survey|legal < positions     Positions are numbers of 64 bits, in the order of the struct below.
   It prints how many positions there were, and a checksum of what was found.

   The judge of round one goes the same way as roundone.Guard: quick tests that are certain, then the letter. */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 23, CELLS = 368, SQUARES = 196, LEVELS = 4, SIZES = 14, BRIDGES = 11, SMALLEST = 3, LARGEST = 13 };
enum { LAND = 1, CANAL = 2, LAKE = 4, PALACE = 8, PILLI = 16, TEMPLE = 32, TILE = 64, RAMP = 128, FOUNDED = 256, BRIDGE = 512, NS = 1024 };
enum { STANDING = PILLI | TEMPLE | TILE, WALKED_ON = LAND | STANDING, BUILT_ON = LAND | PALACE | STANDING };
enum {
    A_CANAL = 196, A_EAST = 392, A_SOUTH = 588, A_BRIDGE_NS = 784, A_BRIDGE_EW = 980, A_TEMPLE = 1176, A_WALK = 1960,
    A_BOAT = 2156, A_LEAP = 2352, A_FOUND = 2548, A_TAKE = 4704, A_SPEND, A_AGREE, A_REFUSE, A_END, A_PROPOSE,
    A_SHIFT_NS = A_PROPOSE + 11, A_SHIFT_EW = A_SHIFT_NS + SQUARES * SQUARES
};

typedef struct {
    int64_t cell[CELLS], label[CELLS], area[CELLS];
    int64_t pilli[4], tokens[4], stock[16], panel[SIZES], refused[SIZES], bridges[BRIDGES];
    int64_t seats, built, singles, doubles, period, round, ap, taken, proposal, seat;
} Table;

static int64_t squares[SQUARES], numbers[CELLS], starts[4], coast[SQUARES], coasts;
static const int64_t way[4] = {-WIDTH, -1, 1, WIDTH};
static const int64_t single[8] = {-WIDTH - 1, -WIDTH, -WIDTH + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1};
static const int64_t east[10] = {-WIDTH - 1, -WIDTH, -WIDTH + 1, -WIDTH + 2, 2, WIDTH + 2, WIDTH + 1, WIDTH, WIDTH - 1, -1};
static const int64_t south[10] = {
    -WIDTH - 1, -WIDTH, -WIDTH + 1, 1, WIDTH + 1, 2 * WIDTH + 1, 2 * WIDTH, 2 * WIDTH - 1, WIDTH - 1, -1};
static int64_t shore[CELLS];

/* Districts. */

__attribute__((noinline)) void twin_survey(Table *t) {
    int64_t stack[SQUARES];
    memset(t->label, 0, sizeof t->label);
    memset(t->area, 0, sizeof t->area);
    for (int i = 0; i < SQUARES; i++) {
        int64_t first = squares[i];
        if (t->label[first] || !(t->cell[first] & LAND)) continue;
        int64_t waiting = 1, size = 0;
        t->label[first] = first;
        stack[0] = first;
        while (waiting > 0) {
            int64_t square = stack[--waiting];
            size++;
            for (int w = 0; w < 4; w++) {
                int64_t other = square + way[w];
                if (!t->label[other] && (t->cell[other] & LAND)) {
                    t->label[other] = first;
                    stack[waiting++] = other;
                }
            }
        }
        t->area[first] = size;
    }
}

/* Steps, and round one. */

static int can_step(const int64_t *cell, int64_t square, int64_t stride) {
    int64_t here = cell[square], there = cell[square + stride];
    int64_t along = stride == WIDTH || stride == -WIDTH ? NS : 0;
    if ((here & BRIDGE) && (here & NS) != along) return 0;
    if ((there & WALKED_ON) == LAND) return 1;
    return (there & (BRIDGE | PILLI)) == BRIDGE && (there & NS) == along && (here & LAND);
}

static int may_stand(int64_t flags) { return !(flags & STANDING) && (flags & (LAND | BRIDGE)); }

typedef struct { int64_t part[CELLS], size[SQUARES + 1], largest, land; } Walks;

static void explore(Walks *w, const int64_t *cell) {
    int64_t stack[SQUARES], parts = 0;
    memset(w->part, 0, sizeof w->part);
    w->size[0] = w->largest = w->land = 0;
    for (int i = 0; i < SQUARES; i++) {
        int64_t first = squares[i];
        if (w->part[first] || !may_stand(cell[first])) continue;
        int64_t waiting = 1, land = 0;
        w->part[first] = ++parts;
        stack[0] = first;
        while (waiting > 0) {
            int64_t square = stack[--waiting];
            land += cell[square] & LAND;
            for (int k = 0; k < 4; k++) {
                int64_t other = square + way[k];
                if (!w->part[other] && can_step(cell, square, way[k])) {
                    w->part[other] = parts;
                    stack[waiting++] = other;
                }
            }
        }
        w->size[parts] = land;
        w->land += land;
        if (land > w->largest) w->largest = land;
    }
}

static int has_exit(const Walks *w, const int64_t *cell, int64_t pilli) {
    for (int k = 0; k < 4; k++) {
        int64_t part = w->part[pilli + way[k]];
        if (part && w->size[part] == w->largest && can_step(cell, pilli, way[k])) return 1;
    }
    return 0;
}

enum { ENOUGH = 7, BESIDE = 256 };

typedef struct {
    const Table *t;
    int64_t watched[4], count, around[CELLS], sure[CELLS], mark[CELLS], test, queue[SQUARES + 4];
    int64_t piece[CELLS], lake[SQUARES + 2];
    int clear, walls;
    Walks now;
} Guard;

static int outweighs(const Walks *w, int64_t lost) { return w->largest - lost > w->land - w->largest + lost + 1; }

static void watch(Guard *g, const Table *t) {
    g->t = t;
    g->count = g->walls = g->test = 0;
    explore(&g->now, t->cell);
    g->clear = outweighs(&g->now, 2);
    memcpy(g->around, shore, sizeof shore);
    memset(g->sure, 0, sizeof g->sure);
    memset(g->mark, 0, sizeof g->mark);
    for (int i = 0; i < SQUARES; i++)
        if ((t->cell[squares[i]] & WALKED_ON) != LAND)
            for (int bit = 0; bit < 8; bit++) g->around[squares[i] - single[bit]] |= 1 << bit;
    g->around[0] = 0;
    for (int64_t seat = 0; seat < t->seats; seat++)
        if (seat != t->seat && has_exit(&g->now, t->cell, t->pilli[seat])) {
            g->watched[g->count++] = t->pilli[seat];
            for (int k = 0; k < 4; k++) g->around[t->pilli[seat] + way[k]] |= BESIDE;
        }
}

static int all_free(const Guard *g, const int64_t *cell) {
    Walks w;
    explore(&w, cell);
    for (int i = 0; i < g->count; i++)
        if (!has_exit(&w, cell, g->watched[i])) return 0;
    return 1;
}

static void find_walls(Guard *g) {
    int64_t stack[SQUARES], pieces = 1;
    memset(g->piece, 0, sizeof g->piece);
    memset(g->lake, 0, sizeof g->lake);
    g->lake[0] = g->walls = 1;
    for (int i = 0; i < SQUARES; i++) {
        if ((g->t->cell[squares[i]] & WALKED_ON) == LAND || g->piece[squares[i]]) continue;
        int64_t waiting = 1;
        g->piece[squares[i]] = ++pieces;
        stack[0] = squares[i];
        while (waiting > 0) {
            int64_t square = stack[--waiting];
            for (int k = 0; k < 8; k++) {
                int64_t other = square + single[k];
                if (g->t->cell[other] & LAKE) g->lake[pieces] = 1;
                else if ((g->t->cell[other] & WALKED_ON) != LAND && !g->piece[other]) {
                    g->piece[other] = pieces;
                    stack[waiting++] = other;
                }
            }
        }
    }
}

static int keeps_whole(Guard *g, int64_t square, int64_t second) {
    const int64_t *ring = second == 0 ? single : second == square + 1 ? east : south;
    int64_t bits = g->around[square] & 255, others = g->around[second], met = 0;
    if (second == 0 && (g->t->cell[square] & (RAMP | BRIDGE))) return 0;
    if (second == square + 1) bits = (bits & 3) | (others & 62) << 1 | (bits & 224) << 2;
    else if (second) bits = (bits & 15) | (others & 248) << 1 | (bits & 128) << 2;
    int64_t starts = bits & ~(bits << 1 | bits >> (second ? 9 : 7));
    if (!(starts & (starts - 1))) return 1;
    if (!g->walls) find_walls(g);
    for (; starts; starts &= starts - 1) {
        int64_t piece = g->piece[square + ring[__builtin_ctzll(starts)]];
        int64_t bit = 1LL << ((g->lake[piece] ? 1 : piece) % 60);
        if (met & bit) return 0;
        met |= bit;
    }
    return 1;
}

static int64_t spread(Guard *g, int64_t first, int64_t limit) {
    int64_t queued = 1;
    g->mark[first] = g->test;
    g->queue[0] = first;
    for (int64_t done = 0; done < queued && queued < limit; done++)
        for (int k = 0; k < 4; k++) {
            int64_t other = g->queue[done] + way[k];
            if (g->mark[other] == g->test || !can_step(g->t->cell, g->queue[done], way[k])) continue;
            if (g->mark[other] == -g->test) return -queued;
            g->mark[other] = g->test;
            g->queue[queued++] = other;
        }
    return queued;
}

static int64_t pockets(Guard *g, int64_t square, int64_t second) {
    int64_t total = 0, limit = ENOUGH;
    g->mark[square] = g->mark[second] = g->test;
    for (int side = 0; side < (second ? 8 : 4); side++) {
        int64_t start = side < 4 ? square : second, seen = g->mark[start + way[side % 4]];
        if (seen == g->test || seen == -g->test || !can_step(g->t->cell, start, way[side % 4])) continue;
        int64_t found = spread(g, start + way[side % 4], limit);
        if (found > 0 && found < limit) total += found;
        else {
            if (found < 0) found = -found;
            for (int64_t i = 0; i < found; i++) g->mark[g->queue[i]] = -g->test;
            limit = SQUARES;
        }
    }
    return total;
}

static int keeps_exit(const Guard *g, int64_t pilli, int64_t square, int64_t second) {
    for (int k = 0; k < 4; k++) {
        int64_t other = pilli + way[k];
        if (g->mark[other] == g->test || other == square || other == second) continue;
        if (g->now.size[g->now.part[other]] == g->now.largest && can_step(g->t->cell, pilli, way[k])) return 1;
    }
    return 0;
}

static int looks_free(Guard *g, int64_t square, int64_t second) {
    int64_t lost = 2;
    g->test++;
    if (!keeps_whole(g, square, second)) lost += pockets(g, square, second);
    else if (!((g->around[square] | g->around[second]) & BESIDE) && g->clear) return 1;
    if (!outweighs(&g->now, lost)) return 0;
    for (int i = 0; i < g->count; i++)
        if (!keeps_exit(g, g->watched[i], square, second)) return 0;
    return 1;
}

static int surely_free(Guard *g, int64_t square, int64_t second) {
    if (g->clear && !(g->around[square] | g->around[second])) return 1;
    if (second) return looks_free(g, square, second);
    if (!g->sure[square]) g->sure[square] = looks_free(g, square, 0) ? 1 : 2;
    return g->sure[square] == 1;
}

static int may_fill(Guard *g, int64_t square, int64_t second) {
    if (surely_free(g, square, second)) return 1;
    int64_t cell[CELLS];
    memcpy(cell, g->t->cell, sizeof cell);
    cell[square] |= PILLI;
    cell[second] |= PILLI;
    return all_free(g, cell);
}

static int may_move(Guard *g, int64_t square) {
    if (surely_free(g, square, 0)) return 1;
    int64_t cell[CELLS];
    memcpy(cell, g->t->cell, sizeof cell);
    cell[g->t->pilli[g->t->seat]] &= ~PILLI;
    cell[square] |= PILLI;
    return all_free(g, cell);
}

static int may_shift(const Guard *g, int64_t start, int64_t square, int ns) {
    int64_t cell[CELLS];
    memcpy(cell, g->t->cell, sizeof cell);
    cell[start] &= ~(BRIDGE | NS);
    cell[square] |= BRIDGE | (ns ? NS : 0);
    return all_free(g, cell);
}

/* Boats. */

static void row(const Table *t, int64_t start, int64_t limit, int64_t *hops) {
    char seen[CELLS] = {0};
    int64_t queue[BRIDGES], stack[SQUARES + 1], queued = 1, on_lake = 0;
    memset(hops, 0, CELLS * sizeof *hops);
    queue[0] = start;
    seen[start] = 1;
    for (int64_t done = 0; done < queued && hops[queue[done]] < limit; done++) {
        int64_t hop = hops[queue[done]] + 1, waiting = 1;
        stack[0] = queue[done];
        while (waiting > 0) {
            int64_t square = stack[--waiting];
            for (int k = 0; k < 4; k++) {
                int64_t reached = square + way[k], coastal = 0;
                if (t->cell[reached] & LAKE) {
                    if (on_lake) continue;
                    on_lake = 1;
                    coastal = coasts;
                }
                for (int64_t c = 0; c == 0 || c < coastal; c++) {
                    int64_t other = coastal ? coast[c] : reached;
                    if (!(t->cell[other] & CANAL) || seen[other]) continue;
                    seen[other] = 1;
                    if (t->cell[other] & BRIDGE) {
                        hops[other] = hop;
                        queue[queued++] = other;
                    } else stack[waiting++] = other;
                }
            }
        }
    }
}

/* What is legal. */

static int64_t bridge_sites(const Table *t, int64_t ns, int64_t ew, int64_t *out) {
    int64_t count = 0;
    for (int64_t i = 0; i < SQUARES; i++) {
        int64_t s = squares[i];
        if ((t->cell[s] & (CANAL | BRIDGE)) != CANAL) continue;
        if (t->cell[s - WIDTH] & t->cell[s + WIDTH] & LAND) out[count++] = ns + i;
        if (t->cell[s - 1] & t->cell[s + 1] & LAND) out[count++] = ew + i;
    }
    return count;
}

static int64_t turn_into(const Table *t, int64_t *out) {
    int64_t n = 0, seat = t->seat, pilli = t->pilli[seat], district = t->label[pilli];
    Guard guard, *g = t->period == 1 && t->round == 1 ? &guard : 0;
    if (g) watch(g, t);
    if (t->ap >= 1) {
        for (int64_t i = 0; i < SQUARES; i++) {
            int64_t s = squares[i];
            if (t->cell[s] != LAND) continue;
            if (t->singles && (!g || may_fill(g, s, 0))) out[n++] = A_CANAL + i;
            if (t->doubles && t->cell[s + 1] == LAND && (!g || may_fill(g, s, s + 1))) out[n++] = A_EAST + i;
            if (t->doubles && t->cell[s + WIDTH] == LAND && (!g || may_fill(g, s, s + WIDTH))) out[n++] = A_SOUTH + i;
        }
        if (t->built < BRIDGES) n += bridge_sites(t, A_BRIDGE_NS, A_BRIDGE_EW, out + n);
        else {
            int64_t sites[2 * SQUARES], count = bridge_sites(t, A_SHIFT_NS, A_SHIFT_EW, sites);
            for (int b = 0; b < t->built; b++) {
                int64_t start = t->bridges[b];
                if (t->cell[start] & PILLI) continue;
                for (int64_t k = 0; k < count; k++) {
                    int ns = sites[k] < A_SHIFT_EW;
                    if (!g || may_shift(g, start, squares[sites[k] - (ns ? A_SHIFT_NS : A_SHIFT_EW)], ns))
                        out[n++] = sites[k] + numbers[start] * SQUARES;
                }
            }
        }
        if (district)
            for (int64_t i = 0; i < SQUARES; i++) {
                int64_t s = squares[i];
                if (t->label[s] != district || (t->cell[s] & BUILT_ON) != LAND) continue;
                int free = -1;
                for (int level = 1; level <= LEVELS && level <= t->ap; level++) {
                    if (!t->stock[seat * LEVELS + level - 1]) continue;
                    if (free < 0) free = !g || may_fill(g, s, 0);
                    if (free) out[n++] = A_TEMPLE + (level - 1) * SQUARES + i;
                }
            }
        for (int k = 0; k < 4; k++)
            if (can_step(t->cell, pilli, way[k]) && (!g || may_move(g, pilli + way[k])))
                out[n++] = A_WALK + numbers[pilli + way[k]];
        if (t->cell[pilli] & BRIDGE) {
            int64_t hops[CELLS];
            row(t, pilli, t->ap, hops);
            for (int b = 0; b < t->built; b++) {
                int64_t s = t->bridges[b];
                if (hops[s] && !(t->cell[s] & PILLI) && (!g || may_move(g, s))) out[n++] = A_BOAT + numbers[s];
            }
        }
    }
    if (t->ap >= 5)
        for (int64_t i = 0; i < SQUARES; i++)
            if (may_stand(t->cell[squares[i]]) && (!g || may_move(g, squares[i]))) out[n++] = A_LEAP + i;
    int64_t size = t->area[district];
    if (size >= SMALLEST && size <= LARGEST && t->panel[size] && !(t->cell[district] & FOUNDED))
        for (int64_t i = 0; i < SQUARES; i++) {
            int64_t s = squares[i];
            if (t->label[s] == district && (t->cell[s] & BUILT_ON) == LAND && (!g || may_fill(g, s, 0)))
                out[n++] = A_FOUND + (size - SMALLEST) * SQUARES + i;
        }
    int64_t tokens = 12;
    for (int s = 0; s < t->seats; s++) tokens -= t->tokens[s];
    if (t->ap >= 1 && t->taken < 2 && tokens > 0) out[n++] = A_TAKE;
    if (t->tokens[seat] > 0) out[n++] = A_SPEND;
    for (int64_t s = SMALLEST; s <= LARGEST; s++)
        if (t->refused[s] < t->panel[s]) out[n++] = A_PROPOSE + s - SMALLEST;
    out[n++] = A_END;
    return n;
}

__attribute__((noinline)) int64_t twin_legal(const Table *t, int64_t *out) {
    int64_t n = 0;
    if (t->proposal) {
        out[n++] = A_AGREE;
        out[n++] = A_REFUSE;
        return n;
    }
    if (t->round) return turn_into(t, out);
    for (int i = 0; i < 4; i++)
        if (!(t->cell[starts[i]] & PILLI)) out[n++] = numbers[starts[i]];
    return n;
}

int main(int argc, char **argv) {
    static Table t;
    static int64_t out[100000];
    int64_t positions = 0, checksum = 0, mask = 0x3FFFFFFFFFFFF;
    if (fread(squares, sizeof squares, 1, stdin) != 1 || fread(starts, sizeof starts, 1, stdin) != 1) return 1;
    if (fread(&coasts, sizeof coasts, 1, stdin) != 1 || fread(coast, sizeof *coast, coasts, stdin) != (size_t)coasts) return 1;
    for (int64_t i = 0; i < CELLS; i++) numbers[i] = -1;
    for (int64_t i = 0; i < SQUARES; i++) numbers[squares[i]] = i;
    for (int64_t i = 0; i < SQUARES; i++)
        for (int bit = 0; bit < 8; bit++)
            if (numbers[squares[i] + single[bit]] < 0) shore[squares[i]] |= 1 << bit;
    while (fread(&t, sizeof t, 1, stdin) == 1) {
        positions++;
        if (argc > 1 && argv[1][0] == 's') {
            twin_survey(&t);
            for (int i = 0; i < CELLS; i++) checksum = (checksum * 31 + t.label[i] * 512 + t.area[i]) & mask;
        } else {
            int64_t n = twin_legal(&t, out);
            for (int64_t i = 0; i < n; i++) checksum = (checksum * 31 + out[i]) & mask;
        }
    }
    printf("[%lld, %lld]\n", (long long)positions, (long long)checksum);
}
