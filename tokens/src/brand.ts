import { join } from 'node:path';
import { checkFolder, type Brand, type CheckedBrand } from './checkFolder.ts';
import { readPairs } from './contrastFile.ts';
import { FACTS_FILE } from './folder.ts';
import { BrandError, type Problem } from './problem.ts';
import { brandIds, readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

/** The brand that unknown hosts get. */
export const DEFAULT_BRAND_ID = 'default';

/** What `checkBrands` looks at. */
export interface CheckOptions {
  /**
   * Whether colours that read badly are refused too.
   * @default true
   */
  contrast?: boolean;
}

/** Checks one brand or, without an id, all of them; each separately. */
export function checkBrands(
  tokensDir: string,
  ids: readonly string[] = brandIds(tokensDir),
  { contrast = true }: CheckOptions = {},
): Map<string, CheckedBrand> {
  const foundation = readFoundation(tokensDir);
  const pairs = contrast ? readPairs(tokensDir) : [];
  return new Map(
    ids.map((id) => {
      const { folder, problems } = readFolder(tokensDir, id);
      const checked = checkFolder(folder, foundation, pairs);
      if (problems.length === 0) return [id, checked];
      return [id, { problems: [...problems, ...checked.problems] }];
    }),
  );
}

/** Hosts that more than one brand claims, reported for the later one. */
export function hostProblems(tokensDir: string, brands: readonly Brand[]): Problem[] {
  const owner = new Map<string, string>();
  return brands.flatMap(({ id, hosts }) =>
    hosts.flatMap((host) => {
      const other = owner.get(host);
      owner.set(host, other ?? id);
      if (other === undefined) return [];
      const file = join(tokensDir, 'brands', id, FACTS_FILE);
      const what = `is a list with '${host}', which '${other}' has too`;
      return [{ file, line: 1, place: 'hosts', what, hint: 'Take it out of one of the two.' }];
    }),
  );
}

/**
 * Reads every brand under `<tokensDir>/brands`. Throws `BrandError` with all that is wrong, when the
 * default brand is missing, or when two brands claim one host.
 */
export async function loadBrands(tokensDir: string, options: CheckOptions = {}): Promise<Brand[]> {
  const checked = [...checkBrands(tokensDir, undefined, options).values()];
  const brands = checked.flatMap(({ brand }) => brand ?? []);
  const problems = [
    ...checked.flatMap((result) => result.problems),
    ...hostProblems(tokensDir, brands),
  ];
  if (problems.length > 0) throw new BrandError(problems);
  if (!brands.some(({ id }) => id === DEFAULT_BRAND_ID)) {
    const file = join(tokensDir, 'brands', DEFAULT_BRAND_ID);
    const what = 'the default brand is missing';
    const hint = 'Put its folder back: unknown hosts need it.';
    throw new BrandError([{ file, line: 1, place: '', what, hint }]);
  }
  return brands;
}

/** The brand of a host name (a port is ignored); unknown hosts get the default brand. */
export function brandForHost(brands: readonly Brand[], host: string): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const brand =
    brands.find(({ hosts }) => hosts.includes(name)) ??
    brands.find(({ id }) => id === DEFAULT_BRAND_ID);
  if (!brand) throw new Error('There is no default brand to fall back to.');
  return brand;
}
