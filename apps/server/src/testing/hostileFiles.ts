import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

/** Kinds of files that brands have, or that somebody may send as one. */
export const FILE_KINDS = ['svg', 'png', 'webp', 'avif', 'woff2'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface HostileFile {
  kind: FileKind;
  bytes: Uint8Array;
}

/** Whole numbers at random, from 0 to below a bound, the same for the same seed (mulberry32). */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const EXTREMES = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];
const MOST_CHANGES = 8;

/** One change: a byte, a number of four bytes, a part cut out, doubled, or all that follows cut off. */
function changed(bytes: Buffer, dice: Dice): Buffer {
  const at = dice(bytes.length);
  const end = Math.min(bytes.length, at + 1 + dice(64));
  switch (dice(6)) {
    case 0:
      bytes[at] = dice(256);
      return bytes;
    case 1:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8));
      return bytes;
    case 2:
      if (at + 4 <= bytes.length) bytes.writeUInt32BE(EXTREMES[dice(EXTREMES.length)] ?? 0, at);
      return bytes;
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
    case 4:
      return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
    default:
      return dice(4) === 0 ? bytes.subarray(0, at) : bytes;
  }
}

/** A file with some changes. */
export function damage(file: Uint8Array, dice: Dice): Uint8Array {
  let bytes: Buffer = Buffer.from(file);
  for (let left = 1 + dice(MOST_CHANGES); left > 0 && bytes.length > 0; left -= 1) {
    bytes = changed(bytes, dice);
  }
  return bytes;
}

/** A drawing whose masks, clip paths and gradients refer to one another, in circles too. */
function tangle(dice: Dice): Uint8Array {
  const count = 1 + dice(24);
  const reference = () => {
    const [name = ''] = [['mask', 'clip-path', 'fill', 'stroke'][dice(4)]];
    return dice(3) === 0 ? '' : ` ${name}="url(#n${dice(count)})"`;
  };
  const shape = () =>
    `<rect width="${dice(2) === 0 ? 32 : 2 ** dice(31)}" height="32" rx="${dice(40)}"${reference()}/>`;
  const shapes = (most: number) => Array.from({ length: 1 + dice(most) }, shape).join('');
  const parts = Array.from({ length: count }, (_, index) => {
    const name = ['mask', 'clipPath', 'linearGradient', 'g'][dice(4)] ?? 'g';
    const inside = name === 'linearGradient' ? '<stop offset="1" stop-color="#fff"/>' : shapes(3);
    return `<${name} id="n${index}"${reference()}>${inside}</${name}>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs>${parts.join('')}</defs>${shapes(8)}</svg>`;
  return new TextEncoder().encode(svg);
}

/** Whole files of every kind but drawings. */
async function samples(): Promise<Record<Exclude<FileKind, 'svg'>, Buffer[]>> {
  const create = { width: 48, height: 40, channels: 4, background: '#36f8' } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const picture = () => sharp({ create: { ...create, noise } });
  const ui = createRequire(join(import.meta.dirname, '../../../../packages/ui/package.json'));
  const font = ui.resolve('@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2');
  return {
    png: await Promise.all([
      picture().png().toBuffer(),
      picture().png({ progressive: true }).toBuffer(),
      picture().png({ palette: true }).toBuffer(),
    ]),
    webp: await Promise.all([
      picture().webp().toBuffer(),
      picture().webp({ lossless: true }).toBuffer(),
    ]),
    avif: [await picture().avif({ effort: 0 }).toBuffer()],
    woff2: [await readFile(font)],
  };
}

/**
 * Makes files that are almost of their kind, each kind in turn.
 *
 * @param drawings whole drawings, of which some are damaged; the others are tangles of references
 */
export async function hostileFiles(
  count: number,
  seed: number,
  drawings: readonly Uint8Array[],
): Promise<HostileFile[]> {
  const dice = diceOf(seed);
  const whole = await samples();
  return Array.from({ length: count }, (_, index): HostileFile => {
    const kind = FILE_KINDS[index % FILE_KINDS.length] ?? 'svg';
    if (kind === 'svg' && dice(2) === 0) return { kind, bytes: tangle(dice) };
    const of: readonly Uint8Array[] = kind === 'svg' ? drawings : whole[kind];
    return { kind, bytes: damage(of[dice(of.length)] ?? new Uint8Array(), dice) };
  });
}
