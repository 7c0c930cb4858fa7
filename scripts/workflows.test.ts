import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  with?: { script?: string; name?: string; path?: string };
}
interface Job {
  if?: string;
  env?: Record<string, string>;
  strategy?: { matrix: { command: string[] } };
  steps: Step[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflow = (name: string) =>
  parse(readFileSync(join(ROOT, '.github/workflows', `${name}.yml`), 'utf8')) as Workflow;

test.each(['chromatic', 'nightly'])('the workflow %s may only read the repository', (name) => {
  expect(workflow(name).permissions).toEqual({ contents: 'read' });
});

test.each(['chromatic', 'nightly', 'visual-review'])(
  'the workflow %s pins each action to a commit',
  (name) => {
    const steps = Object.values(workflow(name).jobs).flatMap((job) => job.steps);
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  },
);

test('the visual review caches its pictures by commit', () => {
  const { steps } = workflow('visual-review').jobs['review'] ?? { steps: [] };
  const kept = steps.find(({ with: given }) => given?.name?.startsWith('visual-pictures-'));
  expect(kept).toMatchObject({
    if: expect.stringContaining("github.event_name == 'push'") as string,
    with: { name: 'visual-pictures-${{ github.sha }}' },
  });
  // The command stores its pictures in the folder that the workflow caches.
  const command = readFileSync(join(ROOT, 'packages/visual-review/src/main.ts'), 'utf8');
  expect(command).toContain("join(root, '.cache/visual')");
  expect(command).toContain("join(cache, 'pictures')");
  expect(kept?.with?.path).toBe('.cache/visual/pictures');
  const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(cache?.with?.path).toContain('.cache/visual/pictures');
});

describe('the status of the visual review', () => {
  const VERDICT =
    '6 pictures unchanged (6 not reached), 2 changed (0 accepted, 0 rejected, 2 open), 0 new, 0 removed, 0 not pictured.';
  const { steps } = workflow('visual-review').jobs['review'] ?? { steps: [] };
  const script = steps.find(({ name }) => name === 'Tell the result')?.with?.script ?? '';
  let home = process.cwd();
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'told-'));
    home = process.cwd();
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  /** Runs the script like actions/github-script, after a review with this log and exit code. */
  async function tell(code: string, log: string | undefined, mayWrite = true) {
    if (log !== undefined) writeFileSync(join(folder, 'visual.log'), log);
    let status: string | undefined;
    let failed: string | undefined;
    let body = '';
    const context = { repo: {}, sha: 'abc', payload: {} };
    const summary = { addRaw: (text: string) => ((body = text), { write: async () => undefined }) };
    const core = { summary, setFailed: (text: string) => (failed = text) };
    const createCommitStatus = async ({ state }: { state: string }) => (status = state);
    const github = { rest: { repos: { createCommitStatus } } };
    const env = { CODE: code, REPORT: '', MAY_WRITE: String(mayWrite) };
    const run = new Function(
      ...['require', 'process', 'context', 'core', 'github'],
      `return (async () => {${script}})()`,
    ) as (...globals: unknown[]) => Promise<void>;
    // The log is in the working folder of the job.
    const require = createRequire(import.meta.url);
    process.chdir(folder);
    await run(require, { env }, context, core, github);
    return { status, failed, body };
  }

  test('is green if no decisions are open', async () => {
    expect(await tell('0', VERDICT)).toMatchObject({ status: 'success', failed: undefined });
  });

  test('is red if decisions are open, and the job fails only if it cannot write a status', async () => {
    const told = await tell('1', `  Button: 2 open pictures\n${VERDICT}`);
    expect(told).toMatchObject({ status: 'failure', failed: undefined });
    expect(told.body).toContain('- Button: 2 open pictures');
    expect(await tell('1', VERDICT, false)).toMatchObject({ status: undefined, failed: VERDICT });
  });

  test.each([
    ['crashed before its verdict', '1', 'main: taking 40 pictures\n'],
    ['never began', '', undefined],
    ['crashed after its verdict', '3', VERDICT],
    ['got invalid arguments', '2', ''],
  ])('is an error and fails the job if the review %s', async (_, code, log) => {
    const { status, failed, body } = await tell(code, log);
    expect(status).toBe('error');
    expect(failed).toBe('The review broke off: see its log.');
    expect(body).toContain('broke off');
  });
});

test('an aborted command has its own exit code', () => {
  const source = join(ROOT, 'packages/command-line/src/command.ts');
  const text = `import(${JSON.stringify(source)}).then(({ runCommand }) => runCommand(() => { throw new TypeError('broken'); }))`;
  const run = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), ['-e', text], { encoding: 'utf8' });
  expect(run.status).toBe(3);
  expect(run.stderr).toContain('TypeError: broken');
});

test('Chromatic does nothing and passes without its secret', () => {
  const { env = {}, steps, ...job } = workflow('chromatic').jobs['chromatic'] ?? { steps: [] };
  expect(env).toEqual({ CHROMATIC_PROJECT_TOKEN: '${{ secrets.CHROMATIC_PROJECT_TOKEN }}' });
  // GitHub rejects a workflow that reads secrets in the `if` of a job.
  expect(job.if ?? '').not.toContain('secrets');
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step.if).toBe("env.CHROMATIC_PROJECT_TOKEN != ''");
});

test('every command of the nightly workflow exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const { command = [] } = workflow('nightly').jobs['proofs']?.strategy?.matrix ?? {};
  const named = command.map((each) => each.split(' ')[0] ?? '');
  expect(named).toEqual(['proofs', 'chaos', 'clocks']);
  for (const name of named) expect(scripts).toHaveProperty(name);
});
