import { InputError, readArguments, wholeNumber } from '@platform/command-line';
import { USUAL_WORKERS } from './pool.ts';

/** What to do: compare two trees, compare one tree with itself, show the last report, or host it. */
export type Task =
  | { kind: 'compare'; base: string }
  | { kind: 'stable' }
  | { kind: 'review' }
  | { kind: 'host'; name: string };

export interface Options {
  task: Task;
  /** Patterns of story ids; none means all stories. */
  only: string[];
  /** Ids of brands; none means all brands. */
  brands: string[];
  /** How many pages take pictures at the same time. */
  workers: number;
  /** Takes every picture, also of what the changes do not reach. */
  all: boolean;
  /** As `all`, and succeeds if no picture differs that the changes do not reach, whatever is decided. */
  proveReach: boolean;
  /** How often `--stable` takes each picture. */
  times: number;
  /** How many pictures `--stable` takes, spread over all components; undefined for all. */
  sample: number | undefined;
  /** A folder of pictures that a run elsewhere has kept. */
  basePictures: string | undefined;
}

export const USAGE = `Usage
  npm run visual -- --base REV    pictures of REV against pictures of the working tree
  npm run visual -- --stable      the working tree several times: every story must give the same bytes
  npm run visual -- --review      opens the last report for decisions
  npm run visual -- --host NAME   puts the last report on the branch visual-reports of origin

Options
  --only PATTERN     stories whose id matches, e.g. 'primitives-button--*' (may be repeated)
  --brands A,B       only these brands
  --workers N        pages that take pictures at the same time (two for each core)
  --base-pictures D  with --base: a folder of pictures that a run elsewhere has kept
  --all              with --base: every picture, also of what the changes do not reach
  --prove-reach      with --base: as --all, and fails only where the reach would have left out a picture
                     that differs, or where a story could not be pictured
  --times N          with --stable: how often each picture is taken (2)
  --sample N         with --stable: only N pictures, spread over all components

Exits with 0 when nothing is left to decide, 1 when something is, 2 when the arguments are wrong, 3 when
it breaks off.`;

const ARGUMENTS = {
  base: { type: 'string' },
  stable: { type: 'boolean' },
  review: { type: 'boolean' },
  host: { type: 'string' },
  only: { type: 'string', multiple: true },
  brands: { type: 'string' },
  workers: { type: 'string' },
  all: { type: 'boolean' },
  'prove-reach': { type: 'boolean' },
  times: { type: 'string' },
  sample: { type: 'string' },
  'base-pictures': { type: 'string' },
} as const;

/** Reads the command line. Throws an `InputError` that says what was wrong and how it is used. */
export function readOptions(argv: string[]): Options {
  const {
    base,
    stable,
    review,
    host,
    only = [],
    brands = '',
    workers,
    all = false,
    'prove-reach': proveReach = false,
    times,
    sample,
    'base-pictures': basePictures,
  } = readArguments({ args: argv, options: ARGUMENTS }, USAGE).values;
  const tasks: Task[] = [];
  if (base !== undefined) tasks.push({ kind: 'compare', base });
  if (stable) tasks.push({ kind: 'stable' });
  if (review) tasks.push({ kind: 'review' });
  if (host !== undefined) tasks.push({ kind: 'host', name: host });
  const [task] = tasks;
  if (!task || tasks.length > 1) {
    throw new InputError(`Use one of --base REV, --stable, --review and --host NAME.\n\n${USAGE}`);
  }
  if (proveReach && task.kind !== 'compare') {
    throw new InputError(`Use --prove-reach with --base.\n\n${USAGE}`);
  }
  if (all && task.kind !== 'compare') throw new InputError(`Use --all with --base.\n\n${USAGE}`);
  if (basePictures !== undefined && task.kind !== 'compare') {
    throw new InputError(`Use --base-pictures with --base.\n\n${USAGE}`);
  }
  if (times !== undefined && task.kind !== 'stable') {
    throw new InputError(`Use --times with --stable.\n\n${USAGE}`);
  }
  if (sample !== undefined && task.kind !== 'stable') {
    throw new InputError(`Use --sample with --stable.\n\n${USAGE}`);
  }
  const takes = times === undefined ? 2 : wholeNumber('times', times);
  if (takes < 2)
    throw new InputError('--times takes a whole number from 2: one picture shows nothing.');
  const count = workers === undefined ? USUAL_WORKERS : wholeNumber('workers', workers);
  return {
    task,
    only,
    brands: brands.split(',').filter(Boolean),
    workers: count,
    all: all || proveReach,
    proveReach,
    times: takes,
    sample: sample === undefined ? undefined : wholeNumber('sample', sample),
    basePictures,
  };
}
