import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import exo2 from '@capsizecss/metrics/exo2';
import inter from '@capsizecss/metrics/inter';
import nunito from '@capsizecss/metrics/nunito';
import oxanium from '@capsizecss/metrics/oxanium';
import sora from '@capsizecss/metrics/sora';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * The faces a brand may name in its tokens, served from the site itself. A browser fetches a file
 * only when the page uses it, so a brand pays only for its own faces.
 *
 * Beside each stands a `Fallback`: a local font stretched to the face's metrics, so that nothing
 * moves when the real one arrives.
 */
const FACES = [
  { family: 'Inter', file: 'inter', metrics: inter },
  { family: 'Sora', file: 'sora', metrics: sora },
  { family: 'Nunito', file: 'nunito', metrics: nunito },
  { family: 'Oxanium', file: 'oxanium', metrics: oxanium },
  { family: 'Exo2', file: 'exo-2', metrics: exo2 },
];

for (const { family, file, metrics } of FACES) {
  globalFontFace(`${family} Variable`, {
    src: `url('@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2') format('woff2-variations')`,
    fontDisplay: 'swap',
    fontWeight: '100 900',
  });
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
