/**
 * The command of brand operators: `npm run brand -- new | check | list | build | preview | schemas`.
 * tokens/README.md explains it; `USAGE` in options.ts lists the arguments.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { brandCss, newBrandFiles, readFoundation } from '@platform/tokens';
import { InputError, runCommand } from '@platform/command-line';
import { check, shown, writeBrand } from './check.ts';
import { answersFor, readOptions, type Options } from './options.ts';
import { schemaFiles } from './schemas.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tokensDir = join(root, 'tokens');
const here = (path: string) => relative(process.cwd(), path);

/** Asks a person, where there is one. */
async function asking<T>(
  work: (ask?: (question: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  if (!process.stdin.isTTY) return work();
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work((question) => lines.question(question));
  } finally {
    lines.close();
  }
}

function report(id: string | undefined, fix: boolean): boolean {
  const verdicts = check(tokensDir, id, fix);
  console.log(verdicts.map(shown).join('\n'));
  return verdicts.every(({ problems }) => problems.length === 0);
}

async function begin({ id = '', answers, fix }: Options): Promise<boolean> {
  const folder = join(tokensDir, 'brands', id);
  if (existsSync(folder)) {
    throw new InputError(`${here(folder)} exists already. Edit it, or choose another id.`);
  }
  const brand = await asking((ask) => answersFor(id, answers, ask));
  const files = newBrandFiles(brand, readFoundation(tokensDir));
  mkdirSync(folder);
  writeBrand(tokensDir, id, files);
  console.log(`${here(folder)} is there: ${[...files.keys()].join(', ')}.`);
  const passed = report(id, fix);
  console.log(
    `See it with 'npm run brand -- preview ${id}', or at http://${brand.host}:4000 once 'npm start' runs.`,
  );
  return passed;
}

function list(): boolean {
  const verdicts = check(tokensDir, undefined, false);
  const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const ids = widest(verdicts.map(({ id }) => id));
  const names = widest(verdicts.map(({ name }) => name));
  for (const { id, name, hosts, problems } of verdicts) {
    const state = problems.length === 0 ? '✓' : '✗';
    const where = hosts.length > 0 ? hosts.join(', ') : 'every other host';
    console.log(`${state} ${id.padEnd(ids)}  ${name.padEnd(names)}  ${where}`);
  }
  return true;
}

/** A faulty brand is reported, and the others are built. */
function build({ out = 'dist/brands' }: Options): boolean {
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const verdicts = check(tokensDir, undefined, false);
  for (const verdict of verdicts) {
    const { id, brand, problems } = verdict;
    const file = join(folder, `${id}.css`);
    if (brand && problems.length === 0) writeFileSync(file, `${brandCss(brand)}\n`);
    console.log(brand && problems.length === 0 ? here(file) : shown(verdict));
  }
  return verdicts.every(({ problems }) => problems.length === 0);
}

function preview({ id = '' }: Options): boolean {
  report(id, false);
  // Storybook writes what comes before it, `/?path=`.
  const page = `/story/brand-studio-studio--default&globals=brand:${id}`;
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['dev', '--port', '6006', '--disable-telemetry', '--initial-path', page],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}

async function schemas(): Promise<boolean> {
  for (const [name, text] of await schemaFiles(tokensDir)) {
    writeFileSync(join(tokensDir, 'schema', name), text);
    console.log(here(join(tokensDir, 'schema', name)));
  }
  return true;
}

const COMMANDS: Record<Options['command'], (options: Options) => boolean | Promise<boolean>> = {
  new: begin,
  check: ({ id, fix }) => report(id, fix),
  list,
  build,
  preview,
  schemas,
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return COMMANDS[options.command](options);
});
