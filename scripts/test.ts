/**
 * Runs every suite and ends with one line, `N passed, N failed`. A suite's name as argument runs
 * that suite alone: `npm test -- unit`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { report, reports, root, SUITES, type Count, type Suite } from './suites.ts';

interface Result extends Count {
  name: string;
  seconds: number;
}

/** Runs a suite's command; what one says that runs beside others is printed once it has ended. */
async function run({ name, command, folder = '', readsSources }: Suite): Promise<number> {
  const [program = '', ...args] = command;
  const heading = `\n── ${name}`;
  if (!readsSources) console.log(heading);
  const child = spawn(`${root}node_modules/.bin/${program}`, args, {
    cwd: `${root}${folder}`,
    stdio: readsSources ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), FORCE_COLOR: '0' },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  if (child.stdout && child.stderr) {
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    console.log([heading, ...said.map((words) => words.trim()).filter(Boolean)].join('\n'));
  }
  const [status] = await ended;
  return status ?? 1;
}

function countOf({ name, count }: Suite, status: number): Count {
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report(name))) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')) as never);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

async function runSuite(suite: Suite): Promise<Result> {
  const start = performance.now();
  const status = await run(suite);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: suite.name, seconds, ...countOf(suite, status) };
}

/** Runs suites in order, so many at a time. */
async function runAll(suites: readonly Suite[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  const queue = suites.entries();
  const work = async () => {
    for (const [index, suite] of queue) results[index] = await runSuite(suite);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
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
const results = [
  ...(await runAll(
    chosen.filter(({ readsSources }) => readsSources),
    availableParallelism(),
  )),
  ...(await runAll(
    chosen.filter(({ readsSources }) => !readsSources),
    1,
  )),
];

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
