import { fingerprint } from './picture.ts';
import type { Problem } from './problem.ts';

/** Checked photo. The server converts its bytes to the served formats. */
export interface Photo {
  /** Name, such as `hero.jpg`. */
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
  /** Displayed size in pixels, after the Exif orientation. */
  width: number;
  height: number;
  /** Hash of the bytes. A URL that contains the hash can be cached permanently. */
  version: string;
}

interface Size {
  width: number;
  height: number;
}

type Read = Pick<Photo, 'type'> & Partial<Size> & { whole: boolean };

const wordAt = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readPng(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const hasHeader = bytes.length >= 24 && wordAt(bytes, 12) === 'IHDR';
  return {
    type: 'image/png',
    ...(hasHeader && { width: view.getUint32(16), height: view.getUint32(20) }),
    // The last chunk is `IEND`. It has no data: only a length, a name and a checksum.
    whole: wordAt(bytes, bytes.length - 8) === 'IEND',
  };
}

/** Returns true if the Exif orientation swaps width and height. */
function isTurned(note: DataView): boolean {
  const little = note.getUint16(0) === 0x4949;
  const first = note.getUint32(4, little);
  for (let index = 0; index < note.getUint16(first, little); index += 1) {
    const at = first + 2 + 12 * index;
    if (note.getUint16(at, little) === 0x0112) return note.getUint16(at + 8, little) >= 5;
  }
  return false;
}

/**
 * Returns true for JPEG start-of-frame markers (SOF), whose segments contain the image size. Three
 * other markers in the range are excluded.
 */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Returns true if a JPEG has an end marker after its frame. Cameras may append data after the
 * marker.
 */
function hasEnd(bytes: Uint8Array, frame: number): boolean {
  let end = bytes.lastIndexOf(0xd9);
  while (end > frame && bytes[end - 1] !== 0xff) end = bytes.lastIndexOf(0xd9, end - 1);
  return end > frame;
}

function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const read: Read = { type: 'image/jpeg', whole: false };
  let turned = false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && wordAt(bytes, at + 4) === 'Exif') {
      turned = isTurned(new DataView(bytes.buffer, bytes.byteOffset + at + 10, length - 8));
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const whole = hasEnd(bytes, at);
      return { ...read, whole, ...(turned ? { width: height, height: width } : { width, height }) };
    }
    at += 2 + length;
  }
  return read;
}

function readWebp(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const read: Read = {
    type: 'image/webp',
    whole: bytes.length >= 30 && view.getUint32(4, true) + 8 <= bytes.length,
  };
  if (bytes.length < 30) return read;
  const byte = (at: number) => view.getUint8(at);
  const three = (at: number) => byte(at) + 256 * byte(at + 1) + 65_536 * byte(at + 2);
  switch (wordAt(bytes, 12)) {
    case 'VP8X':
      return { ...read, width: 1 + three(24), height: 1 + three(27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { ...read, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    default:
      return {
        ...read,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}

/** Reads a photo. Detects the format from the first bytes instead of the name. */
function read(bytes: Uint8Array): Read | undefined {
  if (wordAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes);
  if (wordAt(bytes, 0, 3) === '\xff\xd8\xff') return readJpeg(bytes);
  if (wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP') return readWebp(bytes);
  return undefined;
}

const ENDINGS = { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'], 'image/webp': ['webp'] };

/** Minimum width in pixels, for screens with two device pixels per CSS pixel. */
const LEAST_WIDTH = 1200;
const MOST_PX = 6000;
const FLATTEST = 2;

const HINT =
  `Save it as PNG, JPEG or WebP, ${LEAST_WIDTH} to ${MOST_PX} px wide, ` +
  `at most as high as wide and at least half as high.`;

function faultOf(name: string, found: Read | undefined): string | undefined {
  if (!found) return 'the file is not a PNG, JPEG or WebP';
  const { type, width = 0, height = 0, whole } = found;
  if (!ENDINGS[type].some((ending) => name.endsWith(`.${ending}`))) {
    return `the file is a ${ENDINGS[type].at(-1)?.toUpperCase()}, which its name does not say`;
  }
  if (!whole || width === 0 || height === 0)
    return 'the picture cannot be read: it is not complete';
  const size = `the picture is ${width} x ${height} px`;
  if (width < LEAST_WIDTH) return `${size}, which is too small`;
  if (width > MOST_PX) return `${size}, which is too large`;
  return height > width || height * FLATTEST < width ? `${size}, which does not fit` : undefined;
}

export function readPhoto(
  file: string,
  name: string,
  bytes: Uint8Array,
): { photo?: Photo; problems: readonly Problem[] } {
  let found: Read | undefined;
  try {
    found = read(bytes);
  } catch {
    // Rejects the file, because a segment declares a length beyond its end.
    found = undefined;
  }
  const what = faultOf(name, found);
  if (!found || what !== undefined) {
    return { problems: [{ file, line: 1, place: '', what: what ?? '', hint: HINT }] };
  }
  const { type, width = 0, height = 0 } = found;
  return { photo: { name, type, bytes, width, height, version: fingerprint(bytes) }, problems: [] };
}
