import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import {
  brandIds,
  decodeFiles,
  encodeFiles,
  FACTS_FILE,
  filesProblems,
  formatProblem,
  hashOfFiles,
  isBrandFile,
  isBrandId,
  isLeftBehind,
  largestBytes,
  Operator,
  OperatorError,
  readFolder,
  readFoundation,
  readPairs,
  type BrandFolder,
  type BrandHistory,
  type Problem,
  type Publication,
  type Version,
} from '@platform/tokens';
import { differenceOf, gamesOf, touchedPages, type MadeBefore } from '@platform/tokens/browser';
import { InputError, type Outcome } from '@platform/command-line';
import { mapValues } from 'es-toolkit';
import { shownDifference } from './difference.ts';
import type { PictureJob, Side } from './pictureJob.ts';
import { accessTo } from './access.ts';
import { publishMerged } from './mergeVersions.ts';
import { outputFolder } from './outputFolder.ts';
import type { Command, Options } from './options.ts';

type VersionCommand = Extract<
  Command,
  'draft' | 'preview' | 'diff' | 'publish' | 'history' | 'rollback' | 'cancel' | 'export' | 'import'
>;

type Run = (options: Options) => Promise<Outcome>;

const timeOf = (text: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(text))} UTC`;

const noteOf = (note: string) => (note === '' ? '' : `: ${note}`);

const sourceOf = (number: number | null) => (number === null ? 'the folder' : `version ${number}`);

/** Describes how to undo a publication. `kept` is the version with the previously served folder. */
function wayBack(id: string, { number, served }: BrandHistory, kept: number | undefined): string {
  const rollback = `'npm run brand -- rollback ${id}`;
  if (served === false) return `${rollback} --off' takes it offline.`;
  if (kept !== undefined) {
    return `${rollback}' restores version ${kept}, a copy of the folder that was served.`;
  }
  return number === null
    ? `${rollback}' restores the folder, unless it has changed.`
    : `${rollback}' restores version ${number}.`;
}

const versionLine = ({ number, author, made_at, note }: Version) =>
  `version ${number}  ${timeOf(made_at)}  ${author}${noteOf(note)}`;

function publicationLine({ number, serves_from, author, note, ...row }: Publication): string {
  const states = {
    served: 'has been served since',
    planned: 'is planned for',
    past: 'was served from',
    cancelled: 'was planned for',
  };
  const how = row.rollback ? `${author}, rolling back` : author;
  const cancelled = row.state === 'cancelled' ? `, cancelled by ${row.cancelled_by ?? ''}` : '';
  const what = sourceOf(number);
  return `${what} ${states[row.state]} ${timeOf(serves_from)}, by ${how}${cancelled}${noteOf(note)}`;
}

/**
 * Returns the version with this number. Without a number, returns the newest version of the token's
 * owner or, if that person has none, of anyone.
 */
function chosen(
  id: string,
  { versions, caller }: BrandHistory,
  number: number | undefined,
): Version {
  const newest = versions.find(({ author }) => author === caller) ?? versions[0];
  if (!newest) {
    throw new InputError(
      `${id} has no version yet: 'npm run brand -- draft ${id}' creates one from its folder.`,
    );
  }
  const version = number === undefined ? newest : versions.find((one) => one.number === number);
  if (version) return version;
  throw new InputError(
    `There is no version ${number} of ${id}: the newest is ${versions[0]?.number}. 'npm run brand -- history ${id}' lists all.`,
  );
}

/** Reads the folder of a brand. The name of the folder is the id of the brand. */
function folderAt(path: string): BrandFolder {
  const id = basename(resolve(path));
  if (!existsSync(path)) throw new InputError(`There is no folder ${path}.`);
  if (!statSync(path).isDirectory()) {
    throw new InputError(`${path} is a file: enter the path of its folder.`);
  }
  if (!isBrandId(id)) {
    throw new InputError(`'${id}' is not a valid brand id: name the folder after the brand.`);
  }
  const names = readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isLeftBehind(entry.name))
    .map(({ name }) => name);
  if (!names.includes(FACTS_FILE)) {
    throw new InputError(`${path} is not the folder of a brand: it has no ${FACTS_FILE}.`);
  }
  // Lists files that a brand must not contain, without reading them.
  const bytesOf = (name: string) =>
    new Uint8Array(isBrandFile(name) ? readFileSync(join(path, name)) : []);
  const files = new Map(names.map((name) => [name, bytesOf(name)] as const));
  const [large] = [...files].find(([name, bytes]) => bytes.length > largestBytes(name)) ?? [];
  if (large !== undefined) {
    throw new InputError(
      `${large} is too large: reduce it to less than ${largestBytes(large) / 1024} kB.`,
    );
  }
  refuseLeftOut(filesProblems({ id, path, files }));
  return { id, path, files };
}

function refuseLeftOut(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `\n  ${formatProblem(problem)}`);
  throw new InputError(
    `Nothing was sent, because the version would lack these files:${lines.join('')}`,
  );
}

/** Replaces the request fields in a message with the command's options. */
const asOption = (message: string): string =>
  message.replace(/^(note|hours|at|number) (?=must )/, (_, name: string) =>
    name === 'number' ? '--version ' : `--${name} `,
  );

/** Imports the module on demand, because only screenshots need a browser. */
const picture = async (job: PictureJob): Promise<string> =>
  (await import('./pictures.ts')).takePictures(job);

/**
 * Creates the commands for versions on a server. `tokensDir` contains `brands`; `say` prints a
 * line.
 */
export function versionCommands(
  root: string,
  tokensDir: string,
  say: (text: string) => void = console.log,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  takePictures: (job: PictureJob) => Promise<string> = picture,
): Record<VersionCommand, Run> {
  const at = ({ server }: Pick<Options, 'server'>) =>
    new Operator(accessTo(server, environment, root, say), fetch);
  const readOwn = (id: string) => {
    const known = brandIds(tokensDir);
    if (known.includes(id)) {
      const { folder, problems } = readFolder(tokensDir, id);
      return { folder: { ...folder, path: pathOf(id) }, problems };
    }
    throw new InputError(
      `There is no folder ${pathOf(id)}: 'npm run brand -- new ${id}' creates a brand. Existing brands: ${known.join(', ')}.`,
    );
  };
  const adviceOn = ({ code, detail }: OperatorError, { command, id }: Options): string => {
    if (code === 'UNKNOWN_BRAND' && brandIds(tokensDir).includes(id))
      return ` 'npm run brand -- draft ${id}' uploads the folder.`;
    if (code === 'MADE_BEFORE') {
      const { served } = detail as MadeBefore;
      return ` 'npm run brand -- diff ${id}' shows the difference, and 'npm run brand -- publish ${id} --merge' merges the two. 'npm run brand -- publish ${id} --over ${served ?? 'folder'}' publishes it all the same.`;
    }
    if (code !== 'NOT_SERVED') return '';
    const option = command === 'diff' ? 'from' : 'version';
    return ` 'npm run brand -- ${command} ${id} --${option} 1' uses a version instead.`;
  };
  const pathOf = (id: string) => relative(process.cwd(), join(tokensDir, 'brands', id));

  async function keep({ id, path, files }: BrandFolder, options: Options): Promise<boolean> {
    // Replaces paths in tokens/brands, which the server reports, with the path of the folder.
    const where = (problem: string) => problem.replaceAll(`tokens/brands/${id}/`, `${path}/`);
    const sending = at(options).draft(id, { files: encodeFiles(files), note: options.note });
    const kept = await sending.catch((error) => {
      if (!(error instanceof OperatorError)) throw error;
      throw new OperatorError(error.message, error.problems.map(where), error.code);
    });
    const already = kept.isNew
      ? ''
      : ` already, saved on ${timeOf(kept.made_at)} by ${kept.author}`;
    const state = kept.served ? 'Visitors see it now.' : 'Visitors do not see it yet.';
    say(`${path} is version ${kept.number} of ${id}${already}. ${state}`);
    const { note: given } = options;
    if (!kept.isNew && given !== '' && given !== kept.note) {
      const stays = kept.note === '' ? 'it has none' : `its note stays '${kept.note}'`;
      say(
        `Your note is not recorded, because a version never changes: ${stays}. 'npm run brand -- publish ${id} --note' records one with the publication.`,
      );
    }
    for (const note of kept.notes) say(`note: ${where(note)}`);
    if (kept.problems.length === 0) {
      say(`Next: 'npm run brand -- preview ${id}', then 'npm run brand -- publish ${id}'.`);
      return true;
    }
    say('You can preview it, but not publish it:');
    for (const problem of kept.problems) say(`  ${where(problem)}`);
    say(
      // Omits the command for other folders, because `check` reads only the folders in `tokensDir`.
      resolve(path) === resolve(tokensDir, 'brands', id)
        ? `'npm run brand -- check ${id}' explains how to fix these problems.`
        : `Fix these problems in ${path}, then import it again.`,
    );
    return false;
  }

  function hintAtFolder(id: string, { number, hash }: Version, isMerged: boolean): void {
    if (!brandIds(tokensDir).includes(id)) return;
    if (hashOfFiles(readOwn(id).folder.files) === hash) return;
    say(
      isMerged
        ? `The folder lacks merged changes: 'npm run brand -- export ${id} --version ${number} --replace' writes them to it.`
        : `The folder differs from version ${number}: 'npm run brand -- draft ${id}' saves it as a version.`,
    );
  }

  function sayWaits(request: string): undefined {
    say(`Request ${request} waits for another person, who approves it at /staff on the server.`);
  }

  async function publish({ id, ...options }: Options): Promise<Outcome> {
    const operator = at(options);
    const { at: moment, over, note } = options;
    const request = { at: moment, over, note };
    if (options.folder) {
      const done = await operator.publish(id, { number: null, ...request });
      if ('request' in done) return sayWaits(done.request);
      say(`${id} is served from its folder${options.at ? ` from ${timeOf(options.at)} on` : ''}.`);
      return undefined;
    }
    const history = await operator.history(id);
    const own = chosen(id, history, options.version);
    if (options.version === undefined && own.author !== history.caller) {
      throw new InputError(
        `You have no version of ${id}. 'npm run brand -- publish ${id} --version ${own.number}' publishes the newest, by ${own.author}.`,
      );
    }
    const { version, done } = options.merge
      ? await publishMerged(operator, { id, history, version: own }, request)
      : { version: own, done: await operator.publish(id, { number: own.number, ...request }) };
    if ('request' in done) return sayWaits(done.request);
    say(
      options.at
        ? `${versionLine(version)}\nis served from ${timeOf(done.serves_from)} on. 'npm run brand -- cancel ${id}' cancels this.`
        : `${versionLine(version)}\nis served now. ${wayBack(id, history, done.kept)}`,
    );
    if (!options.at && history.number === null && history.served !== false) {
      say(
        `Changes in the folder no longer affect the site, until 'npm run brand -- publish ${id} --folder'.`,
      );
    }
    if (options.version === undefined) hintAtFolder(id, version, version !== own);
  }

  async function exported({ id, out, ...options }: Options): Promise<undefined> {
    const { number, files } = await at(options).files(id, options.version ?? 'served');
    const folder = outputFolder(out ?? join(tokensDir, 'brands', id));
    const there = readdirSync(folder).filter(isBrandFile);
    if (there.length > 0 && !options.replace) {
      throw new InputError(
        `${relative(process.cwd(), folder)} contains files. Replace them with ${sourceOf(number)} with --replace, or write it elsewhere with --out FOLDER.`,
      );
    }
    const written = decodeFiles(files);
    for (const name of there) if (!written.has(name)) rmSync(join(folder, name));
    for (const [name, bytes] of written) writeFileSync(join(folder, name), bytes);
    say(
      `${relative(process.cwd(), folder)} contains ${sourceOf(number)}: ${[...written.keys()].join(', ')}.`,
    );
  }

  async function diff({ id, all, ...options }: Options): Promise<Outcome> {
    const operator = at(options);
    const read = async (which: number | 'served') => {
      const { number, files } = await operator.files(id, which);
      const name = which === 'served' ? `${sourceOf(number)}, which is served` : sourceOf(number);
      return { id, path: `${id} ${which}`, files: decodeFiles(files), name, number };
    };
    const before = await read(options.from ?? 'served');
    const after: BrandFolder & { name: string } =
      options.to === undefined
        ? { ...readOwn(id).folder, name: 'the folder here' }
        : await read(options.to);
    const ground = { foundation: readFoundation(tokensDir), pairs: readPairs(tokensDir) };
    if (before.number === null && hashOfFiles(before.files) === hashOfFiles(after.files)) {
      say(
        `${id}: the site shows ${after.name}. The server follows its folder until a version is published: run draft and publish once, then edit.`,
      );
      return undefined;
    }
    say(`${id}: from ${before.name}, to ${after.name}`);
    const difference = differenceOf(before, after, ground);
    const words = shownDifference(difference, all);
    say(words);
    if (options.pictures === undefined) return undefined;
    const shown = async (number: number, name: string): Promise<Side> => {
      const { address } = await operator.preview(id, { number });
      return { name, address, isPreview: true };
    };
    const number = options.to ?? numberOf(after, (await operator.history(id)).versions);
    const changed = await shown(number, sourceOf(number));
    const served = { name: before.name, address: changed.address, isPreview: false };
    const index = await takePictures({
      id,
      before: options.from === undefined ? served : await shown(options.from, before.name),
      after: changed,
      pages: touchedPages(difference, gamesOf(before, after)),
      words,
      folder: outputFolder(options.pictures),
    });
    say(`${relative(process.cwd(), index)} shows the pages side by side.`);
  }

  /**
   * Returns the number of the version that contains a folder's files, because only versions can be
   * previewed.
   */
  function numberOf({ id, files }: BrandFolder, kept: readonly Version[]): number {
    const hash = hashOfFiles(files);
    const version = kept.find((one) => one.hash === hash);
    if (version) return version.number;
    throw new InputError(
      `The screenshots show versions, so save the folder as a version first: 'npm run brand -- draft ${id}'.`,
    );
  }

  const commands: Record<VersionCommand, Run> = {
    draft: async (options) => {
      const { folder, problems } = readOwn(options.id);
      refuseLeftOut(problems);
      return keep(folder, options);
    },
    import: async (options) => keep(folderAt(options.id), options),
    diff,
    publish,
    export: exported,
    preview: async ({ id, version, hours, ...options }) => {
      const operator = at(options);
      const { number } = chosen(id, await operator.history(id), version);
      const shared = await operator.preview(id, { number, hours });
      say(
        `${shared.address}\nshows version ${number} of ${id} until ${timeOf(shared.expires_at)}.`,
      );
      say('Only people who open the address see it. They stay signed in as themselves.');
    },
    history: async ({ id, ...options }) => {
      const { number, served, versions, publications } = await at(options).history(id);
      say(served === false ? `${id} is not served.` : `${id} is served from ${sourceOf(number)}.`);
      for (const publication of publications) say(`  ${publicationLine(publication)}`);
      say(versions.length === 0 ? 'No versions yet.' : 'Versions:');
      for (const version of versions) say(`  ${versionLine(version)}`);
    },
    rollback: async ({ id, off, ...options }) => {
      const request = { note: options.note, ...(off && { off }) };
      const { number, cancelled, served } = await at(options).rollBack(id, request);
      say(
        served === false
          ? number === null
            ? `${id} is no longer served: the server has no folder for it.`
            : `${sourceOf(number)} of ${id} cannot be served: see the server's log.`
          : `${id} is served from ${sourceOf(number)} again.`,
      );
      if (cancelled > 0) say(`Cancelled planned publications: ${cancelled}.`);
    },
    cancel: async ({ id, at: moment, ...options }) => {
      const { cancelled } = await at(options).cancel(id, { at: moment });
      const then = moment ? ` for ${timeOf(moment)}` : '';
      say(`Cancelled planned publications of ${id}${then}: ${cancelled}.`);
    },
  };
  // Reports a server error as an `InputError` with the brand's problems and advice.
  return mapValues(commands, (run) => async (options) => {
    try {
      return await run(options);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      const problems = error.problems.map((problem) => `\n  ${problem}`);
      const advice = adviceOn(error, options);
      throw new InputError([asOption(error.message), ...problems, advice].join(''));
    }
  });
}
