import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Problem } from './problem.ts';

/** A brand's folder as it was at one moment: what is checked is what is used. */
export interface BrandFolder {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  /** The folder's path, for messages. */
  path: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/** The files in which a brand says what it changes: in both schemes, or in one. */
export const TOKEN_FILES = {
  both: 'brand.tokens.json',
  dark: 'dark.tokens.json',
  light: 'light.tokens.json',
} as const;

const LOGOS = ['logo.svg', 'logo.png'] as const;
const ICONS = ['icon.svg', 'icon.png'] as const;
export const PICTURES = { logo: LOGOS, icon: ICONS };

const KNOWN: readonly string[] = ['brand.json', ...Object.values(TOKEN_FILES), ...LOGOS, ...ICONS];
const LARGEST_BYTES = 256 * 1024;
const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a folder of this name can be a brand. */
export const isBrandId = (id: string): boolean => ID.test(id);

/** The folders under `brands`. Hidden ones are somebody else's. */
export const brandIds = (tokensDir: string): string[] =>
  readdirSync(join(tokensDir, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/** Reads the files of a brand that count, none of them from outside the tokens' folder. */
export function readFolder(
  tokensDir: string,
  id: string,
): { folder: BrandFolder; problems: readonly Problem[] } {
  const path = join(tokensDir, 'brands', id);
  const problems: Problem[] = [];
  const refuse = (name: string, what: string, mend: string) =>
    problems.push({ file: join(path, name), line: 1, place: '', what, mend });
  if (!isBrandId(id)) {
    const mend = 'Use small letters, digits and hyphens, at most 40, a letter first.';
    refuse('', `the folder's name '${id}' is no name of a brand`, mend);
  }
  const home = realpathSync(tokensDir) + sep;
  const files = new Map<string, Uint8Array>();
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    if (KNOWN.includes(name)) {
      if (!realpathSync(file).startsWith(home)) {
        refuse(name, 'the file is a link to elsewhere', 'Put the file itself here.');
      } else if (statSync(file).size > LARGEST_BYTES) {
        refuse(name, 'the file is too large', 'Bring it below 256 kB.');
      } else files.set(name, readFileSync(file));
    } else if (/\.(json|svg|png)$/.test(name)) {
      refuse(
        name,
        'the file is none that a brand has',
        `Rename or remove it: ${KNOWN.join(', ')}.`,
      );
    }
  }
  return { folder: { id, path, files }, problems };
}
