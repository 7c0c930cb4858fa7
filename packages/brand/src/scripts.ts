import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json' with { type: 'json' };

export interface Script {
  name: string;
  range: string;
  /** Letters required for a font to support the script. */
  sample: string;
}

/** Converts the ranges of Google Fonts to browser notation: U+FF instead of U+00FF. */
const rangeOf = (range: string) =>
  range
    .replaceAll(/(?<=[+-])0+(?=[0-9A-F])/g, '')
    .split(',')
    // Omits the supplementary planes, which no text on the site uses.
    .filter((part) => !/^U\+1(0|E)[0-9A-F]{3}/.test(part))
    .join(',');

/** Latin comes last, because browsers prefer the last of several overlapping ranges. */
export const SCRIPTS: readonly Script[] = [
  { name: 'devanagari', range: devanagari.devanagari, sample: 'कमनहअ' },
  { name: 'arabic', range: arabic.arabic, sample: 'ابمنه' },
  { name: 'cyrillic-ext', range: inter['cyrillic-ext'], sample: 'ҐґҚқҰұ' },
  { name: 'cyrillic', range: inter.cyrillic, sample: 'АБЯабя' },
  { name: 'greek', range: inter.greek, sample: 'ΑΒΩαβω' },
  { name: 'latin-ext', range: inter['latin-ext'], sample: 'ĞğİŞşŁł' },
  { name: 'latin', range: inter.latin, sample: 'AZaz09' },
].map((script) => ({ ...script, range: rangeOf(script.range) }));

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/** Returns the characters of a `unicode-range` that a font contains. */
export function charactersIn(range: string, has: ReadonlySet<number>): string {
  const parts = range.split(',').map((part) => part.replace('U+', '').split('-'));
  const codes = parts.flatMap(([first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes.filter((code) => has.has(code)));
}

/** Returns true if a font supports a script, rather than only a few of its characters. */
export const hasScript = ({ sample }: Script, has: ReadonlySet<number>): boolean =>
  codesOf(sample).every((code) => has.has(code));
