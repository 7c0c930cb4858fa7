import { join } from 'node:path';
import { damaged, type Brand, type Problem } from '@platform/tokens';
import { compact, uniqBy } from 'es-toolkit';
import sharp from 'sharp';
import type { Verdict } from './check.ts';

const picturesOf = ({ logo, icon, social, hero }: Brand) =>
  uniqBy(compact([logo, icon, social, hero]), ({ name }) => name).filter(
    ({ type }) => type !== 'image/svg+xml',
  );

async function damageOf(file: string, bytes: Uint8Array): Promise<Problem[]> {
  try {
    await sharp(bytes, { failOn: 'error' }).stats();
    return [];
  } catch {
    return [damaged(file)];
  }
}

/** Decodes the pictures of each brand, which servers only inspect, and adds failures as problems. */
export const withPictures = (
  tokensDir: string,
  verdicts: readonly Verdict[],
): Promise<readonly Verdict[]> =>
  Promise.all(
    verdicts.map(async (verdict) => {
      const { id, brand, problems } = verdict;
      if (!brand) return verdict;
      const damages = picturesOf(brand).map(({ name, bytes }) =>
        damageOf(join(tokensDir, 'brands', id, name), bytes),
      );
      return { ...verdict, problems: [...problems, ...(await Promise.all(damages)).flat()] };
    }),
  );
