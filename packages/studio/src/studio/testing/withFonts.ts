import { withFiles, type Draft } from '../draft';

/** Creates a WOFF2 file that consists of a header and zeros. */
function woff2(): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x774f4632);
  view.setUint32(8, bytes.length);
  view.setUint16(12, 1);
  view.setUint32(20, 16);
  return bytes;
}

export const withFonts = (draft: Draft): Draft => {
  const files = [{ file: 'acme.woff2', range: 'U+0-FF' }];
  const faces = [{ family: 'Acme Sans', weight: '100 900', licence: 'OFL', files }];
  return withFiles(
    draft,
    new Map<string, string | Uint8Array>([
      ['fonts.json', JSON.stringify({ faces })],
      ['acme.woff2', woff2()],
    ]),
  );
};
