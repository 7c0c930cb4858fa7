/** Script, whose letters go into a separate font file. */
export interface Script {
  name: string;
  range: string;
  /** Letters that a font must contain to support the script. */
  sample: string;
}

/**
 * Scripts of the site's languages and typefaces, with the ranges of Google Fonts. Latin comes last,
 * because browsers prefer the last of several overlapping ranges.
 */
export const SCRIPTS: readonly Script[] = [
  {
    name: 'devanagari',
    range:
      'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
    sample: 'कमनहअ',
  },
  {
    name: 'arabic',
    range:
      'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    sample: 'ابمنه',
  },
  {
    name: 'cyrillic-ext',
    range: 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
    sample: 'ҐґҚқҰұ',
  },
  {
    name: 'cyrillic',
    range: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
    sample: 'АБЯабя',
  },
  {
    name: 'greek',
    range: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
    sample: 'ΑΒΩαβω',
  },
  {
    name: 'latin-ext',
    range:
      'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    sample: 'ĞğİŞşŁł',
  },
  {
    name: 'latin',
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    sample: 'AZaz09',
  },
];

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
