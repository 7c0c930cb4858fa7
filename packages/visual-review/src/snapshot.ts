import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { touch } from './keepNewest.ts';
import type { ReviewedBrand } from './modes.ts';
import { readSources, type Sources } from './sources.ts';
import type { Trees } from './trees.ts';

export interface Snapshot {
  name: string;
  storybook: string;
  tree: string;
  brands: readonly ReviewedBrand[];
  sources: Sources;
}

/** Runs a program. Throws an `InputError` with its output if the program fails. */
function run(cwd: string, what: string, [program = '', ...args]: string[]) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', CI: 'true' },
  });
  if (status !== 0) throw new InputError(`${what}\n\n${error?.message ?? stdout + stderr}`);
}

/** Hash of the code that reads sources. After a change to this code, all sources are read again. */
const RECIPE = createHash('sha256')
  .update(readFileSync(new URL('sources.ts', import.meta.url)))
  .update(readFileSync(new URL('moduleGraph.ts', import.meta.url)))
  .digest('hex')
  .slice(0, 8);

const PNPM = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
// Omits documentation pages and props tables (`--test`), which no screenshot shows.
const STORYBOOK = ['build', '--test', '--preview-only', '--disable-telemetry', '--quiet'];

/** Lists the brands of a version. A brand that follows the system's scheme counts as dark. */
function brandsOf(trees: Trees, tree: string): ReviewedBrand[] {
  return Object.keys(trees.filesIn(tree)).flatMap((file): ReviewedBrand[] => {
    const [, id] = /^tokens\/brands\/([^/]+)\/brand\.json$/.exec(file) ?? [];
    if (id === undefined) return [];
    // Uses a pattern instead of a parser: the check of the brands reports an invalid file, and no story
    // shows such a brand.
    const isLight = /"defaultScheme": *"light"/.test(trees.textOf(tree, file));
    return [{ id, scheme: isLight ? 'light' : 'dark' }];
  });
}

export async function sourcesOf(trees: Trees, cache: string, tree: string): Promise<Sources> {
  const kept = join(cache, 'sources', `${tree}.${RECIPE}.json`);
  if (existsSync(kept)) {
    touch(kept);
    return JSON.parse(readFileSync(kept, 'utf8')) as Sources;
  }
  const checkout = join(cache, 'checkout');
  trees.checkOut(tree, checkout);
  const sources = await readSources(checkout, trees.filesIn(tree));
  mkdirSync(join(cache, 'sources'), { recursive: true });
  writeFileSync(`${kept}.part`, JSON.stringify(sources));
  renameSync(`${kept}.part`, kept);
  return sources;
}

/**
 * Builds the Storybook of a version. All trees share one folder, because the path may affect a
 * build.
 */
export async function snapshotOf(
  trees: Trees,
  cache: string,
  name: string,
  tree: string,
): Promise<Snapshot> {
  const storybook = join(cache, 'storybooks', tree);
  if (!existsSync(storybook)) {
    const checkout = join(cache, 'checkout');
    const unfinished = `${storybook}.unfinished`;
    trees.checkOut(tree, checkout);
    if (!existsSync(join(checkout, '.storybook/main.ts'))) {
      throw new InputError(`There is no Storybook in ${name}: it has no .storybook/main.ts.`);
    }
    const { packageManager } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    run(checkout, `The packages of ${name} could not be installed.`, [
      'npx',
      '--yes',
      packageManager,
      ...PNPM,
    ]);
    run(checkout, `The Storybook of ${name} does not build.`, [
      join(checkout, 'node_modules/.bin/storybook'),
      ...STORYBOOK,
      '--output-dir',
      unfinished,
    ]);
    rmSync(storybook, { recursive: true, force: true });
    renameSync(unfinished, storybook);
  }
  touch(storybook);
  return {
    name,
    storybook,
    tree,
    brands: brandsOf(trees, tree),
    sources: await sourcesOf(trees, cache, tree),
  };
}
