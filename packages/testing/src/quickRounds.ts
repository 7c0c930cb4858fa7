import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TABLE = fileURLToPath(new URL('../../rules/src/games/table.ts', import.meta.url));
const QUICK_TABLE = fileURLToPath(new URL('quickGames.ts', import.meta.url));

const quickTableFor = (imported: string, importer = ''): string | undefined =>
  join(importer, '..', `${imported}.ts`) === TABLE ? QUICK_TABLE : undefined;

const NAME = 'quick-rounds';

export const quickRoundsForVite = {
  name: NAME,
  enforce: 'pre',
  resolveId: quickTableFor,
} as const;

interface Build {
  onResolve(
    options: { filter: RegExp },
    resolve: (args: { path: string; importer: string }) => { path: string } | undefined,
  ): void;
}

export const quickRoundsForEsbuild = {
  name: NAME,
  setup: (build: Build) =>
    build.onResolve({ filter: /^\.\/table$/ }, ({ path, importer }) => {
      const table = quickTableFor(path, importer);
      return table === undefined ? undefined : { path: table };
    }),
};
