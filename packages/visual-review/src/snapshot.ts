import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { touch } from './keepNewest.ts';
import type { ReviewedBrand } from './modes.ts';
import { readSources, type Sources } from './sources.ts';
import type { Trees } from './trees.ts';

/** A built Storybook and what it was built from. */
export interface Snapshot {
  /** As the user calls it: 'main', 'the working tree'. */
  name: string;
  /** The folder of the built Storybook. */
  storybook: string;
  /** Over everything a story may load: two snapshots with the same hash show the same. */
  hash: string;
  brands: readonly ReviewedBrand[];
  /** Files, texts and tokens of the tree. */
  sources: Sources;
}

/** Runs a program silently; its output is reported when it fails. */
function run(cwd: string, what: string, [program = '', ...args]: string[]) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', CI: 'true' },
  });
  if (status !== 0) throw new InputError(`${what}\n\n${error?.message ?? stdout + stderr}`);
}

/** One hash over the names and bytes of a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // It holds the hour of the build, and no story reads it.
    .filter((file) => file !== join(folder, 'project.json'));
  for (const file of files.sort()) {
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Version of the reader: the sources of a tree are read again after it changes. */
const RECIPE = createHash('sha256')
  .update(readFileSync(new URL('sources.ts', import.meta.url)))
  .update(readFileSync(new URL('moduleGraph.ts', import.meta.url)))
  .update(readFileSync(new URL('tokenNames.ts', import.meta.url)))
  .digest('hex')
  .slice(0, 8);

const PNPM = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
// `--test` leaves out what no picture shows: documentation pages and the props tables.
const STORYBOOK = ['build', '--test', '--preview-only', '--disable-telemetry', '--quiet'];

/** The brands of a tree; a brand whose first visit follows the system is reviewed as dark first. */
function brandsOf(trees: Trees, tree: string): ReviewedBrand[] {
  return trees.foldersIn(tree, 'tokens/brands').map((id) => {
    const text = trees.textOf(tree, `tokens/brands/${id}/brand.json`) ?? '';
    // A brand whose file is broken is in no story; the check of the brands says so.
    return { id, scheme: /"defaultScheme": *"light"/.test(text) ? 'light' : 'dark' };
  });
}

/** Reads the sources of a tree once, and keeps them by the name of the tree. */
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
 * Builds the Storybook of a tree, or takes the one that was built before. Every tree is built in the
 * same folder, so that its address never makes two builds differ. Rejects with an `InputError` when
 * the tree has no Storybook, or one that does not build.
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
    hash: hashOf(storybook),
    brands: brandsOf(trees, tree),
    sources: await sourcesOf(trees, cache, tree),
  };
}
