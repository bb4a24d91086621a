import { argv, stdout } from 'node:process';
import { Command } from 'commander';

const program = new Command('nimlab').description('Ask any impartial game: who wins, by which moves, why, how sure');

if (argv.length <= 2) stdout.write(program.helpInformation());
else await program.parseAsync();
