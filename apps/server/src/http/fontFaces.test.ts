import { expect, test } from 'vitest';
import { facesIn, facesOf } from './fontFaces';

const CSS =
  '@font-face{src:url(/assets/sora-ext-c3.woff2)format("woff2-variations");unicode-range:U+100-2BA;font-family:Sora Variable}' +
  '@font-face{src:url(/assets/sora-a1.woff2)format("woff2-variations");font-display:swap;font-family:Sora Variable}' +
  '@font-face{src:local(Arial),local(ArialMT);size-adjust:113%;font-family:Sora Fallback}' +
  '@font-face { font-family: "Exo2 Variable"; src: url("/assets/exo-2-b2.woff2") }' +
  'p{font-family:Sora Variable;background:url(/assets/p.svg)}';

test('finds the Latin faces of a stylesheet by family, and ignores local fonts', () => {
  expect([...facesIn(CSS)]).toEqual([
    ['Sora Variable', '/assets/sora-a1.woff2'],
    ['Exo2 Variable', '/assets/exo-2-b2.woff2'],
  ]);
});

test('a brand gets exactly the faces that its variables name', () => {
  const brand = "--platform-font-family-body:'Exo2 Variable','Exo2 Fallback',sans-serif";
  expect(facesOf(brand, facesIn(CSS))).toEqual(['/assets/exo-2-b2.woff2']);
  expect(facesOf('--platform-font-family-body:serif', facesIn(CSS))).toEqual([]);
});
