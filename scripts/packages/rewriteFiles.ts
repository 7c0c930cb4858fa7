import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rewrites the matching files of a folder.
 *
 * @param rewrite receives the text and the path of a file, relative to the folder
 */
export function rewriteFiles(
  folder: string,
  matching: RegExp,
  rewrite: (text: string, file: string) => string,
): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!matching.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const rewritten = rewrite(text, file);
    if (rewritten !== text) writeFileSync(path, rewritten);
  }
}
