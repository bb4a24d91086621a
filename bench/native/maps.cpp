// Maps of games of two and more numbers as a contestant writes them: "obvious" looks back at every option of every position, "sieve" marks from
// every lost position what lies in its rows, columns and diagonals from then on.
// Prints the checksum, then the milliseconds of processor time of the map.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>
using std::string;
using std::vector;

static clock_t done;

// Sums of the places of lost positions and of values, as the other programs print them.
static uint64_t lostSum(const vector<char> &lost, int n) {
    done = clock();
    uint64_t sum = 0;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            if (lost[(size_t)a * n + b]) sum += (uint64_t)a * n + b + 1;
    return sum;
}

static uint64_t wythoffObvious(int n) {
    vector<char> lost((size_t)n * n);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            bool win = false;
            for (int k = 1; k <= a; k++)
                if (lost[(size_t)(a - k) * n + b]) win = true;
            for (int k = 1; k <= b; k++)
                if (lost[(size_t)a * n + b - k]) win = true;
            for (int k = 1; k <= std::min(a, b); k++)
                if (lost[(size_t)(a - k) * n + b - k]) win = true;
            lost[(size_t)a * n + b] = !win;
        }
    return lostSum(lost, n);
}

// The same, but it stops at the first lost option.
static uint64_t wythoffEarly(int n) {
    vector<char> lost((size_t)n * n);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            bool win = false;
            for (int k = 1; k <= a && !win; k++) win = lost[(size_t)(a - k) * n + b];
            for (int k = 1; k <= b && !win; k++) win = lost[(size_t)a * n + b - k];
            for (int k = 1; k <= std::min(a, b) && !win; k++) win = lost[(size_t)(a - k) * n + b - k];
            lost[(size_t)a * n + b] = !win;
        }
    return lostSum(lost, n);
}

static uint64_t wythoffSieve(int n) {
    vector<char> lost((size_t)n * n), column(n), diagonal(2 * n);
    for (int a = 0; a < n; a++) {
        bool row = false;
        for (int b = 0; b < n; b++)
            if (!row && !column[b] && !diagonal[a - b + n]) {
                lost[(size_t)a * n + b] = 1;
                row = column[b] = diagonal[a - b + n] = true;
            }
    }
    return lostSum(lost, n);
}

static uint64_t valueSum(const vector<int> &g) {
    done = clock();
    uint64_t sum = 0;
    for (size_t at = 0; at < g.size(); at++) sum += (uint64_t)g[at] * (at % 1009 + 1);
    return sum;
}

static uint64_t wythoffValues(int n) {
    vector<int> g((size_t)n * n), seen(3 * n + 1, -1);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            int at = a * n + b;
            for (int k = 1; k <= a; k++) seen[g[at - k * n]] = at;
            for (int k = 1; k <= b; k++) seen[g[at - k]] = at;
            for (int k = 1; k <= std::min(a, b); k++) seen[g[at - k * n - k]] = at;
            int v = 0;
            while (seen[v] == at) v++;
            g[at] = v;
        }
    return valueSum(g);
}

// Three numbers: one is lowered, or (both) the first two by the same: lost positions by flags for each line.
static uint64_t heapsSieve(int n, bool both) {
    vector<char> lost((size_t)n * n * n), x(n * n), y(n), d((size_t)2 * n * n);
    for (int a = 0; a < n; a++) {
        std::fill(y.begin(), y.end(), 0);
        for (int b = 0; b < n; b++) {
            bool z = false;
            for (int c = 0; c < n; c++) {
                char &across = d[(size_t)(a - b + n) * n + c];
                if (z || y[c] || x[b * n + c] || (both && across)) continue;
                z = y[c] = x[b * n + c] = across = true;
                lost[((size_t)a * n + b) * n + c] = 1;
            }
        }
    }
    done = clock();
    uint64_t sum = 0;
    for (size_t at = 0; at < lost.size(); at++)
        if (lost[at]) sum += at + 1;
    return sum;
}

static uint64_t heapsValues(int n) {
    vector<int> g((size_t)n * n * n), seen(3 * n + 1, -1);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            for (int c = 0; c < n; c++) {
                int at = (a * n + b) * n + c;
                for (int k = 1; k <= a; k++) seen[g[at - k * n * n]] = at;
                for (int k = 1; k <= b; k++) seen[g[at - k * n]] = at;
                for (int k = 1; k <= c; k++) seen[g[at - k]] = at;
                int v = 0;
                while (seen[v] == at) v++;
                g[at] = v;
            }
    return valueSum(g);
}

// Floors 8, 7, …, 1; the last may be entered when all others are dark (locked) or at any time: lost positions or nim-values, every option looked at.
static uint64_t tower(bool locked, bool values) {
    const int floors = 8;
    int size[floors], weight[floors], cells = 1;
    for (int i = floors - 1; i >= 0; i--) {
        size[i] = floors - i + 1;
        weight[i] = cells;
        cells *= size[i];
    }
    vector<int> g(cells);
    for (int at = 0; at < cells; at++) {
        uint64_t seen = 0;
        int h[floors];
        for (int i = 0; i < floors; i++) h[i] = at / weight[i] % size[i];
        for (int i = 0; i < floors; i++) {
            if (locked && i == floors - 1 && at != h[i]) continue;
            for (int k = 1; k <= h[i]; k++) seen |= 1ull << g[at - k * weight[i]];
        }
        int v = 0;
        if (values)
            while (seen >> v & 1) v++;
        else
            v = seen & 1;
        g[at] = v;
    }
    if (values) return valueSum(g);
    done = clock();
    uint64_t sum = 0;
    for (int at = 0; at < cells; at++)
        if (g[at] == 0) sum += at + 1;
    return sum;
}

int main(int, char **argv) {
    string game = argv[1];
    int n = atoi(argv[2]);
    clock_t start = clock();
    uint64_t sum = 0;
    if (game == "wythoff-obvious") sum = wythoffObvious(n);
    if (game == "wythoff-early") sum = wythoffEarly(n);
    if (game == "wythoff-sieve") sum = wythoffSieve(n);
    if (game == "wythoff-values") sum = wythoffValues(n);
    if (game == "heaps-sieve") sum = heapsSieve(n, false);
    if (game == "heaps-both-sieve") sum = heapsSieve(n, true);
    if (game == "heaps-values") sum = heapsValues(n);
    if (game == "tower-locked") sum = tower(true, false);
    if (game == "tower-open") sum = tower(false, false);
    if (game == "tower-locked-values") sum = tower(true, true);
    if (game == "tower-open-values") sum = tower(false, true);
    double ms = 1000.0 * (done - start) / CLOCKS_PER_SEC;
    printf("%llu %.3f\n", (unsigned long long)sum, ms);
}
