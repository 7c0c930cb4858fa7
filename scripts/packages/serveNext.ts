import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../packages/testing/src/freePort.ts';

/**
 * @param folder folder in which Next is installed; the site is in its `next` subfolder
 * @throws Error if the server ends before it answers
 */
export async function serveNext(folder: string): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', 'next', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(server, 'exit').then(() => {
    throw new Error('The server of Next ended before it answered: see above.');
  });
  const answers = async (): Promise<void> => {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
    await answers();
  };
  await Promise.race([answers(), ended]);
  // From this point on, the server is expected to end.
  ended.catch(() => {});
  return { url, close: () => void server.kill() };
}
