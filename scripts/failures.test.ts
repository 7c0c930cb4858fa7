import { expect, test } from 'vitest';
import {
  failureText,
  jestFailures,
  playwrightFailures,
  type JestReport,
  type PlaywrightReport,
} from './failures.ts';

const counts = { numPassedTests: 1 };

test('a failed test of vitest is named by its file, with the first lines of its cause', () => {
  const report: JestReport = {
    ...counts,
    testResults: [
      {
        ...{ name: '/repo/packages/ui/src/a.test.tsx', status: 'failed', message: '' },
        assertionResults: [
          { fullName: 'it works', status: 'passed', failureMessages: [] },
          {
            ...{ fullName: 'a dialog closes', status: 'failed' },
            failureMessages: [
              '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n    at x\nb\nc\nd',
            ],
          },
        ],
      },
    ],
  };
  const failures = jestFailures(report, '/repo');
  expect(failures).toEqual([
    {
      ...{ file: 'packages/ui/src/a.test.tsx', name: 'a dialog closes' },
      cause: 'AssertionError: expected 1 to be 2\n    at x\nb\nc',
    },
  ]);
  expect(failures.map(failureText)).toEqual([
    '  packages/ui/src/a.test.tsx › a dialog closes\n    AssertionError: expected 1 to be 2\n        at x\n    b\n    c',
  ]);
});

test('a file that cannot be loaded is a failure of its own', () => {
  const report: JestReport = {
    ...counts,
    testResults: [
      {
        name: '/repo/a.test.ts',
        status: 'failed',
        message: 'Error: no such file',
        assertionResults: [],
      },
    ],
  };
  expect(jestFailures(report, '/repo')).toEqual([
    { file: 'a.test.ts', name: '', cause: 'Error: no such file' },
  ]);
});

test('a failed journey is named with its project, however deep it stands', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    ...{ title, ok, file: 'bets.e2e.ts' },
    tests: [{ projectName: 'phone', results: [{}, { ...(message && { error: { message } }) }] }],
  });
  const report: PlaywrightReport = {
    config: { rootDir: '/repo/apps/e2e/src' },
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [{ message: 'Error: the browser is gone' }],
    suites: [
      {
        specs: [spec('a bet is won', true)],
        suites: [{ specs: [spec('a bet is lost', false, 'Timeout 20000ms exceeded.')] }],
      },
    ],
  };
  expect(playwrightFailures(report, '/repo')).toEqual([
    { file: '', name: '', cause: 'Error: the browser is gone' },
    {
      ...{ file: 'apps/e2e/src/bets.e2e.ts', name: '[phone] a bet is lost' },
      cause: 'Timeout 20000ms exceeded.',
    },
  ]);
});
