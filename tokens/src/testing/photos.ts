import { crc32 } from '../png.ts';

/** Functions that create pictures with valid headers but meaningless content. */

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const CONTENT = new Array<number>(100).fill(7);

const part = (name: string, content: readonly number[]) => {
  const named = [...ascii(name), ...content];
  return [...big(content.length, 4), ...named, ...big(crc32(Uint8Array.from(named)), 4)];
};

export const png = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...part('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]),
    ...[...part('IDAT', CONTENT), ...part('IEND', [])],
  ]);

/**
 * Creates a JPEG.
 *
 * @param turn Exif orientation; undefined for none
 * @param said length that the Exif segment declares
 */
export function jpeg(width: number, height: number, turn?: number, said = 34): Uint8Array {
  const note = [
    ...[0xff, 0xe1, ...big(said, 2), ...ascii('Exif'), 0, 0],
    ...[...ascii('MM'), 0, 42, ...big(8, 4), ...big(1, 2)],
    ...[...big(0x0112, 2), ...big(3, 2), ...big(1, 4), ...big(turn ?? 1, 2), 0, 0, 0, 0, 0, 0],
  ];
  return Uint8Array.from([
    ...[0xff, 0xd8, ...(turn === undefined ? [0xff, 0xe0, 0, 4, 0, 0] : note)],
    ...[0xff, 0xc4, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, ...big(height, 2), ...big(width, 2)],
    ...[1, 1, 0x11, 0, ...CONTENT, 0xff, 0xd9],
  ]);
}

/** Creates a WebP. `kind` selects the variant: lossy, lossless (`VP8L`) or extended (`VP8X`). */
export function webp(width: number, height: number, kind = 'VP8 '): Uint8Array {
  const head =
    kind === 'VP8X'
      ? [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]
      : kind === 'VP8L'
        ? [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0]
        : [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)];
  const content = [...ascii('WEBP'), ...ascii(kind), ...little(110, 4), ...head, ...CONTENT];
  return Uint8Array.from([...ascii('RIFF'), ...little(content.length, 4), ...content]);
}
