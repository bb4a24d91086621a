// Nowcoder 218562 as a contest program: reads with scanf (plain) or in one fread (fast).
#include <cstdio>
#include <cstring>
#include <vector>

static bool fast;
static char *text;
static size_t at, size;

static int next() {
    if (!fast) {
        int x = 0;
        return scanf("%d", &x) == 1 ? x : 0;
    }
    while (at < size && (text[at] < '0' || text[at] > '9')) at++;
    int x = 0;
    while (at < size && text[at] >= '0' && text[at] <= '9') x = x * 10 + (text[at++] - '0');
    return x;
}

int main(int argc, char **argv) {
    fast = argc > 1 && !strcmp(argv[1], "fast");
    if (fast) {
        size_t room = 1 << 26;
        text = new char[room];
        size = fread(text, 1, room, stdin);
    }
    for (int tests = next(); tests > 0; tests--) {
        int n = next();
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            int stones = next();
            if ((n - i) % 2 == 1) sum ^= stones;
        }
        puts(sum ? "lyw" : "zgc");
    }
}
