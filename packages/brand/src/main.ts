/**
 * Implements `npm run brand`, the command for brand operators. It manages brands as folders and as
 * versions on a server. tokens/README.md explains the command; `USAGE` in options.ts lists its
 * arguments. The commands for folders are also those of `cli.ts`, which is published.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newBrandFiles, readFoundation, stackOf, type NewBrand } from '@platform/tokens';
import { InputError, runCommand } from '@platform/command-line';
import { asking, BrokenOff } from './asking.ts';
import {
  createBrandFolder,
  folderCommands,
  folderOf,
  here,
  refuseKnown,
  type Commands,
} from './commands.ts';
import { withPictures } from './decode.ts';
import { makeFont, writeFont } from './fonts.ts';
import { answersFor, readOptions, type Command, type Options } from './options.ts';
import { siteProject } from './project.ts';
import { schemaFiles } from './schemas.ts';
import { versionCommands } from './versions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tokensDir = resolve(root, process.env['TOKENS_DIR'] || 'tokens');
const project = siteProject(tokensDir);

/** Exit code after Ctrl-C, by shell convention. */
const INTERRUPTED = 130;

/** Returns the answers for a new brand. In a terminal, asks the operator for missing answers. */
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

const inFolders = folderCommands(project, 'dist/brands', (verdicts) =>
  withPictures(tokensDir, verdicts),
);

const report = (options: Pick<Options, 'id' | 'all'>) =>
  inFolders.check({ ...options, mode: 'none' } as Options);

const port = process.env['PORT'] ?? '4000';

const addressOf = (host: string) =>
  host.endsWith('.localhost')
    ? `http://${host}:${port} while 'npm start' is running`
    : `https://${host} once its DNS entry points to your server`;

const COMMANDS: Commands<Command> = {
  ...inFolders,
  async new({ id, answers, all }) {
    refuseKnown(project, id);
    const brand = await answersOf(id, answers);
    createBrandFolder(project, brand, newBrandFiles(brand, readFoundation(tokensDir)));
    const passed = await report({ id, all });
    console.log(`Open it with 'npm run brand -- studio ${id}', or at ${addressOf(brand.host)}.`);
    return passed;
  },

  async font({ id, file, family: asked, licence: allowed, all }) {
    const folder = folderOf(project, id);
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
    return report({ id, all });
  },

  async studio({ id }) {
    await report({ id, all: false });
    // Omits `/?path=`, which Storybook prepends to the initial path.
    const page = `/story/brand-studio-studio--default&globals=brand:${id}`;
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/storybook'),
      ['dev', '--port', '6006', '--disable-telemetry', '--initial-path', page],
      { cwd: root, stdio: 'inherit' },
    );
    return status === 0;
  },

  async schemas() {
    for (const [name, text] of await schemaFiles(tokensDir)) {
      writeFileSync(join(tokensDir, 'schema', name), text);
      console.log(here(join(tokensDir, 'schema', name)));
    }
    return undefined;
  },

  ...versionCommands(root, tokensDir),
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return COMMANDS[options.command](options);
});
