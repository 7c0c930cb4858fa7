import { join } from 'node:path';
import { checkFolder, type Brand, type CheckedBrand } from './checkFolder.ts';
import type { ContrastPair } from './contrast.ts';
import { readPairs } from './contrastFile.ts';
import { DEFAULT_BRAND_ID, FACTS_FILE, type BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';
import { BrandError, type Problem } from './problem.ts';
import { brandIds, readFolder } from './readFolder.ts';
import { lineOf, parseObject } from './json.ts';
import { originProblems, type BrandOrigins } from './origins.ts';
import { readFoundation } from './readFoundation.ts';

export interface CheckOptions {
  /**
   * True to reject brands with too little contrast.
   * @default true
   */
  contrast?: boolean;
}

export interface CheckContext {
  foundation: Foundation;
  pairs: readonly ContrastPair[];
  /** Origins and hosts that brands may use. @default any */
  origins?: BrandOrigins | undefined;
  /**
   * True to search for the nearest colours that pass, which can take seconds.
   * @default true
   */
  fixes?: boolean;
}

/** Checks the folder of a brand. An unexpected error becomes a problem of this brand only. */
export function checkBrand(
  { folder, problems }: { folder: BrandFolder; problems: readonly Problem[] },
  { foundation, pairs, origins, fixes = true }: CheckContext,
): CheckedBrand {
  // Reports a missing folder as the only problem, without its missing files.
  if (folder.files.size === 0 && problems.length > 0) return { problems };
  try {
    const { brand, ...checked } = checkFolder(folder, foundation, pairs, { fixes });
    const offList = brand && origins ? originProblems(folder, brand, origins) : [];
    const found = [...problems, ...checked.problems, ...offList];
    return { ...checked, ...(brand && found.length === 0 && { brand }), problems: found };
  } catch (error) {
    const what = `the brand cannot be checked: ${(error as Error).message}`;
    const hint = 'Undo the last change of this folder.';
    return { problems: [...problems, { file: folder.path, line: 1, place: '', what, hint }] };
  }
}

export function checkBrands(
  tokensDir: string,
  ids: readonly string[] = brandIds(tokensDir),
  { contrast = true }: CheckOptions = {},
): Map<string, CheckedBrand> {
  const ground = {
    foundation: readFoundation(tokensDir),
    pairs: contrast ? readPairs(tokensDir) : [],
  };
  return new Map(ids.map((id) => [id, checkBrand(readFolder(tokensDir, id), ground)]));
}

/** Finds hosts of a brand that another brand also claims, with their lines in `brand.json`. */
export function hostProblems(
  { path, files }: BrandFolder,
  { id, hosts }: Brand,
  others: readonly { id: string; hosts: readonly string[] }[],
): Problem[] {
  const file = join(path, FACTS_FILE);
  const { root } = parseObject(file, new TextDecoder().decode(files.get(FACTS_FILE)));
  return hosts.flatMap((host, index) => {
    const other = others.find((one) => one.id !== id && one.hosts.includes(host));
    if (!other) return [];
    const line = root ? lineOf(root, ['hosts', String(index)]) : 1;
    const what = `is a list with '${host}', which '${other.id}' has too`;
    return [{ file, line, place: 'hosts', what, hint: 'Remove it from one of the two.' }];
  });
}

/**
 * Checks and loads all brands.
 *
 * @throws BrandError with all problems, including a missing default brand or a host that two brands
 * claim
 */
export async function loadBrands(tokensDir: string, options: CheckOptions = {}): Promise<Brand[]> {
  const checked = [...checkBrands(tokensDir, undefined, options).values()];
  const brands = checked.flatMap(({ brand }) => brand ?? []);
  const problems = [
    ...checked.flatMap((result) => result.problems),
    ...brands.flatMap((brand, index) =>
      hostProblems(readFolder(tokensDir, brand.id).folder, brand, brands.slice(0, index)),
    ),
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

/** Normalises a host to lower case, without a port and without the trailing dot of a full name. */
export const hostName = (host: string): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '');

/** Returns the brand of a host, whose port is ignored. */
export function brandForHost(brands: readonly Brand[], host: string): Brand {
  const name = hostName(host);
  const brand =
    brands.find(({ hosts }) => hosts.includes(name)) ??
    brands.find(({ id }) => id === DEFAULT_BRAND_ID);
  if (!brand) throw new Error('There is no default brand to fall back to.');
  return brand;
}
