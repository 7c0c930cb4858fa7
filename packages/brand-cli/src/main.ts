/**
 * Implements `npm run brand`, the command for brand operators. It manages brands as folders and as
 * versions on a server. tokens/README.md explains the command; `USAGE` in options.ts lists its
 * arguments.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  changedColor,
  DEFAULT_BRAND_ID,
  newBrandFiles,
  readFoundation,
  sentenceOf,
  stackOf,
  withoutControls,
  writeBrandCss,
  type NewBrand,
} from '@platform/tokens';
import { InputError, runCommand, type Outcome } from '@platform/command-line';
import { asking, BrokenOff } from './asking.ts';
import { check, writeBrand } from './check.ts';
import { withPictures } from './decode.ts';
import { makeFont, writeFont } from './fonts.ts';
import { outputFolder } from './outputFolder.ts';
import { answersFor, readOptions, type Options } from './options.ts';
import { shown } from './report.ts';
import { schemaFiles } from './schemas.ts';
import { versionCommands } from './versions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tokensDir = resolve(root, process.env['TOKENS_DIR'] || 'tokens');
const here = (path: string) => relative(process.cwd(), path);

/** Exit code after Ctrl-C, by shell convention. */
const INTERRUPTED = 130;

/** Returns the answers from the command line. In a terminal, asks the operator for missing answers. */
async function answersOf(id: string, answers: Options['answers']): Promise<NewBrand> {
  if (!process.stdin.isTTY) return answersFor(id, answers);
  try {
    return await asking({ input: process.stdin, output: process.stdout }, (ask) =>
      answersFor(id, answers, ask),
    );
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    console.log('\nNo brand was created.');
    process.exit(INTERRUPTED);
  }
}

async function report(
  id: string | undefined,
  { mode, all }: Pick<Options, 'mode' | 'all'>,
): Promise<boolean> {
  const verdicts = await withPictures(tokensDir, check(tokensDir, id, mode));
  console.log(verdicts.map((verdict) => shown(verdict, { all, mode })).join('\n'));
  if (mode === 'show') console.log('No file was changed.');
  return verdicts.every(({ problems }) => problems.length === 0);
}

const port = process.env['PORT'] ?? '4000';

const addressOf = (host: string) =>
  host.endsWith('.localhost')
    ? `http://${host}:${port} while 'npm start' is running`
    : `https://${host} once its DNS entry points to your server`;

/** Prints that a colour was adjusted to make text on it readable. */
function tellChanged(option: string, color: string | undefined): void {
  const changed = color === undefined ? undefined : changedColor(color);
  if (changed === undefined) return;
  console.log(
    `${option}: ${color} was changed to ${changed}, the nearest lightness of that hue on which ` +
      'black or white text is readable and which stands out from light and dark pages.',
  );
}

async function begin({ id, answers, all }: Options): Promise<boolean> {
  const folder = join(tokensDir, 'brands', id);
  if (existsSync(folder)) {
    throw new InputError(`${here(folder)} already exists. Edit it, or choose another id.`);
  }
  const brand = await answersOf(id, answers);
  const files = newBrandFiles(brand, readFoundation(tokensDir));
  mkdirSync(folder);
  writeBrand(tokensDir, id, files);
  const problems = check(tokensDir, id, 'none', {}).flatMap((verdict) => verdict.problems);
  if (problems.length > 0) {
    rmSync(folder, { recursive: true });
    const lines = problems.map((problem) => `\n  ${sentenceOf(problem)}`);
    throw new InputError(
      `The brand was not created, because it does not pass the check:${lines.join('')}`,
    );
  }
  console.log(`Created ${here(folder)}: ${[...files.keys()].join(', ')}.`);
  tellChanged('--color', brand.color);
  tellChanged('--second-color', brand.secondColor);
  const passed = await report(id, { mode: 'none', all });
  console.log(`Open it with 'npm run brand -- studio ${id}', or at ${addressOf(brand.host)}.`);
  return passed;
}

/** Adds a typeface to a brand's folder, and prints instructions for using it. */
async function font({ id, file, family: asked, licence: allowed, all }: Options): Promise<boolean> {
  const folder = join(tokensDir, 'brands', id);
  if (!existsSync(folder)) {
    throw new InputError(`There is no ${here(folder)}. 'npm run brand -- new ${id}' creates it.`);
  }
  if (file === undefined) {
    throw new InputError(
      `The font is missing. Use 'npm run brand -- font ${id} --file Acme.woff2'.`,
    );
  }
  const made = await makeFont({ path: file, family: asked, licence: allowed });
  writeFont(folder, made);
  const { family, weight, licence } = made.face;
  console.log(`${family}, weight ${weight.replace(' ', ' to ')}. Licence: ${licence}`);
  for (const [name, { length }] of made.files) {
    console.log(`  ${here(join(folder, name))}, ${Math.ceil(length / 1024)} kB`);
  }
  console.log(`To use it, write ${JSON.stringify(stackOf(family))} in brand.tokens.json.`);
  return report(id, { mode: 'none', all });
}

async function list(): Promise<undefined> {
  const verdicts = await withPictures(tokensDir, check(tokensDir, undefined, 'none'));
  const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const ids = widest(verdicts.map(({ id }) => id));
  const names = widest(verdicts.map(({ name }) => name));
  for (const { id, name, hosts, problems } of verdicts) {
    const state = problems.length === 0 ? '✓' : '✗';
    const where = hosts.join(', ') || (id === DEFAULT_BRAND_ID ? 'every other host' : 'no host');
    console.log(`${state} ${withoutControls(id).padEnd(ids)}  ${name.padEnd(names)}  ${where}`);
  }
}

/** Builds all valid brands, and reports the invalid ones. */
async function build({ out = 'dist/brands' }: Options): Promise<boolean> {
  const folder = outputFolder(out);
  const verdicts = await withPictures(tokensDir, check(tokensDir, undefined, 'none'));
  for (const verdict of verdicts) {
    const { brand, problems } = verdict;
    const isValid = brand && problems.length === 0;
    console.log(isValid ? here(writeBrandCss(folder, brand)) : shown(verdict));
  }
  return verdicts.every(({ problems }) => problems.length === 0);
}

async function studio({ id }: Options): Promise<boolean> {
  await report(id, { mode: 'none', all: false });
  // Omits `/?path=`, which Storybook prepends to the initial path.
  const page = `/story/brand-studio-studio--default&globals=brand:${id}`;
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['dev', '--port', '6006', '--disable-telemetry', '--initial-path', page],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}

async function schemas(): Promise<undefined> {
  for (const [name, text] of await schemaFiles(tokensDir)) {
    writeFileSync(join(tokensDir, 'schema', name), text);
    console.log(here(join(tokensDir, 'schema', name)));
  }
}

const COMMANDS: Record<Options['command'], (options: Options) => Promise<Outcome>> = {
  new: begin,
  font,
  check: ({ id, ...options }) => report(id || undefined, options),
  list,
  build,
  studio,
  schemas,
  ...versionCommands(root, tokensDir),
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return COMMANDS[options.command](options);
});
