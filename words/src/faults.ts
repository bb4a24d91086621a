import type { FaultId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What is wrong with what a person typed, and what to write instead. Every fault also carries `at`, `line` and `column`. */
export const faults: Readonly<Record<FaultId, Sentence>> = {
  'unknown-name': {
    en: 'nothing is called "{{name}}" here',
    zh: '这里没有叫“{{name}}”的东西',
  },
  unexpected: {
    en: 'expected {{expected}} here, found {{found}}',
    zh: '这里应当是{{expected}}，却写了{{found}}',
  },
  'wrong-shape': {
    en: 'a position of {{game}} is written {{shape}}',
    zh: '{{game}} 的局面应写成 {{shape}}',
  },
  'unknown-game': {
    en: 'no game is called "{{name}}"',
    zh: '没有叫“{{name}}”的游戏',
  },
};
