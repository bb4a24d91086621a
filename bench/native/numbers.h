// Whole numbers from the standard input: by scanf, or from one fread when the program is started with "fast".
#pragma once
#include <cstdio>
#include <cstring>

static bool fast;
static char *text;
static size_t at, size;

static void start(int argc, char **argv) {
    fast = argc > 1 && !strcmp(argv[1], "fast");
    if (!fast) return;
    size_t room = 1 << 26;
    text = new char[room];
    size = fread(text, 1, room, stdin);
}

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
