/** The characters of a Chinese keyboard as the plain ones that they stand for; same length, so places in the text stay right. */
const PLAIN: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '＋': '+',
  '－': '-',
  '−': '-',
  '．': '.',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '／': '/',
  '“': '"',
  '”': '"',
  '\u3000': ' ',
  '\u00a0': ' ',
  '\ufeff': ' ',
};

/** The text with full-width digits, letters and signs made plain, but for the letters of the game's own alphabets. */
export function plain(text: string, alphabet: string): string {
  return text.replace(/[^\0-\x7f]/g, (character) => {
    if (alphabet.includes(character)) return character;
    const code = character.charCodeAt(0);
    return code >= 0xff10 && code <= 0xff19 ? String(code - 0xff10) : (PLAIN[character] ?? character);
  });
}

const SIGNS = ' \t\r\n,;/+()[]"';

/** Whether a character parts atoms: a sign or blank that is no letter of the alphabet, or one that no bare word may hold. */
export function isSign(character: string, alphabet: string): boolean {
  if (character === '/' || character === ';') return !alphabet.includes(character);
  return SIGNS.includes(character);
}

/** Whether the word can be typed without quotation marks. */
export function isPlainWord(word: string, alphabet: string): boolean {
  return word !== '' && word !== 'nothing' && [...word].every((letter) => !isSign(letter, alphabet));
}
