import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramLanguage } from '../../src/study/export.ts';

/** A program's text and the inputs that it is to answer. */
export interface Run {
  readonly text: string;
  readonly inputs: readonly string[];
}

const TOOLS: Readonly<Record<ProgramLanguage, readonly [program: string, word: string]>> = {
  cpp: ['g++', '--version'],
  python: ['python3', '--version'],
  java: ['javac', '-version'],
  typescript: ['node', '--version'],
  rust: ['rustc', '--version'],
};

/** Whether the language's compiler is on this machine. */
export function isFound(language: ProgramLanguage): boolean {
  const [program, word] = TOOLS[language];
  return spawnSync(program, [word]).status === 0;
}

const MARK = '<<end>>';

/** What every program prints for each of its inputs: all programs are put into one, so that a language is compiled and started once. */
export function outputs(language: ProgramLanguage, runs: readonly Run[]): readonly (readonly string[])[] {
  const place = mkdtempSync(join(tmpdir(), `nimlab-${language}-`));
  const printed = JOINED[language](runs, place);
  const all = printed.split(`${MARK}\n`);
  let at = 0;
  return runs.map(({ inputs }) =>
    inputs.map(() => {
      at += 1;
      return (all[at - 1] ?? '').trimEnd();
    }),
  );
}

function run(program: string, words: readonly string[], place: string): string {
  return execFileSync(program, words, {
    cwd: place,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
    timeout: 120_000,
  });
}

type Join = (runs: readonly Run[], place: string) => string;

const text = (value: string): string => JSON.stringify(value);

const cpp: Join = (runs, place) => {
  const spaces = runs.map(
    (one, i) =>
      `namespace g${i} {\n${one.text.replace(/#include.*\n/u, '').replace('int main() {', 'void run(istream &cin, ostream &cout) {')}}\n`,
  );
  const calls = runs.flatMap(({ inputs }, i) =>
    inputs.map((input) => `  { istringstream in(${text(input)}); g${i}::run(in, cout); cout << "${MARK}\\n"; }\n`),
  );
  writeFileSync(
    join(place, 'all.cpp'),
    `#include <bits/stdc++.h>\nusing namespace std;\n${spaces.join('')}int main() {\n${calls.join('')}}\n`,
  );
  run('g++', ['-std=c++17', '-o', 'all', 'all.cpp'], place);
  return run(join(place, 'all'), [], place);
};

const python: Join = (runs, place) => {
  const driver = `import io, json, sys
for program, inputs in json.load(open("all.json")):
    code = compile(program, "program", "exec")
    for text in inputs:
        sys.stdin = io.StringIO(text)
        exec(code, {})
        print("${MARK}")
`;
  writeFileSync(join(place, 'all.json'), JSON.stringify(runs.map((one) => [one.text, one.inputs])));
  writeFileSync(join(place, 'all.py'), driver);
  return run('python3', ['all.py'], place);
};

const java: Join = (runs, place) => {
  const classes = runs.map((one, i) =>
    one.text.replace(/^import .*\n/gmu, '').replace('public class Main', `class G${i}`),
  );
  const calls = runs.flatMap(({ inputs }, i) =>
    inputs.map(
      (input) =>
        `        System.setIn(new java.io.ByteArrayInputStream(${text(input)}.getBytes())); G${i}.main(args); System.out.println("${MARK}");\n`,
    ),
  );
  writeFileSync(
    join(place, 'All.java'),
    `import java.util.*;\nimport java.math.BigInteger;\n${classes.join('')}public class All {\n    public static void main(String[] args) {\n${calls.join('')}    }\n}\n`,
  );
  run('javac', ['All.java'], place);
  return run('java', ['-Xss64m', 'All'], place);
};

const typescript: Join = (runs, place) => {
  const programs = runs.map(
    (one, i) =>
      `function g${i}(readFileSync: (from: number, as: string) => string, console: { log(text: string): void }) {\n${one.text.replace(/^import .*\n/gmu, '')}}\n`,
  );
  const calls = runs.flatMap(({ inputs }, i) =>
    inputs.map((input) => `g${i}(() => ${text(input)}, print); print.log(${text(MARK)});\n`),
  );
  writeFileSync(
    join(place, 'all.ts'),
    `const print = { log: (text: string) => { process.stdout.write(text + "\\n"); } };\n${programs.join('')}${calls.join('')}`,
  );
  run(
    'npx',
    ['--no-install', 'esbuild', join(place, 'all.ts'), `--outfile=${join(place, 'all.mjs')}`, '--log-level=error'],
    process.cwd(),
  );
  return run('node', ['--stack-size=8000', 'all.mjs'], place);
};

const rust: Join = (runs, place) => {
  const read = /let mut input = String::new\(\);\n.*read_to_string.*\n/u;
  const spaces = runs.map((one, i) => {
    const inner = one.text
      .replace(/^#!.*\n/gmu, '')
      .replace('fn main() {', 'pub fn run(input: &str) {')
      .replace(read, 'let input = input.to_string();\n');
    return `mod g${i} {\n${inner}}\n`;
  });
  const calls = runs.flatMap(({ inputs }, i) =>
    inputs.map((input) => `    g${i}::run(${text(input)});\n    println!("${MARK}");\n`),
  );
  writeFileSync(
    join(place, 'all.rs'),
    `#![allow(unused, non_snake_case, non_upper_case_globals)]\n${spaces.join('')}fn main() {\n${calls.join('')}}\n`,
  );
  run('rustc', ['-o', 'all', 'all.rs'], place);
  return run(join(place, 'all'), [], place);
};

const JOINED: Readonly<Record<ProgramLanguage, Join>> = { cpp, python, java, typescript, rust };
