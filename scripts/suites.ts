import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { jestFailures, playwrightFailures, type Failure } from './failures.ts';
import { storiesOf } from './storyBatches.ts';
import { trackedFiles } from './trackedFiles.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const reports = `${root}.cache/reports`;

export const APP = 'build of the app';
export const STORYBOOK = 'build of Storybook';
export const PACKAGES = 'build of the packages';

export interface Count {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

export interface Suite {
  name: string;
  /** Program of the workspace, or `node`, with its arguments. */
  command: string[];
  folder?: string;
  /**
   * Group of consecutive suites that run in parallel, as many as there are processors. If some have a low
   * priority, one more suite runs. Each suite leaves processors idle, and none writes files that another
   * reads.
   * @default the suite runs alone
   */
  group?: 'check' | 'journeys' | 'packages' | 'stories';
  env?: Readonly<Record<string, string>>;
  /**
   * True to lower the priority of a suite that only computes, in favour of parallel suites that wait for
   * the clock.
   * @default false
   */
  lowPriority?: boolean;
  /** Build that the suite tests. It runs earlier, in another group. @default none */
  needs?: typeof APP | typeof STORYBOOK | typeof PACKAGES;
  /**
   * Counts the results in the suite's report. Without this function, the suite counts as one check.
   */
  count?: (report: never) => Count;
  /** Returns the arguments that run only failed tests. @default none: everything runs again */
  again?: (failures: readonly Failure[]) => string[];
}

export const report = (name: string) => `${reports}/${name}.json`;

function countJest(report: JsonTestResults): Count {
  const failures = jestFailures(report, root);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

const filesOf = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))];

export const vitestSuite = (name: string, config: string): Suite => ({
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

/** Folders with their own TypeScript project, except those of consumers. */
export const PROJECTS = trackedFiles(root)
  .filter((path) => /(^|\/)tsconfig\.json$/.test(path) && !path.includes('/consumers/'))
  .map((path) => dirname(path));

/** Path of TypeScript 7, which takes half the time of 6. Published packages are also checked with 5. */
const TSC = '../typescript-7/bin/tsc';

/** Returns the suite that checks a project's types, in one thread, because suites run in parallel. */
export const typesOf = (project: string): Suite => ({
  name: `types ${project}`,
  command: [TSC, '--noEmit', '--singleThreaded', '-p', project],
});

export const SOURCES = ['tokens', 'packages', 'apps', '.storybook', 'scripts'];

export const JOURNEYS: Suite = {
  name: 'e2e',
  needs: APP,
  command: ['playwright', 'test', '--config', 'apps/e2e/playwright.config.ts'],
  count: (found: JSONReport) => ({
    passed: found.stats.expected,
    // Counts a test that needed a retry as failed.
    failed: found.stats.unexpected + found.stats.flaky + found.errors.length,
    failures: playwrightFailures(found, root),
  }),
  again: () => ['--last-failed'],
};

/** Suites without time limits, or with limits that are long enough for a busy machine. */
const BESIDE_JOURNEYS: Suite[] = [
  { name: PACKAGES, command: ['tsx', 'scripts/packages/build.ts'] },
  {
    name: STORYBOOK,
    command: [...'storybook build -o storybook-static --disable-telemetry'.split(' '), '--quiet'],
  },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'lint with types', command: ['oxlint', '--type-aware'] },
  { name: 'rooms', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES] },
  ...PROJECTS.map(typesOf),
  {
    name: 'budgets of the site',
    needs: APP,
    command: ['tsx', 'scripts/bench/budgets.ts', 'dist-journeys'],
  },
  vitestSuite('hydration', 'scripts/hydration/vitest.config.ts'),
];

export const storySuite = (name: string): Suite => ({
  name,
  needs: STORYBOOK,
  command: ['tsx', 'scripts/stories.ts', report(name)],
  count: countJest,
  again: (failures) =>
    storiesOf(
      root,
      failures.map((failure) => failure.name),
    ),
});

/** All suites, in running order. */
export const SUITES: Suite[] = [
  { name: APP, command: ['node', 'scripts/buildApp.mjs', 'journeys'] },
  // Journeys spend half of their time waiting for rounds and servers, so suites that only compute run
  // meanwhile.
  { ...JOURNEYS, group: 'journeys' },
  ...BESIDE_JOURNEYS.map((suite): Suite => ({ ...suite, group: 'journeys', lowPriority: true })),
  { ...vitestSuite('docs', 'apps/docs/vitest.config.ts'), group: 'packages', needs: PACKAGES },
  {
    ...vitestSuite('packages', 'scripts/packages/vitest.config.ts'),
    group: 'packages',
    needs: PACKAGES,
  },
  {
    name: 'budgets of the packages',
    group: 'packages',
    needs: PACKAGES,
    command: ['size-limit'],
    folder: 'packages/ui',
  },
  { ...vitestSuite('unit', 'vitest.config.ts'), again: filesOf },
  storySuite('stories'),
];
