import { escapeMarkup } from './escapeMarkup.ts';

/** Letters as SVG paths, in the middle half of a square of 32 units. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M10 23 16 9l6 14M12.2 18h7.6',
  B: 'M11 9v14h6a3.8 3.8 0 0 0 0-7.6h-6M11 9h5.4a3.2 3.2 0 0 1 0 6.4',
  C: 'M22 11.5a7 7 0 1 0 0 9',
  D: 'M11 9v14h4a7 7 0 0 0 0-14z',
  E: 'M21 9H11v14h10M11 16h8',
  F: 'M21 9H11v14M11 16h8',
  G: 'M21.5 11.5a7 7 0 1 0 1.4 5H17',
  H: 'M10 9v14M22 9v14M10 16h12',
  I: 'M16 9v14',
  J: 'M20 9v9.5a4.5 4.5 0 0 1-9 0',
  K: 'M11 9v14M21 9l-10 8M14.5 14.5 21 23',
  L: 'M11 9v14h10',
  M: 'M9 23V9l7 9 7-9v14',
  N: 'M10 23V9l12 14V9',
  O: 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  P: 'M11 23V9h6a4.6 4.6 0 0 1 0 9.2h-6',
  Q: 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM18.5 18.5 22.5 23',
  R: 'M11 23V9h6a4.4 4.4 0 0 1 0 8.8h-6M16.5 17.8 21.5 23',
  S: 'M21 11.5c-1-1.6-2.8-2.5-5-2.5-2.8 0-4.8 1.4-4.8 3.5 0 4.7 10 2.3 10 7 0 2.2-2.2 3.5-5.2 3.5-2.3 0-4.3-.9-5.3-2.6',
  T: 'M9.5 9h13M16 9v14',
  U: 'M10 9v8a6 6 0 0 0 12 0V9',
  V: 'M9.5 9 16 23l6.5-14',
  W: 'M8 9l4 14 4-11 4 11 4-14',
  X: 'M10 9l12 14M22 9 10 23',
  Y: 'M9.5 9l6.5 7.5L22.5 9M16 16.5V23',
  Z: 'M10.5 9h11l-11 14h11',
};
/** Ring for names whose first character has no path above. */
const RING = 'M16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z';

export interface MarkOptions {
  name: string;
  /** Background colour, as `#rrggbb`. */
  ground: string;
  /** Colour of the letter, as `#rrggbb`. */
  letter: string;
  /**
   * Corner radius, in units of a square of 32. 16 draws a circle. 0 fills the square, for home
   * screens that crop icons.
   */
  radius: number;
}

/** Draws a provisional logo: the first letter of the name on the brand's colour. */
export function drawMark({ name, ground, letter, radius }: MarkOptions): string {
  const strokes = STROKES[name.charAt(0).toUpperCase()] ?? RING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${escapeMarkup(name)}">`,
    `  <rect width="32" height="32" rx="${radius}" fill="${ground}"/>`,
    `  <path d="${strokes}" fill="none" stroke="${letter}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
    '',
  ].join('\n');
}

const MARK =
  /^<svg [^>]*viewBox="0 0 32 32"[^>]*>\s*<rect width="32" height="32" rx="\d+" fill="#[0-9a-f]{6}"\s*(?:\/>|><\/rect>)\s*<path d="([^"]*)" fill="none" stroke="#[0-9a-f]{6}" stroke-width="3\.2"[^>]*(?:\/>|><\/path>)\s*<\/svg>\s*$/;
const DRAWN = new Set([...Object.values(STROKES), RING]);

export function isMark({ type, bytes }: { type: string; bytes: Uint8Array }): boolean {
  if (type !== 'image/svg+xml') return false;
  const [, strokes = ''] = MARK.exec(new TextDecoder().decode(bytes)) ?? [];
  return DRAWN.has(strokes);
}
