// The obvious searches of four games, by memo in an unordered_map ("memo") and, where a box holds the game, in an array ("array").
// Prints the checksum, then the milliseconds of processor time of the search.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <unordered_map>
#include <vector>
using std::string;
using std::vector;

static int mex(vector<int> &values) {
    std::sort(values.begin(), values.end());
    int least = 0;
    for (int v : values) if (v == least) least++; else if (v > least) break;
    return least;
}

// Two numbers; take from one, or the same from both: nim-values.
static std::unordered_map<uint64_t, int> pairMemo;
static int pairValue(int a, int b) {
    uint64_t key = (uint64_t)a << 32 | (uint32_t)b;
    auto found = pairMemo.find(key);
    if (found != pairMemo.end()) return found->second;
    vector<int> values;
    for (int k = 1; k <= a; k++) values.push_back(pairValue(a - k, b));
    for (int k = 1; k <= b; k++) values.push_back(pairValue(a, b - k));
    for (int k = 1; k <= std::min(a, b); k++) values.push_back(pairValue(a - k, b - k));
    return pairMemo[key] = mex(values);
}
static int pairArray(int n) {
    vector<vector<int>> g(n + 1, vector<int>(n + 1));
    for (int a = 0; a <= n; a++)
        for (int b = 0; b <= n; b++) {
            vector<int> values;
            for (int k = 1; k <= a; k++) values.push_back(g[a - k][b]);
            for (int k = 1; k <= b; k++) values.push_back(g[a][b - k]);
            for (int k = 1; k <= std::min(a, b); k++) values.push_back(g[a - k][b - k]);
            g[a][b] = mex(values);
        }
    return g[n][n];
}

// Floors n, n-1, ..., 1; the last opens when all others are dark: nim-values.
static std::unordered_map<uint64_t, int> towerMemo;
static int towerValue(vector<int> &h) {
    uint64_t key = 0;
    int sum = 0;
    for (int x : h) key = key * 16 + x, sum += x;
    auto found = towerMemo.find(key);
    if (found != towerMemo.end()) return found->second;
    vector<int> values;
    for (size_t i = 0; i < h.size(); i++) {
        if (i + 1 == h.size() && sum != h[i]) continue;
        int was = h[i];
        for (h[i] = was - 1; h[i] >= 0; h[i]--) values.push_back(towerValue(h));
        h[i] = was;
    }
    return towerMemo[key] = mex(values);
}

// Rows of pins, take one or two neighbours, the last to move loses: outcomes of whole positions.
static std::unordered_map<string, bool> rowsMemo;
static bool rowsWin(const string &rows) {
    if (rows.empty()) return true;
    auto found = rowsMemo.find(rows);
    if (found != rowsMemo.end()) return found->second;
    bool win = false;
    for (size_t i = 0; i < rows.size(); i++) {
        if (i && rows[i] == rows[i - 1]) continue;
        int n = rows[i];
        for (int k = 1; k <= 2; k++)
            for (int a = 0; a <= (n - k) / 2 && n >= k; a++) {
                string next = rows.substr(0, i) + rows.substr(i + 1);
                if (a) next.push_back((char)a);
                if (n - k - a) next.push_back((char)(n - k - a));
                std::sort(next.begin(), next.end());
                if (!rowsWin(next)) win = true;
            }
    }
    return rowsMemo[rows] = win;
}

// Stones on steps, any number moves one step down, the last to move loses: outcomes.
static std::unordered_map<uint64_t, bool> stepsMemo;
static bool stepsWin(vector<int> &s) {
    uint64_t key = 0;
    int sum = 0;
    for (int x : s) key = key * 64 + x, sum += x;
    if (sum == 0) return true;
    auto found = stepsMemo.find(key);
    if (found != stepsMemo.end()) return found->second;
    bool win = false;
    for (size_t i = 0; i < s.size(); i++)
        for (int k = 1; k <= s[i]; k++) {
            s[i] -= k;
            if (i) s[i - 1] += k;
            if (!stepsWin(s)) win = true;
            s[i] += k;
            if (i) s[i - 1] -= k;
        }
    return stepsMemo[key] = win;
}

int main(int, char **argv) {
    string game = argv[1];
    int n = atoi(argv[2]);
    bool array = !strcmp(argv[3], "array");
    clock_t start = clock();
    int sum = 0;
    if (game == "pair") sum = array ? pairArray(n) : pairValue(n, n);
    if (game == "tower") {
        vector<int> h;
        for (int x = n; x >= 1; x--) h.push_back(x);
        sum = towerValue(h);
    }
    if (game == "rows") sum = rowsWin(string(1, (char)n));
    if (game == "steps") {
        vector<int> s(5, n);
        sum = stepsWin(s);
    }
    double ms = 1000.0 * (clock() - start) / CLOCKS_PER_SEC;
    printf("%d %.3f\n", sum, ms);
}
