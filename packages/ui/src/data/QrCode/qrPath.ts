import { encode } from 'uqr';

/** Error correction level: 7, 15, 25 or 30 percent of the code may be dirty or covered. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

/** Light margin that scanners require around a code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

export interface QrPath {
  /** Path data of the dark modules, each one unit wide. */
  d: string;
  /** Width and height, in modules. */
  size: number;
}

/**
 * Converts text to the path of a QR code.
 *
 * @throws {RangeError} if the text is longer than a QR code can hold (2,331 bytes at 'M')
 */
export function qrPath(text: string, errorCorrection: ErrorCorrection): QrPath {
  const { data, size } = encodeText(text, errorCorrection);
  // Merges adjacent modules in a row into one rectangle, because browsers may blur every edge.
  const rows = data.map((row, y) => {
    const line = row.map((dark) => (dark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { d: rows.join(''), size };
}

function encodeText(text: string, ecc: ErrorCorrection) {
  try {
    return encode(text, { ecc, border: QUIET_ZONE });
  } catch (cause) {
    throw new RangeError(
      `A QR code with error correction ${ecc} cannot hold ${text.length} characters. Shorten the text, or choose a lower error correction.`,
      { cause },
    );
  }
}
