import { BRAND_COMMAND } from './command.ts';
import type { Problem } from './problem.ts';
import { cleanSvg } from './svg.ts';

/** Checked logo or icon, ready to be served. */
export interface Picture {
  /** Name, such as `logo.svg`. */
  name: string;
  type: 'image/svg+xml' | 'image/png';
  bytes: Uint8Array;
  /** Hash of the bytes. A URL that contains the hash can be cached permanently. */
  version: string;
}

type ReadPicture = { picture?: Picture; problems: readonly Problem[] };

/**
 * Hashes bytes with 32-bit FNV-1a, which is synchronous and does not need Node. The hash only
 * distinguishes files; it is not secure.
 */
export function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const pictureOf = (name: string, type: Picture['type'], bytes: Uint8Array): Picture => ({
  name,
  type,
  bytes,
  version: fingerprint(bytes),
});

export const typeOf = (name: string): Picture['type'] =>
  name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEADER_BYTES = 24;
/** Name of the first PNG chunk, whose data starts with width and height. */
const IHDR = 0x49484452;
const SMALLEST_PX = 16;
const LARGEST_PX = 2048;

function pngSize(bytes: Uint8Array): readonly [width: number, height: number] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng =
    bytes.length >= PNG_HEADER_BYTES &&
    PNG_SIGNATURE.every((byte, index) => bytes[index] === byte) &&
    view.getUint32(12) === IHDR;
  return isPng ? [view.getUint32(16), view.getUint32(20)] : undefined;
}

function readPng(
  file: string,
  name: string,
  bytes: Uint8Array,
  fits: (width: number, height: number) => boolean,
  hint: string,
): ReadPicture {
  const size = pngSize(bytes);
  if (size && fits(...size)) {
    return { picture: pictureOf(name, 'image/png', bytes), problems: [] };
  }
  const what = size ? `the picture is ${size.join(' x ')} px` : 'the file is not a PNG';
  return { problems: [{ file, line: 1, place: '', what, hint }] };
}

const PLAIN_SVG =
  'Export the drawing as plain SVG: shapes with fill and stroke, text as outlines, no effects, styles or links';

function readSvg(file: string, name: string, bytes: Uint8Array, brand: string): ReadPicture {
  try {
    const { svg, removed } = cleanSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const problems = removed.map(({ line, what }) => ({
      file,
      line,
      place: '',
      hint: `${PLAIN_SVG}; or let '${BRAND_COMMAND} check ${brand} --fix' leave it out.`,
      what: `a logo may not hold ${what}`,
      fix: { kind: 'file' as const, file: name, text: svg },
    }));
    if (problems.length > 0) return { problems };
    return { picture: pictureOf(name, 'image/svg+xml', new TextEncoder().encode(svg)), problems };
  } catch (cause) {
    const what = `the file is not a valid SVG: ${(cause as Error).message}`;
    return { problems: [{ file, line: 1, place: '', what, hint: `${PLAIN_SVG}.` }] };
  }
}

/** Reads a logo or icon: an SVG, whose unsafe parts are removed, or a PNG. */
export function readPicture(
  file: string,
  name: string,
  bytes: Uint8Array,
  brand: string,
): ReadPicture {
  if (name.endsWith('.svg')) return readSvg(file, name, bytes, brand);
  const fits = (...sides: readonly number[]) =>
    sides.every((side) => side >= SMALLEST_PX && side <= LARGEST_PX);
  const hint = `Save it as PNG of ${SMALLEST_PX} to ${LARGEST_PX} px a side.`;
  return readPng(file, name, bytes, fits, hint);
}

/** Size of pictures for link previews, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

export function readSocial(file: string, name: string, bytes: Uint8Array): ReadPicture {
  const { width, height } = SOCIAL_SIZE;
  const fits = (...size: readonly number[]) => size[0] === width && size[1] === height;
  return readPng(file, name, bytes, fits, `Save it as PNG of ${width} x ${height} px.`);
}
