import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a file or folder as recently used, for `keepNewest`. */
export const touch = (path: string) => utimesSync(path, new Date(), new Date());

/** Deletes all but the newest entries of a folder, which limits the size of a cache. */
export function keepNewest(folder: string, count: number) {
  if (!existsSync(folder)) return;
  const age = (entry: string) => statSync(join(folder, entry)).mtimeMs;
  const newestFirst = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const entry of newestFirst.slice(count)) {
    rmSync(join(folder, entry), { recursive: true, force: true });
  }
}
