import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TABLE = fileURLToPath(new URL('../../rules/src/games/table.ts', import.meta.url));
const QUICK_TABLE = fileURLToPath(new URL('quickGames.ts', import.meta.url));

/** Returns the path of the quick table if a rules module imports the real table. */
const quickTableFor = (imported: string, importer = ''): string | undefined =>
  join(importer, '..', `${imported}.ts`) === TABLE ? QUICK_TABLE : undefined;

const NAME = 'quick-rounds';

/** Plugin for Vite that replaces the game table with `quickGames.ts`. */
export const quickRoundsForVite = {
  name: NAME,
  enforce: 'pre',
  resolveId: quickTableFor,
} as const;

/** Part of esbuild's plugin interface used here. */
interface Build {
  onResolve(
    options: { filter: RegExp },
    resolve: (args: { path: string; importer: string }) => { path: string } | undefined,
  ): void;
}

/** Plugin for esbuild that replaces the game table with `quickGames.ts`. */
export const quickRoundsForEsbuild = {
  name: NAME,
  setup: (build: Build) =>
    build.onResolve({ filter: /^\.\/table$/ }, ({ path, importer }) => {
      const table = quickTableFor(path, importer);
      return table === undefined ? undefined : { path: table };
    }),
};
