// Luogu P1247 as a contest program: reads with scanf (plain) or in one fread (fast).
#include "numbers.h"
#include <vector>

int main(int argc, char **argv) {
    start(argc, argv);
    int n = next();
    std::vector<int> heap(n);
    int sum = 0;
    for (int &h : heap) sum ^= h = next();
    if (sum == 0) {
        puts("lose");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        if ((heap[i] ^ sum) >= heap[i]) continue;
        printf("%d %d\n", heap[i] - (heap[i] ^ sum), i + 1);
        heap[i] ^= sum;
        break;
    }
    for (int i = 0; i < n; i++) printf("%d%c", heap[i], i + 1 < n ? ' ' : '\n');
}
