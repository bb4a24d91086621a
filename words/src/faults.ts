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
  'unknown-game-near': {
    en: 'no game is called "{{name}}"; did you mean {{instead}}?',
    zh: '没有叫“{{name}}”的游戏；是不是想写 {{instead}}？',
  },
  'file-missing': { en: 'there is no file {{path}}', zh: '没有文件 {{path}}' },
  'file-unreadable': { en: 'the file {{path}} cannot be read', zh: '文件 {{path}} 无法读取' },
  'file-too-large': { en: 'the file {{path}} is larger than 32 MB; split it', zh: '文件 {{path}} 超过 32 MB，请拆小' },
  'file-not-text': { en: 'the file {{path}} is not UTF-8 text; save it as UTF-8', zh: '文件 {{path}} 不是 UTF-8 文本，请另存为 UTF-8' },
  'no-game': {
    en: 'no game is named: write its name, a code such as 0.77, or a rule such as "n -> n - k for k in {1, 3, 4}"',
    zh: '没有写明是什么游戏：请写出名称、代码（如 0.77）或规则（如 "n -> n - k for k in {1, 3, 4}"）',
  },
  'unclear-setting': {
    en: 'cannot read the parameter "{{text}}"; write it like m=3 or s={1, 3, 4}',
    zh: '看不懂参数“{{text}}”；请写成 m=3 或 s={1, 3, 4} 这样',
  },
  'unknown-game': {
    en: 'no game is called "{{name}}"',
    zh: '没有叫“{{name}}”的游戏',
  },
};
