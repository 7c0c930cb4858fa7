import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import exo2 from '@capsizecss/metrics/exo2';
import inter from '@capsizecss/metrics/inter';
import nunito from '@capsizecss/metrics/nunito';
import oxanium from '@capsizecss/metrics/oxanium';
import sora from '@capsizecss/metrics/sora';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * Unicode ranges of the font files, as published with the fonts. `latin` comes last, because
 * browsers prefer the last overlapping range.
 */
const RANGES = {
  arabic:
    'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  // Excludes the rupee signs, which the brand typefaces contain.
  devanagari: 'U+900-97F,U+1CD0-1CF9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  'cyrillic-ext': 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};
type Script = keyof typeof RANGES;

const LATIN: readonly Script[] = ['latin-ext', 'latin'];
const LATIN_AND_CYRILLIC: readonly Script[] = ['cyrillic-ext', 'cyrillic', ...LATIN];

/**
 * Brand typefaces, hosted by the site itself. Each has a `Fallback`: a local font with adjusted
 * metrics, so that text does not shift when the typeface loads.
 */
const FACES = [
  { family: 'Inter', file: 'inter', metrics: inter, scripts: LATIN_AND_CYRILLIC },
  { family: 'Sora', file: 'sora', metrics: sora, scripts: LATIN },
  { family: 'Nunito', file: 'nunito', metrics: nunito, scripts: LATIN_AND_CYRILLIC },
  { family: 'Oxanium', file: 'oxanium', metrics: oxanium, scripts: LATIN },
  { family: 'Exo2', file: 'exo-2', metrics: exo2, scripts: LATIN_AND_CYRILLIC },
];

/** Fonts for scripts that no brand typeface covers. */
const SHARED: { script: Script; file: string }[] = [
  { script: 'arabic', file: 'noto-sans-arabic' },
  { script: 'devanagari', file: 'noto-sans-devanagari' },
];

const writeFace = (
  family: string,
  file: string,
  script: Script,
  fontDisplay: 'swap' | 'optional',
) =>
  globalFontFace(`${family} Variable`, {
    src: `url('@fontsource-variable/${file}/files/${file}-${script}-wght-normal.woff2') format('woff2-variations')`,
    fontDisplay,
    fontWeight: '100 900',
    unicodeRange: RANGES[script],
  });

for (const { family, file, metrics, scripts } of FACES) {
  // These fonts lack a fallback with the same metrics, so late loading would shift the page.
  for (const shared of SHARED) writeFace(family, shared.file, shared.script, 'optional');
  for (const script of scripts) writeFace(family, file, script, 'swap');
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { src, ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face;
    globalFontFace(`${family} Fallback`, {
      src: String(src),
      ...(ascentOverride && { ascentOverride: String(ascentOverride) }),
      ...(descentOverride && { descentOverride: String(descentOverride) }),
      ...(lineGapOverride && { lineGapOverride: String(lineGapOverride) }),
      ...(sizeAdjust && { sizeAdjust: String(sizeAdjust) }),
    });
  }
}
