import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';
import { rewriteFiles } from './rewriteFiles.ts';

export type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Pattern of unpublished modules: tests, stories, and modules that only write styles. */
const NOT_PUBLISHED =
  /\.(test|stories|bench)\.tsx?$|\.d\.ts$|^(testing|samples)\/|\/testing\/|\/styleIn\.ts$/;

export const publishedModules = (source: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_PUBLISHED.test(path))
    .sort();

/** Adds the file extension, which sources omit but browsers and Node require. */
function withEnding(path: string, exists: (path: string) => boolean): string | undefined {
  if (exists(path)) return `${path}.js`;
  return exists(`${path}/index`) ? `${path}/index.js` : undefined;
}

/** Keeps each module in its own file with its own `'use client'`, so that bundlers drop unused files. */
export const keepModules: EsbuildPlugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path, resolveDir, kind, namespace }) => {
      if (namespace !== 'file' || !['import-statement', 'dynamic-import'].includes(kind)) return;
      const ours = withEnding(path, (module) =>
        ['.ts', '.tsx'].some((ending) => existsSync(join(resolveDir, module) + ending)),
      );
      return ours ? { path: ours, external: true } : undefined;
    });
  },
};

/** Adds the extensions that Node requires to the imports of a folder's type declarations. */
export function endImports(dist: string): void {
  rewriteFiles(dist, /\.d\.ts$/, (types, file) =>
    types.replace(
      /(from |import\(|import )(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
      (whole, start: string, quote: string, target: string) => {
        const full = withEnding(target, (module) =>
          existsSync(`${join(dist, dirname(file), module)}.d.ts`),
        );
        return full ? `${start}${quote}${full}${quote}` : whole;
      },
    ),
  );
}
