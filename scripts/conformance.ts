/**
 * Writes docs/conformance.md: the tests of each numbered statement of the specification, and whether they
 * passed in the last `npm test`. Test titles carry the ids of statements. CI runs this command after the
 * tests; the page is not committed. Fails if a statement has no test, or a test that did not pass.
 *
 *   npm test && npm run conformance
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { partition, uniq } from 'es-toolkit';
import type { JsonTestResults } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Statement {
  id: string;
  statement: string;
  /** Deviation of the product from the statement. */
  decision: string;
}

interface Test {
  title: string;
  /** Screen of a journey; undefined for other tests. */
  screen?: string;
  passed: boolean;
}

function readStatements(): Statement[] {
  const [, ...rows] = readFileSync(`${root}docs/conformance.tsv`, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', , statement = '', decision = ''] = row.split('\t');
    return { id, statement, decision };
  });
}

const jestTests = ({ testResults }: JsonTestResults): Test[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName.trim(),
      passed: status === 'passed',
    })),
  );

const playwrightTests = ({ title, specs, suites = [] }: JSONReportSuite, above = ''): Test[] => {
  const within = `${above}${title} `;
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        title: within + spec.title,
        screen: projectName,
        // Counts a test that needed a retry as failed.
        passed: status === 'expected',
      })),
    ),
    ...suites.flatMap((suite) => playwrightTests(suite, within)),
  ];
};

const REPORTS: Record<string, (report: never) => Test[]> = {
  unit: jestTests,
  stories: jestTests,
  e2e: ({ suites }: JSONReport) => suites.flatMap((suite) => playwrightTests(suite)),
};

const statements = readStatements();
const tests = Object.entries(REPORTS).flatMap(([suite, read]) =>
  read(JSON.parse(readFileSync(`${root}.cache/reports/${suite}.json`, 'utf8')) as never),
);
const proofs = statements.map((statement) => ({
  ...statement,
  tests: tests.filter(({ title }) => title.includes(`[${statement.id}]`)),
}));

const isProven = ({ tests: own }: (typeof proofs)[number]) =>
  own.length > 0 && own.every(({ passed }) => passed);
const open = proofs.filter((proof) => !isProven(proof));

const isJourney = ({ screen }: Test) => screen !== undefined;
const byJourneys = proofs.filter(({ tests: own }) => own.some(isJourney));
const summary = `${proofs.length - open.length} of ${proofs.length} statements are tagged and passed, ${byJourneys.length} of them end to end.`;

const cell = (text: string) => text.replaceAll('|', '\\|');
const withoutIds = (title: string) => title.replaceAll(/\[[A-Z]+-\d+\] /g, '');
/** Returns the titles for the table, journeys first. */
const titlesOf = (own: readonly Test[]) => {
  const titles = partition(own, isJourney)
    .flat()
    .map(({ title }) => cell(withoutIds(title)));
  return uniq(titles).join('<br>');
};
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

writeFileSync(
  `${root}docs/conformance.md`,
  [
    '# Conformance',
    '',
    `Every statement of the specification and the tests that carry its id. Written by \`npm run conformance\` from an \`npm test\` at ${commit}; docs/conformance.tsv holds the statements. The table shows which tests carry an id and pass; whether they prove the whole statement is for the reader to judge.`,
    '',
    summary,
    '',
    '| id | statement | decision | tagged and passed | end to end | tests |',
    '| --- | --- | --- | --- | --- | --- |',
    ...proofs.map(
      (proof) =>
        `| ${proof.id} | ${cell(proof.statement)} | ${cell(proof.decision)} | ${isProven(proof) ? 'yes' : 'no'} | ${proof.tests.some(isJourney) ? 'yes' : ''} | ${titlesOf(proof.tests)} |`,
    ),
    '',
  ].join('\n'),
);

console.log(`\n${summary} Tested at ${commit}.`);
if (open.length > 0) {
  console.error(`Statements without a passing test: ${open.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
