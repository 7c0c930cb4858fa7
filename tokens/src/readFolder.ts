import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fontCommand } from './command.ts';
import { isBrandFile, isBrandId, largestBytes, type BrandFolder } from './folder.ts';
import { BrandError, type Problem } from './problem.ts';
import { isLeftBehind, strayHint } from './strayFile.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

export function readRequired<T>(file: string, read: (path: string) => T): T {
  try {
    return read(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const hint = 'Put it back, or set TOKENS_DIR to the folder of the tokens.';
    throw new BrandError([{ file, line: 1, place: '', what: 'this is missing', hint }]);
  }
}

/** Returns the names of the folders under `brands`, except hidden ones. */
export const brandIds = (tokensDir: string): string[] =>
  readRequired(join(tokensDir, 'brands'), (path) => readdirSync(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

type Refuse = (name: string, what: string, hint: string) => void;

function namesIn(folder: string, refuse: Refuse): string[] {
  try {
    return (
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !isLeftBehind(entry.name))
        // Keeps a folder with the name of a brand file in the list, so that it is reported.
        .filter((entry) => !entry.isDirectory() || isBrandFile(entry.name))
        .map(({ name }) => name)
    );
  } catch (error) {
    if (codeOf(error) === 'ENOENT') refuse('', 'the folder is missing', 'Put it back.');
    else refuse('', `the folder cannot be read (${codeOf(error)})`, 'Let the server read it.');
    return [];
  }
}

/**
 * Reads the files of a brand. Reports unknown files, and symbolic links to targets outside the
 * tokens folder.
 */
export function readFolder(
  tokensDir: string,
  id: string,
): { folder: BrandFolder; problems: readonly Problem[] } {
  const path = join(tokensDir, 'brands', id);
  const problems: Problem[] = [];
  const refuse: Refuse = (name, what, hint) =>
    problems.push({ file: join(path, name), line: 1, place: '', what, hint });
  if (!isBrandId(id)) {
    const hint = 'Use small letters, digits and hyphens, at most 40, a letter first.';
    refuse('', `the folder's name '${id}' is not a name for a brand`, hint);
  }
  const home = realpathSync(tokensDir) + sep;
  const files = new Map<string, Uint8Array>();
  const take = (name: string) => {
    const file = join(path, name);
    if (!realpathSync(file).startsWith(home)) {
      refuse(name, 'the file is a link to elsewhere', 'Put the file itself here.');
    } else if (statSync(file).size > largestBytes(name)) {
      refuse(name, 'the file is too large', `Bring it below ${largestBytes(name) / 1024} kB.`);
    } else files.set(name, readFileSync(file));
  };
  for (const name of namesIn(path, refuse)) {
    if (isBrandFile(name)) {
      try {
        take(name);
      } catch (error) {
        const hint = 'Put a file there that the server may read.';
        refuse(name, `the file cannot be read (${codeOf(error)})`, hint);
      }
    } else if (/\.(woff2?|ttf|otf|ttc)$/i.test(name)) {
      const hint = `Move it elsewhere, and run ${fontCommand(id)}.`;
      refuse(name, 'the file is a font that browsers are not served', hint);
    } else refuse(name, 'the file does not belong to a brand', strayHint(name));
  }
  return { folder: { id, path, files }, problems };
}
