import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { kill } from 'node:process';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '../testing/fastBundle';
import type { Orders } from '../testing/childProgram';
import { until } from '../testing/serverProcess';
import { Children } from './children';

let module: string;
let children: Children;
let lines: string[];

beforeAll(async () => {
  module = await bundleServer('src/testing/childProgram.ts');
});
afterEach(() => children.stop());

function open(timing: { restMs?: number; longestRestMs?: number } = {}) {
  lines = [];
  children = new Children({ log: (line) => lines.push(line), ...timing });
}

const start = (name: string, handover: Orders = {}) =>
  children.start({ name, module, handover, env: { VISIBLE: 'yes' } });

const isAlive = (pid: number): boolean => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = (name: string): number => children.pidOf(name) ?? 0;

test('passes secrets to a process outside its environment and arguments', async () => {
  open();
  const secret = 'a-secret-of-the-draw';
  expect(await start('draw', { secret })).toMatchObject({
    orders: { secret },
    environment: { VISIBLE: 'yes' },
  });
  for (const file of ['environ', 'cmdline']) {
    expect(readFileSync(`/proc/${pidOf('draw')}/${file}`, 'utf8')).not.toContain(secret);
  }
});

test('restarts a killed process with its settings, after pauses that double', async () => {
  open({ restMs: 1, longestRestMs: 3 });
  await start('draw', { secret: 'kept' });
  await start('web');
  const web = pidOf('web');
  for (const starts of [1, 2, 3]) {
    kill(pidOf('draw'), 'SIGKILL');
    await until(() => lines.length === 2 * starts || undefined);
  }
  expect(lines.map((line) => line.replace(/\d+\)/, 'PID)'))).toEqual(
    [1, 2, 3].flatMap((rest) => [
      `The process 'draw' (PID) ended: SIGKILL. It starts again in ${rest} ms.`,
      "The process 'draw' (PID) runs again.",
    ]),
  );
  expect(pidOf('web')).toBe(web);
});

test('reports a process that ends before it is ready, and does not restart it', async () => {
  open({ restMs: 1 });
  await expect(start('draw', { isBroken: true })).rejects.toThrow(
    "The process 'draw' ended before it was ready (exit code 1).",
  );
  expect(isAlive(pidOf('draw'))).toBe(false);
  expect(lines).toEqual([]);
});

test('stops all processes without restarting them', async () => {
  open({ restMs: 1 });
  await start('web');
  await start('draw');
  const pids = ['web', 'draw'].map(pidOf);
  await children.stop();
  expect(pids.map(isAlive)).toEqual([false, false]);
  expect(lines).toEqual([]);
});

test('a process ends when its parent process is killed', async () => {
  open();
  const parent = spawn(process.execPath, [module], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(output.toString('utf8'));
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  // The pipe closes once neither process has it open.
  await once(parent, 'close');
  await until(() => !isAlive(child) || undefined);
});
