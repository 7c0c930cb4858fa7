import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Failure {
  file: string;
  /** Full name of the test; empty if the file could not be loaded. */
  name: string;
  cause: string;
}

const CAUSE_LINES = 12;

/** Returns the first lines that are not empty, without colours. */
export const causeIn = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, CAUSE_LINES)
    .join('\n');

/** Names a time-out, for which Vitest's report has only a placeholder and a position. */
const named = (message: string): string =>
  message.replace(/^Error: STACK_TRACE_ERROR/, 'It took too long.');

export const jestFailures = (report: JsonTestResults, root: string): Failure[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) {
      const cause = causeIn(message) || 'Setup or teardown failed; see the output above.';
      return [{ file, name: '', cause }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      cause: causeIn(failureMessages?.map(named).join('\n') ?? ''),
    }));
  });

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Counts a test that needed a retry as failed. */
export const playwrightFailures = (report: JSONReport, root: string): Failure[] => [
  ...report.errors.map(({ message = '' }) => ({ file: '', name: '', cause: causeIn(message) })),
  ...report.suites.flatMap(specsIn).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: relative(root, `${report.config.rootDir}/${file}`),
        name: `[${projectName}] ${title}`,
        cause: causeIn(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  ),
];

export const titleOf = ({ file, name }: Failure): string =>
  [file, name].filter(Boolean).join(' › ');

export const failureText = (failure: Failure): string =>
  [`  ${titleOf(failure)}`, ...failure.cause.split('\n').map((line) => `    ${line}`)]
    .filter((line) => line.trim() !== '')
    .join('\n');
