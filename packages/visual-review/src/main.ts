/**
 * Implements the visual review, which compares screenshots of every story in every brand between two
 * versions of this repository. docs/visual-review.md explains the report; `USAGE` in options.ts lists
 * the arguments.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@platform/command-line';
import { gitAuthor, readDecisions } from './decisionFolder.ts';
import { HOSTED_BRANCH, hostReport } from './hostReport.ts';
import { keepNewest } from './keepNewest.ts';
import { withLock } from './lock.ts';
import { readOptions, type Options } from './options.ts';
import { compareSnapshots, unstableShots, type Run } from './run.ts';
import { serveReview } from './reviewServer.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { withBrowser } from './storyPage.ts';
import { openTrees } from './trees.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, '.cache/visual');
const report = join(cache, 'report');
const decisionFolder = join(root, 'visual-decisions');

/** Maximum numbers of built versions and of screenshots in the cache: those of three comparisons. */
const KEPT = { states: 12, pictures: 80_000 };

/** Prints progress: in a terminal, a line that updates; in a log, only the first line. */
const progress = (side: string) => (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${side}: ${done} of ${all} `);
  else if (done === 1) console.error(`${side}: taking ${all} pictures`);
  if (process.stderr.isTTY && done === all) process.stderr.write('\n');
};

async function compare(
  before: Snapshot,
  after: Snapshot,
  run: Run,
  { all, proveReach }: Pick<Options, 'all' | 'proveReach'>,
): Promise<boolean> {
  const decisions = readDecisions(decisionFolder);
  const comparison = { ...run, report, decisions, all };
  const { settled, isReachProven, lines } = await compareSnapshots(before, after, comparison);
  console.log(lines.join('\n'));
  console.log(`Report: ${join(report, 'index.html')} (to decide: npm run visual -- --review)`);
  if (!proveReach) return settled;
  console.log(
    isReachProven
      ? 'The reach holds: without it the same pictures differ.'
      : '✗ The reach is not proven: see the lines above.',
  );
  return isReachProven;
}

async function checkStability(snapshot: Snapshot, run: Run, times: number): Promise<boolean> {
  const { unstable, problems, steady } = await unstableShots(snapshot, run, times);
  for (const [key, why] of problems) console.log(`✗ ${key} could not be pictured: ${why}`);
  for (const { key, takes, pixels } of unstable) {
    console.log(`✗ ${key} differs by ${pixels} pixels in ${takes} of ${times} takes`);
  }
  console.log(`${steady} steady, ${unstable.length} unstable, ${problems.size} not pictured.`);
  return unstable.length + problems.size === 0;
}

async function main({ task, all, proveReach, times, ...choice }: Options): Promise<boolean> {
  if (task.kind === 'review') {
    const author = gitAuthor(root);
    const { url } = await serveReview({ report, decisions: decisionFolder, author });
    console.log(`Review at ${url} (Ctrl+C ends it; it follows when the comparison is run again)`);
    return true;
  }
  if (task.kind === 'host') {
    await hostReport({ report, name: task.name, repository: root });
    console.log(`The report is in ${task.name}/ on the branch ${HOSTED_BRANCH}.`);
    return true;
  }
  const trees = openTrees(root, cache);
  const base = task.kind === 'base' ? { name: task.base, tree: trees.ofRevision(task.base) } : null;
  return withLock(join(cache, 'lock'), async () => {
    // Prunes the caches first, because this run recreates everything that it needs.
    for (const kept of ['storybooks', 'sources']) keepNewest(join(cache, kept), KEPT.states);
    keepNewest(join(cache, 'pictures'), KEPT.pictures, true);
    const before = base && (await snapshotOf(trees, cache, base.name, base.tree));
    const after = await snapshotOf(trees, cache, 'the working tree', trees.ofWorkingCopy());
    return withBrowser((browser) => {
      const run: Run = { ...choice, browser, cache: join(cache, 'pictures'), progress };
      return before
        ? compare(before, after, run, { all, proveReach })
        : checkStability(after, run, times);
    });
  });
}

await runCommand(() => main(readOptions(process.argv.slice(2))));
