import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ProcessTree } from './processTree.ts';

const busy = (seconds: number) =>
  `const end = process.cpuUsage().user + ${seconds * 1e6}; while (process.cpuUsage().user < end);`;

const WAITING = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(0.6))}])`;

const LEAVING = `
  const options = { detached: true, stdio: 'ignore' };
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy(2.5))}], options).unref();
`;

test('counts processes that outlive their command, and no others', async () => {
  const [tree, other] = [new ProcessTree(), new ProcessTree()];
  const child = spawn(process.execPath, ['-e', LEAVING], { env: { ...process.env, ...tree.env } });
  await once(child, 'close');
  let seconds = 0;
  // A busy machine needs more time.
  for (const last = Date.now() + 60_000; seconds < 1 && Date.now() < last;) {
    await delay(250);
    seconds = tree.seconds();
  }
  tree.stop();
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThan(4);
  expect(other.stop()).toBe(0);
});

test('counts processes for which the command waits', async () => {
  const tree = new ProcessTree();
  const env = { ...process.env, ...tree.env };
  await once(spawn(process.execPath, ['-e', WAITING], { env }), 'close');
  expect(tree.stop()).toBeGreaterThan(0.3);
});
