// Nowcoder 218562 as a contest program: reads with scanf (plain) or in one fread (fast).
#include "numbers.h"
#include <vector>

int main(int argc, char **argv) {
    start(argc, argv);
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
