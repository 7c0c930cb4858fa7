import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

export type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** What is not published: tests and stories, and what only writes styles. */
const NOT_PUBLISHED =
  /\.(test|stories|bench)\.tsx?$|\.d\.ts$|^(testing|screens)\/|\/testing\/|\/styleIn\.ts$/;

/** The modules of a package that are published, `primitives/Button/Button.tsx`. */
export const publishedModules = (source: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_PUBLISHED.test(path))
    .sort();

/** Adds the file ending, which sources omit and browsers and Node require. */
function withEnding(path: string, exists: (path: string) => boolean): string | undefined {
  if (exists(path)) return `${path}.js`;
  return exists(`${path}/index`) ? `${path}/index.js` : undefined;
}

/**
 * Keeps imports between the modules of a package as imports between files, so that every file has its
 * own `'use client'` and a bundler can drop unused files.
 */
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

/** Adds the endings that Node requires to the imports of a folder's type declarations. */
export function endImports(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, file);
    const ended = readFileSync(path, 'utf8').replace(
      /(from |import\(|import )(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
      (whole, start: string, quote: string, target: string) => {
        const full = withEnding(target, (module) =>
          existsSync(`${join(dirname(path), module)}.d.ts`),
        );
        return full ? `${start}${quote}${full}${quote}` : whole;
      },
    );
    writeFileSync(path, ended);
  }
}
