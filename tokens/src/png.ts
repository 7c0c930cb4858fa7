const SIGNATURE_BYTES = 8;
/**
 * Bytes before a chunk's content: length and name. A checksum of `SUM_BYTES` follows the content.
 */
const HEAD_BYTES = 8;
const SUM_BYTES = 4;
/** Chunk name `IDAT`. */
const PIXELS = 0x49444154;
/** Chunk name `IEND`. */
const END = 0x49454e44;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** Computes the CRC-32 checksum that PNG uses for a chunk's name and content. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns true if a PNG has pixel data and an end, and every chunk matches its checksum. */
export function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES + SUM_BYTES <= bytes.length;) {
    const name = view.getUint32(at + 4);
    const sumAt = at + HEAD_BYTES + view.getUint32(at);
    if (sumAt + SUM_BYTES > bytes.length) return false;
    if (view.getUint32(sumAt) !== crc32(bytes.subarray(at + 4, sumAt))) return false;
    if (name === END) return hasPixels;
    hasPixels ||= name === PIXELS;
    at = sumAt + SUM_BYTES;
  }
  return false;
}
