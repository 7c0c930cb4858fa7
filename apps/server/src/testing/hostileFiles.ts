import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { damage, diceOf, type Dice } from '../../../../tokens/src/testing/damagedFiles.ts';

/** File formats of brands, including formats that an attacker may send in their place. */
export const FILE_KINDS = ['svg', 'png', 'webp', 'avif', 'woff2'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface HostileFile {
  kind: FileKind;
  bytes: Uint8Array;
}

/**
 * Creates a drawing whose masks, clip paths and gradients refer to one another, with circular
 * references.
 */
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
 * Creates almost valid files of each kind in turn.
 *
 * @param drawings valid drawings, some of which are damaged; the others are tangles of references
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
