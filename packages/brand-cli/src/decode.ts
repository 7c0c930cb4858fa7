import { join } from 'node:path';
import sharp from 'sharp';
import type { Verdict } from './check.ts';

/**
 * Decodes the picture of each brand. The check of the brand reads only how large it says that it is;
 * what a server makes of it, it makes of every pixel.
 */
export const withPictures = (
  tokensDir: string,
  verdicts: readonly Verdict[],
): Promise<readonly Verdict[]> =>
  Promise.all(
    verdicts.map(async (verdict) => {
      const { id, brand, problems } = verdict;
      if (!brand?.hero) return verdict;
      try {
        await sharp(brand.hero.bytes, { failOn: 'error' }).stats();
        return verdict;
      } catch {
        const file = join(tokensDir, 'brands', id, brand.hero.name);
        const what = 'the picture cannot be read: a part of it is damaged';
        const hint = 'Export it again from where it was made.';
        return { ...verdict, problems: [...problems, { file, line: 1, place: '', what, hint }] };
      }
    }),
  );
