import { InputError, readArguments, wholeNumber } from '@platform/command-line';
import { USUAL_WORKERS } from './pool.ts';

export type Task =
  | { kind: 'base'; base: string }
  | { kind: 'stable' }
  | { kind: 'review' }
  | { kind: 'host'; name: string };

export interface Options {
  task: Task;
  only: string[];
  brands: string[];
  workers: number;
  /** True to take every screenshot, even of stories that the changes do not reach. */
  all: boolean;
  /** True to ignore decisions, and to fail if the reach omits a difference or a capture fails. */
  proveReach: boolean;
  times: number;
}

export const USAGE = `Usage
  npm run visual -- --base REV    pictures of REV against pictures of the working tree
  npm run visual -- --stable      the working tree several times: every story must give the same bytes
  npm run visual -- --review      opens the last report for decisions
  npm run visual -- --host NAME   puts the last report on the branch visual-reports of origin

Options
  --only PATTERN     stories whose id matches, e.g. 'primitives-button--*' (may be repeated)
  --brands A,B       only these brands
  --workers N        pages that take pictures in parallel (two for each core)
  --all              with --base: every picture, also of stories that the changes do not reach
  --prove-reach      with --base: as --all, and fails only where the reach would have left out a picture
                     that differs, or where a story could not be pictured
  --times N          with --stable: number of takes of each picture (2)

Exits with 0 if nothing is left to decide, 1 if something is, 2 if the arguments are wrong, 3 if the
review aborts.`;

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
} as const;

const TASK_OF = {
  'prove-reach': 'base',
  all: 'base',
  times: 'stable',
} as const;

export function readOptions(argv: string[]): Options {
  const { values } = readArguments({ args: argv, options: ARGUMENTS }, USAGE);
  const { base, host, times, workers, only = [], brands = '', all = false } = values;
  const tasks: Task[] = [
    ...(base === undefined ? [] : [{ kind: 'base' as const, base }]),
    ...(values.stable ? [{ kind: 'stable' as const }] : []),
    ...(values.review ? [{ kind: 'review' as const }] : []),
    ...(host === undefined ? [] : [{ kind: 'host' as const, name: host }]),
  ];
  const [task] = tasks;
  if (!task || tasks.length > 1) {
    throw new InputError(`Use one of --base REV, --stable, --review and --host NAME.\n\n${USAGE}`);
  }
  for (const [option, kind] of Object.entries(TASK_OF)) {
    if (values[option as keyof typeof TASK_OF] !== undefined && task.kind !== kind) {
      throw new InputError(`Use --${option} with --${kind}.\n\n${USAGE}`);
    }
  }
  const takes = wholeNumber('times', times ?? '2');
  if (takes < 2) {
    throw new InputError('--times takes a whole number from 2: one picture shows nothing.');
  }
  const proveReach = values['prove-reach'] ?? false;
  return {
    task,
    only,
    brands: brands.split(',').filter(Boolean),
    workers: workers === undefined ? USUAL_WORKERS : wholeNumber('workers', workers),
    all: all || proveReach,
    proveReach,
    times: takes,
  };
}
