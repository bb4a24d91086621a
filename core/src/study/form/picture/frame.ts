/** The picture's measures in pixels. */
export const WIDTH = 960;
export const HEIGHT = 480;
export const LEFT = 64;
export const TOP = 44;

/** Ink that is legible on white, in colour and in grey (WCAG contrast at least 4.5). */
export const INK = { text: '#1F2328', axis: '#6B6F76', won: '#083D77', lost: '#C24E00', light: '#E3E9F0' } as const;

/** A picture with its name and what it shows, for eyes and for readers of screens. */
export function picture(title: string, text: string, width: number, height: number, inner: Iterable<string>): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="13" fill="${INK.text}">`;
  return `${head}\n<title id="title">${escaped(title)}</title>\n<desc id="desc">${escaped(text)}</desc>\n<rect width="${width}" height="${height}" fill="#FFFFFF"/>\n${label(LEFT, 24, title, 'start', 16)}${[...inner].join('')}</svg>\n`;
}

/** A text at a place. */
export function label(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end',
  size = 13,
  fill: string = INK.text,
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${escaped(text)}</text>\n`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}"/>\n`;
}

/** The hollow ring of a lost position. */
export function ring(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFFFFF" stroke="${INK.lost}" stroke-width="${r > 4 ? 2 : 1.2}"/>\n`;
}

/** The filled triangle of a won position. */
export function triangle(x: number, y: number, r: number): string {
  return `<path d="M${x} ${short(y - r)}L${short(x + r)} ${short(y + r * 0.8)}H${short(x - r)}Z" fill="${INK.won}"/>\n`;
}

/** At most two places after the point, so that the text is the same everywhere. */
export function short(x: number): number {
  return Math.round(x * 100) / 100;
}

/** Round numbers from `from` to `to`, at most `most` of them: steps of 1, 2 or 5 times a power of ten. */
export function ticks(from: number, to: number, most: number): readonly number[] {
  let step = 1;
  for (let i = 0; (to - from) / step > most; i += 1) step = i % 3 === 1 ? (step / 2) * 5 : step * 2;
  const found: number[] = [];
  for (let x = Math.ceil(from / step) * step; x <= to; x += step) found.push(x);
  return found;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
