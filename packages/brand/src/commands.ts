import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  changedColor,
  DEFAULT_BRAND_ID,
  sentenceOf,
  withoutControls,
  type NewBrand,
} from '@platform/tokens';
import { InputError, type Outcome } from '@platform/command-line';
import { check, refuseUnknown, writeBrand, type Verdict } from './check.ts';
import type { Command, Options } from './options.ts';
import { outputFolder } from './outputFolder.ts';
import { pinLines } from './pins.ts';
import type { Project } from './project.ts';
import { shown } from './report.ts';
import { watchFolder } from './watchFolder.ts';
import { writeOutputs } from './writeOutputs.ts';

export const here = (path: string): string => relative(process.cwd(), path);

export const folderOf = ({ folder }: Project, id: string): string => join(folder, 'brands', id);

export type Commands<Name extends Command> = Record<Name, (options: Options) => Promise<Outcome>>;

/** Adds the findings of checks outside this package. */
type CheckMore = (verdicts: readonly Verdict[]) => Promise<readonly Verdict[]>;

/** Prints that a colour was adjusted to make text on it readable. */
function tellChanged(option: string, color: string | undefined): void {
  const changed = color === undefined ? undefined : changedColor(color);
  if (changed === undefined) return;
  console.log(
    `${option}: ${color} was changed to ${changed}, the nearest lightness of that hue on which ` +
      'black or white text is readable and which stands out from light and dark pages.',
  );
}

export type NewFolder = Pick<NewBrand, 'id'> & Partial<NewBrand>;

/**
 * Creates the folder of a brand, and removes the folder again if the brand does not pass the check.
 */
export function createBrandFolder(
  project: Project,
  brand: NewFolder,
  files: ReadonlyMap<string, string>,
): void {
  const folder = folderOf(project, brand.id);
  mkdirSync(folder, { recursive: true });
  writeBrand(project.folder, brand.id, files);
  const problems = check(project, brand.id, 'none', {}).flatMap((verdict) => verdict.problems);
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
}

export function refuseKnown(project: Project, id: string): void {
  const folder = folderOf(project, id);
  if (existsSync(folder)) {
    throw new InputError(`${here(folder)} already exists. Edit it, or choose another id.`);
  }
}

/** @param out default folder of `build` */
export function folderCommands(
  project: Project,
  out: string,
  checkMore: CheckMore,
): Commands<'check' | 'list' | 'build' | 'watch' | 'pins'> {
  const report = async ({
    id,
    mode,
    all,
  }: Pick<Options, 'id' | 'mode' | 'all'>): Promise<boolean> => {
    const verdicts = await checkMore(check(project, id || undefined, mode));
    console.log(verdicts.map((verdict) => shown(verdict, { all, mode })).join('\n'));
    if (mode === 'show') console.log('No file was changed.');
    return verdicts.every(({ problems }) => problems.length === 0);
  };

  const build = async (options: Pick<Options, 'out'>): Promise<boolean> => {
    const folder = outputFolder(options.out ?? out);
    const verdicts = await checkMore(check(project, undefined, 'none'));
    const valid = verdicts.flatMap(({ brand, problems }) =>
      brand && problems.length === 0 ? brand : [],
    );
    for (const verdict of verdicts) {
      if (verdict.problems.length > 0) console.log(shown(verdict));
    }
    for (const path of writeOutputs(folder, valid, project)) console.log(here(path));
    return valid.length === verdicts.length;
  };

  return {
    check: report,
    build,
    async list() {
      const verdicts = await checkMore(check(project, undefined, 'none'));
      const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
      const ids = widest(verdicts.map(({ id }) => id));
      const names = widest(verdicts.map(({ name }) => name));
      for (const { id, name, hosts, problems } of verdicts) {
        const state = problems.length === 0 ? '✓' : '✗';
        const where =
          hosts.join(', ') || (id === DEFAULT_BRAND_ID ? 'every other host' : 'no host');
        const columns = [withoutControls(id).padEnd(ids), name.padEnd(names)];
        console.log(`${state} ${[...columns, ...(project.tokensOnly ? [] : [where])].join('  ')}`);
      }
      return undefined;
    },
    async pins({ id }) {
      refuseUnknown(project, id);
      console.log(pinLines(project, id).join('\n'));
      return undefined;
    },
    async watch(options) {
      await build(options);
      console.log(`Watching ${here(join(project.folder, 'brands'))}. Press Ctrl-C to stop.`);
      await watchFolder(join(project.folder, 'brands'), () => build(options));
      return undefined;
    },
  };
}
