import { fileURLToPath } from 'node:url';
import {
  jestFailures,
  playwrightFailures,
  type Failure,
  type JestReport,
  type PlaywrightReport,
} from './failures.ts';
import { storiesOf } from './storyBatches.ts';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the suites write their reports. */
export const reports = `${root}.cache/reports`;

/** How many tests passed, how many failed, and which failed. */
export interface Count {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

/** One of the suites of `npm test`. */
export interface Suite {
  name: string;
  command: string[];
  /**
   * Where it runs.
   * @default the repository's root
   */
  folder?: string;
  /**
   * Consecutive suites of one group run in parallel, as many as there are processors: each leaves
   * processors idle, and none writes what another reads.
   * @default it runs alone
   */
  group?: 'sources' | 'packages' | 'stories';
  /** Reads the suite's own count from its report; a suite without one counts as a single check. */
  count?: (report: never) => Count;
  /**
   * The arguments that run only what failed.
   * @default none: everything runs again
   */
  again?: (failures: readonly Failure[]) => string[];
}

/** The file of a suite's report. */
export const report = (name: string) => `${reports}/${name}.json`;

function countJest(report: JestReport): Count {
  const failures = jestFailures(report, root);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** The files with failures, without duplicates. */
const filesOf = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))];

/** The tests of a Vitest configuration. */
const vitestSuite = (name: string, config: string): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: countJest,
});

/** Every suite, in the order in which they run. */
export const SUITES: Suite[] = [
  {
    name: 'format',
    group: 'sources',
    command: ['oxfmt', '--check', '.'],
  },
  { name: 'lint', group: 'sources', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'lint with types', group: 'sources', command: ['oxlint', '--type-aware'] },
  {
    name: 'rooms',
    group: 'sources',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'tokens',
      'packages',
      'apps',
      '.storybook',
      'scripts',
    ],
  },
  ...[
    'tokens',
    'packages/rules',
    'packages/ui',
    'packages/api',
    'packages/testing',
    'packages/command-line',
    'packages/brand-cli',
    'packages/visual-review',
    'packages/token-usage',
    'packages/component-index',
    'packages/studio',
    'apps/server',
    'apps/web',
    'apps/docs',
    'apps/e2e',
    '.storybook',
    'scripts',
  ].map((project): Suite => ({
    name: `types ${project}`,
    group: 'sources',
    command: ['tsc', '--noEmit', '-p', project],
  })),
  { ...vitestSuite('unit', 'vitest.config.ts'), again: filesOf },
  { ...vitestSuite('docs', 'apps/docs/vitest.config.ts'), group: 'packages' },
  { ...vitestSuite('packages', 'scripts/packages/vitest.config.ts'), group: 'packages' },
  { ...vitestSuite('hydration', 'scripts/hydration/vitest.config.ts'), group: 'packages' },
  {
    name: 'budgets of the packages',
    group: 'packages',
    command: ['size-limit'],
    folder: 'packages/ui',
  },
  {
    name: 'budgets of the site',
    group: 'packages',
    command: ['tsx', 'scripts/bench/budgets.ts'],
  },
  {
    name: 'stories',
    command: ['tsx', 'scripts/stories.ts', report('stories')],
    count: countJest,
    again: (failures) =>
      storiesOf(
        root,
        failures.map(({ name }) => name),
      ),
  },
  // With the Storybook that the suite above has built.
  { ...vitestSuite('stories measures', 'scripts/measures/vitest.config.ts'), group: 'stories' },
  { ...vitestSuite('stories tokens', 'packages/token-usage/browser.config.ts'), group: 'stories' },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'apps/e2e/playwright.config.ts'],
    count: (found: PlaywrightReport) => ({
      passed: found.stats.expected,
      // A test that needed a second run is a defect like any other.
      failed: found.stats.unexpected + found.stats.flaky + found.errors.length,
      failures: playwrightFailures(found, root),
    }),
    again: () => ['--last-failed'],
  },
];
