import { availableParallelism } from 'node:os';
import { InputError, readArguments, wholeNumber } from '@platform/command-line';

/** What to do: compare two trees, compare one tree with itself, or show the last report. */
export type Task = { kind: 'compare'; base: string } | { kind: 'stable' } | { kind: 'review' };

export interface Options {
  task: Task;
  /** Patterns of story ids; none means all stories. */
  only: string[];
  /** Ids of brands; none means all brands. */
  brands: string[];
  /** How many pages take pictures at the same time. */
  workers: number;
}

export const USAGE = `Usage
  npm run visual -- --base REV    pictures of REV against pictures of the working tree
  npm run visual -- --stable      the working tree twice: every story must give the same bytes
  npm run visual -- --review      opens the last report for decisions

Options
  --only PATTERN     stories whose id matches, e.g. 'primitives-button--*' (may be repeated)
  --brands A,B       only these brands
  --workers N        pages that take pictures at the same time

Exits with 0 when nothing is left to decide, 1 when something is, 2 when the arguments are wrong.`;

const ARGUMENTS = {
  base: { type: 'string' },
  stable: { type: 'boolean' },
  review: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  brands: { type: 'string' },
  workers: { type: 'string' },
} as const;

/** Reads the command line. Throws an `InputError` that says what was wrong and how it is used. */
export function readOptions(argv: string[]): Options {
  const {
    base,
    stable,
    review,
    only = [],
    brands = '',
    workers,
  } = readArguments({ args: argv, options: ARGUMENTS }, USAGE).values;
  const tasks: Task[] = [];
  if (base !== undefined) tasks.push({ kind: 'compare', base });
  if (stable) tasks.push({ kind: 'stable' });
  if (review) tasks.push({ kind: 'review' });
  const [task] = tasks;
  if (!task || tasks.length > 1) {
    throw new InputError(`Use one of --base REV, --stable and --review.\n\n${USAGE}`);
  }
  const count = workers === undefined ? availableParallelism() : wholeNumber('workers', workers);
  return { task, only, brands: brands.split(',').filter(Boolean), workers: count };
}
