import { join } from 'node:path';
import { readBrandFile, type BrandFile } from './brandFile.ts';
import { contrastProblems } from './certificate.ts';
import { readPairs } from './contrastFile.ts';
import type { ContrastPair } from './contrast.ts';
import { brandIds, PICTURES, readFolder, TOKEN_FILES, type BrandFolder } from './folder.ts';
import { readFoundation, type Foundation } from './foundation.ts';
import type { Scheme } from './palette.ts';
import { readPicture, type Picture } from './picture.ts';
import { BrandError, type Problem } from './problem.ts';
import { layer, resolve, type Layered, type ResolvedTokens } from './resolve.ts';
import { checkTokens, readTokens } from './tokenFile.ts';

/** A brand, read, checked and resolved. */
export interface Brand extends BrandFile {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  logo: Picture;
  /** For tabs and home screens: the logo, where the brand has no icon of its own. */
  icon: Picture;
  /** Every token of the contract, aliases resolved, in both schemes. */
  tokens: Record<Scheme, ResolvedTokens>;
}

/** The brand that unknown hosts get. */
export const DEFAULT_BRAND_ID = 'default';

/** What a folder turned out to be: a brand, or problems. */
export interface CheckedBrand {
  brand?: Brand;
  problems: readonly Problem[];
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const missing = (folder: BrandFolder, name: string, mend: string): Problem => ({
  ...{ file: join(folder.path, name), line: 1, place: '', mend },
  what: 'the file is missing',
});

function readFacts(folder: BrandFolder) {
  const bytes = folder.files.get('brand.json');
  const mend = 'Copy the one of the default brand and change it.';
  return bytes
    ? readBrandFile(join(folder.path, 'brand.json'), decode(bytes))
    : { problems: [missing(folder, 'brand.json', mend)] };
}

function readPictures(folder: BrandFolder) {
  const [logo, icon] = [PICTURES.logo, PICTURES.icon].map((names) => {
    const name = names.find((candidate) => folder.files.has(candidate));
    const bytes = name && folder.files.get(name);
    return name && bytes ? readPicture(join(folder.path, name), name, bytes) : undefined;
  });
  const problems = logo
    ? [...logo.problems, ...(icon?.problems ?? [])]
    : [missing(folder, 'logo.svg', 'Every brand has a logo, logo.svg or logo.png.')];
  return { logo: logo?.picture, icon: icon?.picture ?? logo?.picture, problems };
}

/** The brand's tokens over the foundation's, by scheme, if they can be laid there. */
function layTokens(
  folder: BrandFolder,
  { shared, schemes, contract }: Foundation,
): { layers: Record<Scheme, Layered>; problems: Problem[] } {
  const problems: Problem[] = [];
  const own = (name: string) => {
    const bytes = folder.files.get(name);
    if (!bytes) return [];
    const read = readTokens(join(folder.path, name), decode(bytes));
    problems.push(...read.problems, ...checkTokens(read.tokens, contract));
    return read.tokens;
  };
  const both = own(TOKEN_FILES.both);
  const laid = (scheme: Scheme) => layer(shared, both, schemes[scheme], own(TOKEN_FILES[scheme]));
  return { layers: { dark: laid('dark'), light: laid('light') }, problems };
}

/** Each problem once: what both schemes share is wrong in both. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/**
 * Reads a folder as a brand. Its contrast is measured for the pairs that are given.
 *
 * @param pairs none while a designer is at work, all before a brand is served
 */
export function checkFolder(
  folder: BrandFolder,
  foundation: Foundation,
  pairs: readonly ContrastPair[],
): CheckedBrand {
  const { facts, problems: inFacts } = readFacts(folder);
  const { logo, icon, problems: inPictures } = readPictures(folder);
  const { layers, problems: inTokens } = layTokens(folder, foundation);
  const found = [...inFacts, ...inTokens, ...inPictures];
  // Aliases are followed once every token is one: before, they would repeat what is already said.
  if (inTokens.length > 0) return { problems: distinct(found) };
  const isOwn = (file: string) => file.startsWith(folder.path);
  const dark = resolve(layers.dark, isOwn);
  const light = resolve(layers.light, isOwn);
  found.push(...dark.problems, ...light.problems);
  if (dark.problems.length + light.problems.length > 0) return { problems: distinct(found) };
  const tokens = { dark: dark.resolved, light: light.resolved };
  found.push(...contrastProblems(folder, tokens, layers, pairs));
  if (found.length > 0 || !facts || !logo || !icon) return { problems: distinct(found) };
  return { brand: { id: folder.id, ...facts, logo, icon, tokens }, problems: [] };
}

/** What `checkBrands` looks at. */
export interface CheckOptions {
  /**
   * Whether colours that read badly are refused too.
   * @default true
   */
  contrast?: boolean;
}

/** Checks one brand or, without an id, all of them; each by itself. */
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

/** Hosts that more than one brand claims, told of the later one. */
export function hostProblems(tokensDir: string, brands: readonly Brand[]): Problem[] {
  const owner = new Map<string, string>();
  return brands.flatMap(({ id, hosts }) =>
    hosts.flatMap((host) => {
      const other = owner.get(host);
      owner.set(host, other ?? id);
      if (other === undefined) return [];
      const file = join(tokensDir, 'brands', id, 'brand.json');
      const what = `is a list with '${host}', which '${other}' has too`;
      return [{ file, line: 1, place: 'hosts', what, mend: 'Take it out of one of the two.' }];
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
    const mend = 'Put its folder back: unknown hosts need it.';
    throw new BrandError([{ file, line: 1, place: '', what, mend }]);
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
