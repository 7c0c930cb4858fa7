import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from './freePort.ts';
import { installPackage } from './debianPackage.ts';

/**
 * Path of a program in the package. Unlike the package `redis-server`, this one starts no server.
 */
const PROGRAM = '/usr/bin/redis-check-rdb';
const PACKAGE = 'redis-tools';
const HOW_TO =
  `The tests of REDIS_URL need Redis, and ${PROGRAM} does not exist. ` +
  `Install it with 'sudo apt-get install ${PACKAGE}'; as root on Debian the tests do so themselves.`;

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a Redis server without persistence, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  if (!existsSync(PROGRAM)) await installPackage(PACKAGE, HOW_TO);
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', '/tmp'];
    server = spawn(PROGRAM, args, {
      argv0: 'redis-server',
      stdio: ['ignore', 'pipe', 'inherit'],
      // With a preloaded clock (scripts/clocks.ts), Redis would not start: its allocator reads the
      // time.
      env: { ...process.env, LD_PRELOAD: '' },
    });
    let said = '';
    for await (const text of server.stdout ?? []) {
      said += String(text);
      if (said.includes('Ready to accept connections')) break;
    }
    if (server.exitCode !== null) throw new Error(`Redis did not start: ${said}`);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    stop: async () => {
      if (server?.exitCode !== null || server === undefined) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
