import { expect, test } from 'vitest';
import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { failureText, jestFailures, playwrightFailures } from './failures.ts';

const vitestReport = (file: object) => ({ testResults: [file] }) as unknown as JsonTestResults;

test('reports a failed Vitest test with its file and the first lines of its cause', () => {
  const report = vitestReport({
    name: '/repo/packages/ui/src/a.test.tsx',
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'it works', status: 'passed', failureMessages: [] },
      {
        fullName: 'a dialog closes',
        status: 'failed',
        failureMessages: [
          `\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n    at x\n${'b\n'.repeat(20)}`,
        ],
      },
    ],
  });
  const failures = jestFailures(report, '/repo');
  expect(failures).toEqual([
    {
      file: 'packages/ui/src/a.test.tsx',
      name: 'a dialog closes',
      cause: `AssertionError: expected 1 to be 2\n    at x${'\nb'.repeat(10)}`,
    },
  ]);
  expect(failures.map(failureText)).toEqual([
    `  packages/ui/src/a.test.tsx › a dialog closes\n    AssertionError: expected 1 to be 2\n        at x${'\n    b'.repeat(10)}`,
  ]);
});

test('reports a Vitest test that timed out', () => {
  const failureMessages = ['Error: STACK_TRACE_ERROR\n    at task (runner.js:1784:27)'];
  const report = vitestReport({
    name: '/repo/a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ fullName: 'it ends', status: 'failed', failureMessages }],
  });
  expect(jestFailures(report, '/repo')).toEqual([
    {
      file: 'a.test.ts',
      name: 'it ends',
      cause: 'It took too long.\n    at task (runner.js:1784:27)',
    },
  ]);
});

test('counts a file that cannot be loaded as a failure', () => {
  const report = vitestReport({
    name: '/repo/a.test.ts',
    status: 'failed',
    message: 'Error: no such file',
    assertionResults: [],
  });
  expect(jestFailures(report, '/repo')).toEqual([
    { file: 'a.test.ts', name: '', cause: 'Error: no such file' },
  ]);
});

const ran = (projectName: string, status: JSONReportTest['status'], message?: string) => ({
  projectName,
  status,
  results: [{ ...(message && { error: { message } }) }, {}],
});

const playwrightReport = (suites: readonly object[]) =>
  ({ config: { rootDir: '/repo/apps/e2e/src' }, errors: [], suites }) as unknown as JSONReport;

test('reports a failed journey with its project, however deeply it is nested', () => {
  const won = { title: 'a bet is won', file: 'bets.e2e.ts', tests: [ran('phone', 'expected')] };
  const lost = {
    title: 'a bet is lost',
    file: 'bets.e2e.ts',
    tests: [ran('phone', 'unexpected', 'Timeout 20000ms exceeded.')],
  };
  const report = {
    ...playwrightReport([{ title: 'bets', specs: [won], suites: [{ title: '', specs: [lost] }] }]),
    errors: [{ message: 'Error: the browser is gone' }],
  };
  expect(playwrightFailures(report, '/repo')).toEqual([
    { file: '', name: '', cause: 'Error: the browser is gone' },
    {
      file: 'apps/e2e/src/bets.e2e.ts',
      name: '[phone] a bet is lost',
      cause: 'Timeout 20000ms exceeded.',
    },
  ]);
});

test('counts a journey that passed on a retry as failed, only in that project', () => {
  const spec = {
    // Playwright's report of a spec that passed on a retry.
    title: 'a bet is lost',
    file: 'bets.e2e.ts',
    ok: true,
    tests: [
      ran('phone', 'flaky', 'Timeout 20000ms exceeded.'),
      ran('desktop', 'expected'),
      ran('tablet', 'skipped'),
    ],
  };
  expect(playwrightFailures(playwrightReport([{ title: 'bets', specs: [spec] }]), '/repo')).toEqual(
    [
      {
        file: 'apps/e2e/src/bets.e2e.ts',
        name: '[phone] a bet is lost',
        cause: 'Timeout 20000ms exceeded.',
      },
    ],
  );
});
