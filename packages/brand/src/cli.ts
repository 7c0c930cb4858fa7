#!/usr/bin/env node
/** Implements `npx @platform/brand`: brands of an app, in the folder in which the command runs. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXTENSION, newBrandFiles, readFoundation, TOKEN_FILES } from '@platform/tokens';
import { InputError, runCommand } from '@platform/command-line';
import {
  createBrandFolder,
  folderCommands,
  folderOf,
  refuseKnown,
  type Commands,
  type NewFolder,
} from './commands.ts';
import { refuseUnknown } from './check.ts';
import { answersFor, readOptions, SHIPPED, SHIPPED_USAGE, type ShippedCommand } from './options.ts';
import type { Project } from './project.ts';

/** Folder with the foundation, which the build puts next to this module. */
const foundation = fileURLToPath(new URL('foundation', import.meta.url));
const project: Project = { folder: process.cwd(), foundation, tokensOnly: true };

/**
 * Returns the path from a brand to the schema of token files, if the app has installed this
 * package.
 */
function schemaFrom(folder: string): string | undefined {
  const schema = join(
    process.cwd(),
    'node_modules/@platform/brand/foundation/schema/tokens.schema.json',
  );
  return existsSync(schema) ? relative(folder, schema).replaceAll('\\', '/') : undefined;
}

/** Selects the token files of a new brand, and makes them refer to the schema of this package. */
function tokenFiles(files: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const names: readonly string[] = Object.values(TOKEN_FILES);
  const $schema = schemaFrom(folder);
  const kept = [...files].filter(([name]) => names.includes(name));
  return new Map(
    kept.map(([name, text]) => {
      const { $schema: _, ...tokens } = JSON.parse(text) as { $schema: string };
      return [name, JSON.stringify({ ...($schema !== undefined && { $schema }), ...tokens })];
    }),
  );
}

const inFolders = folderCommands(project, 'src/brands', async (verdicts) => verdicts);

function refuseNoBrands(): void {
  if (existsSync(join(project.folder, 'brands'))) return;
  throw new InputError(
    "There is no folder 'brands' here. 'npx @platform/brand new acme' creates it.",
  );
}

const withBrands =
  (run: (typeof inFolders)['check']): (typeof inFolders)['check'] =>
  (options) => {
    refuseNoBrands();
    return run(options);
  };

/** Returns the files of a brand that changes no tokens. */
function inheritingFiles(parent: string): Map<string, string> {
  refuseNoBrands();
  refuseUnknown(project, parent);
  const $extensions = { [EXTENSION]: { inherits: parent } };
  return new Map([[TOKEN_FILES.both, JSON.stringify({ $extensions })]]);
}

const create = (brand: NewFolder, files: ReadonlyMap<string, string>): void =>
  createBrandFolder(project, brand, tokenFiles(files, folderOf(project, brand.id)));

const COMMANDS: Commands<ShippedCommand> = {
  check: withBrands(inFolders.check),
  list: withBrands(inFolders.list),
  build: withBrands(inFolders.build),
  watch: withBrands(inFolders.watch),
  pins: withBrands(inFolders.pins),
  async new({ id, answers, inherits }) {
    refuseKnown(project, id);
    if (inherits === undefined) {
      const brand = await answersFor(id, answers);
      create(brand, newBrandFiles(brand, readFoundation(foundation)));
    } else {
      if (Object.keys(answers).length > 0) {
        throw new InputError('Use --inherits alone: the brand has the tokens of the other one.');
      }
      create({ id }, inheritingFiles(inherits));
    }
    console.log(`Next: 'npx @platform/brand build' writes its CSS to src/brands.`);
    return undefined;
  },
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2), SHIPPED, SHIPPED_USAGE);
  return COMMANDS[options.command](options);
});
