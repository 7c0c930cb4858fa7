import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BRAND_FILES, isBrandId, LARGEST_BYTES, type BrandFolder } from './folder.ts';
import type { Problem } from './problem.ts';

/** The folders under `brands`. Hidden ones belong to other programs. */
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
  const refuse = (name: string, what: string, hint: string) =>
    problems.push({ file: join(path, name), line: 1, place: '', what, hint });
  if (!isBrandId(id)) {
    const hint = 'Use small letters, digits and hyphens, at most 40, a letter first.';
    refuse('', `the folder's name '${id}' is not a name for a brand`, hint);
  }
  const home = realpathSync(tokensDir) + sep;
  const files = new Map<string, Uint8Array>();
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    if (BRAND_FILES.includes(name)) {
      if (!realpathSync(file).startsWith(home)) {
        refuse(name, 'the file is a link to elsewhere', 'Put the file itself here.');
      } else if (statSync(file).size > LARGEST_BYTES) {
        refuse(name, 'the file is too large', 'Bring it below 256 kB.');
      } else files.set(name, readFileSync(file));
    } else if (/\.(json|svg|png)$/.test(name)) {
      refuse(
        name,
        'the file does not belong to a brand',
        `Rename or remove it: ${BRAND_FILES.join(', ')}.`,
      );
    }
  }
  return { folder: { id, path, files }, problems };
}
