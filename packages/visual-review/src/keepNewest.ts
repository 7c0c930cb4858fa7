import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { orderBy } from 'es-toolkit';

/** Marks a file or folder as recently used, for `keepNewest`. */
export const touch = (path: string) => utimesSync(path, new Date(), new Date());

/**
 * Deletes all but the newest entries of a folder.
 *
 * @param recursive true to count the files of all subfolders instead of the entries
 */
export function keepNewest(folder: string, count: number, recursive = false) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive, encoding: 'utf8' })
    .map((name) => ({ path: join(folder, name), stats: statSync(join(folder, name)) }))
    .filter(({ stats }) => !recursive || stats.isFile());
  for (const { path } of orderBy(entries, [({ stats }) => stats.mtimeMs], ['desc']).slice(count)) {
    rmSync(path, { recursive: true, force: true });
  }
}
