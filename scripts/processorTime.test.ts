import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { secondsIn, timed, TIMES_FD } from './processorTime.ts';

test('adds user and system time of the shell and of its children', () => {
  expect(secondsIn('0m0.01s 0m0.02s\n1m2.50s 0m0.47s\n')).toBeCloseTo(63, 6);
  expect(secondsIn('')).toBe(0);
});

/** Runs a timed command of Node, and returns its exit code, output and processor time. */
async function run(code: string, lowPriority = false) {
  const [program, args] = timed(process.execPath, ['-e', code], lowPriority);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  const ended = once(child, 'close') as Promise<[number]>;
  const [output, times] = await Promise.all(
    [1, TIMES_FD].map((fd) => text(child.stdio[fd] as Readable)),
  );
  const [status] = await ended;
  return { status, output, seconds: secondsIn(times ?? '') };
}

test('counts processes that the command starts, and keeps its exit code', async () => {
  const busy =
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  const start = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(7);`;
  const { status, seconds } = await run(start);
  expect(status).toBe(7);
  expect(seconds).toBeGreaterThan(0.3);
});

test('lowers the priority from the first instruction on', async () => {
  const { output } = await run('process.stdout.write(String(os.getPriority()))', true);
  expect(output).toBe('19');
});
