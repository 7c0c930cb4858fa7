/**
 * Runs every suite and ends with one line, `N passed, N failed`. A suite's name as argument runs
 * that suite alone: `npm test -- unit`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}.cache/reports`;

interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  command: string[];
  /**
   * Where it runs.
   * @default the repository's root
   */
  folder?: string;
  /** Reads the suite's own count from its report; a suite without one counts as a single check. */
  count?: (report: never) => Count;
}

const report = (name: string) => `${reports}/${name}.json`;

/** The shape that vitest and jest share. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

const countJest = ({ numPassedTests, numFailedTests, numFailedTestSuites }: JestReport): Count => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no tests to fail: count it itself.
  failed: Math.max(numFailedTests, numFailedTestSuites),
});

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const SUITES: Suite[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    name: 'rooms',
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
    'apps/server',
    'apps/web',
    'apps/e2e',
    '.storybook',
  ].map((project): Suite => ({
    name: `types ${project}`,
    command: ['tsc', '--noEmit', '-p', project],
  })),
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ],
    count: countJest,
  },
  {
    name: 'packages',
    command: [
      'vitest',
      'run',
      '--config',
      'scripts/packages/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('packages')}`,
    ],
    count: countJest,
  },
  { name: 'budgets of the packages', command: ['size-limit'], folder: 'packages/ui' },
  { name: 'budgets of the site', command: ['tsx', 'scripts/bench/budgets.ts'] },
  {
    name: 'stories',
    command: ['tsx', 'scripts/stories.ts', report('stories')],
    count: countJest,
  },
  {
    // On the Storybook that the suite before it has built.
    name: 'stories tokens',
    command: [
      'vitest',
      'run',
      '--config',
      'scripts/tokens/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('stories tokens')}`,
    ],
    count: countJest,
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'apps/e2e/playwright.config.ts'],
    count: ({ stats, errors }: PlaywrightReport) => ({
      passed: stats.expected,
      // A test that needed a second run is a defect like any other.
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  },
];

function runSuite({ name, command, folder = '', count }: Suite): Count {
  const [program = '', ...args] = command;
  console.log(`\n── ${name}`);
  const { status } = spawnSync(`${root}node_modules/.bin/${program}`, args, {
    cwd: `${root}${folder}`,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), FORCE_COLOR: '0' },
  });
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report(name))) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')) as never);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

const only = process.argv.slice(2);
const chosen = SUITES.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.startsWith(word)),
);
if (chosen.length === 0) {
  console.error(
    `No suite is called ${only.join(' ')}. Suites: ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = chosen.map((suite) => ({ name: suite.name, ...runSuite(suite) }));

console.log('');
for (const { name, passed, failed } of results) {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
}
const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
