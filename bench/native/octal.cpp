// Nim-values of an octal game: `octal METHOD CODE N` prints a checksum and the milliseconds of processor time.
// plain: the double loop over all splits. rare: rare and common values under the mask that leaves the fewest rare ones.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

using std::vector;

static int digits[64], last_digit;

static bool direct(int n, const vector<uint16_t> &g, vector<uint32_t> &seen, uint32_t stamp) {
    for (int t = 1; t <= last_digit && t <= n; t++) {
        if (t == n && (digits[t] & 1)) seen[0] = stamp;
        if (t < n && (digits[t] & 2)) seen[g[n - t]] = stamp;
    }
    return true;
}

static void plain(int to, vector<uint16_t> &g) {
    vector<uint32_t> seen(1 << 16, 0);
    for (int n = 0; n <= to; n++) {
        const uint32_t stamp = n + 1;
        direct(n, g, seen, stamp);
        for (int t = 0; t <= last_digit; t++) {
            if (!(digits[t] & 4)) continue;
            const int total = n - t;
            const uint16_t *left = g.data();
            const uint16_t *right = g.data() + (total > 0 ? total : 0);
            uint32_t *s = seen.data();
            for (int a = 1; 2 * a <= total; a++) s[left[a] ^ right[-a]] = stamp;
        }
        int m = 0;
        while (seen[m] == stamp) m++;
        g[n] = m;
    }
}

struct Rare { uint32_t at; uint32_t value; };

static void rare(int to, vector<uint16_t> &g) {
    vector<uint32_t> seen(1 << 16, 0);
    vector<int> splits;
    for (int t = 0; t <= last_digit; t++) if (digits[t] & 4) splits.push_back(t);
    bool one_parity = !splits.empty();
    for (int t : splits) one_parity &= ((t ^ splits[0]) & 1) == 0;
    const uint32_t odd = splits.empty() ? 0 : splits[0] & 1;
    uint32_t mask = 0, position = 0;
    vector<Rare> rares;
    vector<uint8_t> parity(1 << 16);
    for (uint32_t v = 0; v < parity.size(); v++) parity[v] = 0;
    auto is_rare = [&](uint32_t n, uint32_t v) { return (parity[v] ^ (position & (n ^ odd))) == 0; };
    auto refit = [&](int n) {
        int size = 1;
        for (int i = 1; i <= n; i++) while (g[i] >= size) size *= 2;
        int best = -1;
        long long least = 0;
        for (uint32_t with = 0; with <= (one_parity ? 1u : 0u); with++) {
            vector<int> count(size, 0);
            for (int i = 1; i <= n; i++) count[g[i]] += with && ((i ^ odd) & 1) ? -1 : 1;
            for (int half = 1; half < size; half *= 2)
                for (int i = 0; i < size; i += 2 * half)
                    for (int j = i; j < i + half; j++) {
                        const int x = count[j], y = count[j + half];
                        count[j] = x + y;
                        count[j + half] = x - y;
                    }
            for (int m = 0; m < size; m++)
                if (best < 0 || count[m] < least) best = m, least = count[m], position = with;
        }
        mask = best;
        for (uint32_t v = 0; v < parity.size(); v++) parity[v] = __builtin_parity(v & mask);
        rares.clear();
        for (int i = 1; i <= n; i++) if (is_rare(i, g[i])) rares.push_back({(uint32_t)i, g[i]});
    };
    int refit_at = 64;
    for (int n = 0; n <= to; n++) {
        const uint32_t stamp = n + 1;
        uint32_t *s = seen.data();
        direct(n, g, seen, stamp);
        for (int t : splits) {
            const int total = n - t;
            const uint16_t *right = g.data() + (total > 0 ? total : 0);
            size_t count = rares.size();
            while (count > 0 && (int)rares[count - 1].at >= total) count--;
            for (size_t i = 0; i < count; i++) s[rares[i].value ^ right[-(long)rares[i].at]] = stamp;
        }
        uint32_t m = 0;
        size_t turn = 0;
        int a = 1;
        for (;; m++) {
            if (s[m] == stamp) continue;
            if (!is_rare(n, m)) break;
            bool found = false;
            for (; turn < splits.size() && !found; ) {
                const int total = n - splits[turn];
                const uint16_t *right = g.data() + (total > 0 ? total : 0);
                while (2 * a <= total) {
                    const uint32_t v = g[a] ^ right[-a];
                    s[v] = stamp;
                    a++;
                    if (v == m) { found = true; break; }
                }
                if (!found) turn++, a = 1;
            }
            if (!found) break;
        }
        g[n] = m;
        if (n >= refit_at) refit(n), refit_at = n + n / 2;
        else if (n > 0 && is_rare(n, m)) rares.push_back({(uint32_t)n, m});
    }
}

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    const char *code = argv[2];
    digits[0] = code[0] - '0';
    last_digit = strlen(code) - 2;
    for (int t = 1; t <= last_digit; t++) digits[t] = code[t + 1] - '0';
    const int to = atoi(argv[3]);
    vector<uint16_t> g(to + 1, 0);
    const clock_t began = clock();
    if (!strcmp(argv[1], "plain")) plain(to, g);
    else rare(to, g);
    const double ms = 1000.0 * (clock() - began) / CLOCKS_PER_SEC;
    uint32_t sum = 0;
    int most = 0;
    for (int n = 0; n <= to; n++) sum = sum * 31 + g[n], most = std::max(most, (int)g[n]);
    if (argc > 4) for (int n = 0; n <= to; n++) printf("%d %d\n", n, g[n]);
    printf("%08x %.1f %d\n", sum, ms, most);
}
