import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand, Problem } from '@platform/tokens';
import type { Verdict } from './check.ts';

/** The pictures of a brand that are made of pixels, by the names of their files. */
const picturesOf = ({ logo, icon, social, hero }: Brand): ReadonlyMap<string, Uint8Array> =>
  new Map(
    [logo, icon, social, hero].flatMap((picture) =>
      picture && picture.type !== 'image/svg+xml' ? [[picture.name, picture.bytes] as const] : [],
    ),
  );

async function damageOf(file: string, bytes: Uint8Array): Promise<Problem[]> {
  try {
    await sharp(bytes, { failOn: 'error' }).stats();
    return [];
  } catch {
    const what = 'the picture cannot be read: a part of it is damaged';
    const hint = 'Export it again from where it was made.';
    return [{ file, line: 1, place: '', what, hint }];
  }
}

/**
 * Decodes the pictures of each brand. The check of the brand reads only how large they say that they
 * are; what a server makes of them, it makes of every pixel.
 */
export const withPictures = (
  tokensDir: string,
  verdicts: readonly Verdict[],
): Promise<readonly Verdict[]> =>
  Promise.all(
    verdicts.map(async (verdict) => {
      const { id, brand, problems } = verdict;
      if (!brand) return verdict;
      const damages = [...picturesOf(brand)].map(([name, bytes]) =>
        damageOf(join(tokensDir, 'brands', id, name), bytes),
      );
      return { ...verdict, problems: [...problems, ...(await Promise.all(damages)).flat()] };
    }),
  );
