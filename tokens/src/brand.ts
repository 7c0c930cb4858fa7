import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { resolveTokens, type ResolvedTokens } from './resolve.ts';
import type { Scheme } from './palette.ts';

const text = v.pipe(v.string('must be a text'), v.trim());
const filled = v.pipe(text, v.minLength(1, 'must not be empty'));
const url = v.union(
  [v.literal(''), v.pipe(text, v.url(), v.startsWith('http'))],
  "must be '' or a full address that starts with http",
);

/** What `brand.json` may say. An unknown key is refused: it is most often a typing error. */
const brandFile = v.strictObject({
  /** The name inside sentences: 'Why Play on Aurora'. */
  name: filled,
  /** The document's title. */
  title: filled,
  /** The document's description, for search engines and link previews. */
  titleDescription: filled,
  /** Host names this brand is served for, without port. The default brand has none. */
  hosts: v.array(v.pipe(filled, v.regex(/^[a-z0-9.-]+$/, 'must be a host name without port'))),
  /** The brand's website; '' means the origin of the page. */
  websiteUrl: url,
  /** How the website is written in a sentence. */
  websiteUrlName: filled,
  /** Base address of the API; '' means the origin of the page. */
  api_url: url,
  /** The scheme a first visit shows. */
  defaultScheme: v.picklist(['dark', 'light'], "must be 'dark' or 'light'"),
});

export type BrandFile = v.InferOutput<typeof brandFile>;

/** A brand, read, checked and resolved. */
export interface Brand extends BrandFile {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  /** Absolute path of the logo. */
  logoFile: string;
  /** Every token of the contract, aliases resolved, in both schemes. */
  tokens: Record<Scheme, ResolvedTokens>;
}

/** Says which file of which brand is wrong, where, and what would be right. */
export class BrandError extends Error {
  override name = 'BrandError';
}

/** The brand that unknown hosts get. */
export const DEFAULT_BRAND_ID = 'default';

function readBrandFile(file: string): BrandFile {
  if (!existsSync(file)) {
    throw new BrandError(`${file} is missing. Copy the one of the default brand and change it.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new BrandError(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
  const result = v.safeParse(brandFile, json);
  if (result.success) return result.output;
  const known = Object.keys(brandFile.entries).join(', ');
  const problems = result.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? '(the whole file)';
    return issue.type === 'strict_object' && issue.expected === 'never'
      ? `'${key}' is not a known key. Known keys: ${known}.`
      : `'${key}' ${issue.message}; it is ${issue.received}.`;
  });
  throw new BrandError([`${file} is not a valid brand file:`, ...problems].join('\n  '));
}

/** Reads one brand folder. Throws `BrandError` naming the file, the place and the mend. */
export async function loadBrand(tokensDir: string, id: string): Promise<Brand> {
  const folder = join(tokensDir, 'brands', id);
  const file = readBrandFile(join(folder, 'brand.json'));
  const logoFile = join(folder, 'logo.svg');
  if (!existsSync(logoFile))
    throw new BrandError(`${logoFile} is missing. Every brand has a logo.`);
  try {
    return { id, ...file, logoFile, tokens: await resolveTokens(tokensDir, folder) };
  } catch (cause) {
    throw new BrandError(`Brand '${id}': ${(cause as Error).message}`, { cause });
  }
}

/**
 * Reads every brand under `<tokensDir>/brands`. Throws `BrandError` when a brand is wrong, when the
 * default brand is missing, or when two brands claim one host.
 */
export async function loadBrands(tokensDir: string): Promise<Brand[]> {
  const ids = readdirSync(join(tokensDir, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (!ids.includes(DEFAULT_BRAND_ID)) {
    throw new BrandError(
      `${tokensDir}/brands/${DEFAULT_BRAND_ID} is missing: unknown hosts need it.`,
    );
  }
  const brands = await Promise.all(ids.map((id) => loadBrand(tokensDir, id)));
  const owner = new Map<string, string>();
  for (const { id, hosts } of brands) {
    for (const host of hosts) {
      const other = owner.get(host);
      if (other) throw new BrandError(`Host '${host}' is claimed by both '${other}' and '${id}'.`);
      owner.set(host, id);
    }
  }
  return brands;
}

/** The brand of a host name (a port is ignored); unknown hosts get the default brand. */
export function brandForHost(brands: readonly Brand[], host: string): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const brand =
    brands.find(({ hosts }) => hosts.includes(name)) ??
    brands.find(({ id }) => id === DEFAULT_BRAND_ID);
  if (!brand) throw new BrandError('There is no default brand to fall back to.');
  return brand;
}
