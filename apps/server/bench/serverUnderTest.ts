import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schedules } from '../src/draw/schedule';
import { JWT_SECRET } from '../src/testing/app';
import { bundleServer } from '../src/testing/fastBundle';
import { emptyFolder } from '../src/testing/folders';
import { partOf, until } from '../src/testing/serverProcess';

export interface ServerUnderTest {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** High rate limit instead of none, so that the server still counts requests. */
const NO_LIMIT = '1000000';

/**
 * Node options from docs/operating.md: nearly all memory of a request is garbage once the request
 * ends.
 */
const NODE_OPTIONS = '--max-semi-space-size=32';

/** Starts the server with production settings, higher rate limits, and a request log in a file. */
export async function startServer(
  databaseUrl: string,
  schedules: Schedules,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerUnderTest> {
  const program = await bundleServer('bench/pacedServer.ts');
  const folder = await emptyFolder();
  const log = join(folder.path, 'server.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [program], {
    env: {
      SCHEDULES: JSON.stringify(schedules),
      DATABASE_URL: databaseUrl,
      JWT_SECRET,
      PORT: '0',
      HOST: '127.0.0.1',
      BEACON: 'local',
      BRAND_ORIGINS: 'http://*.localhost:*, https://*.example',
      DATA_DIR: folder.path,
      ADDRESS_RATE: NO_LIMIT,
      MEMBER_RATE: NO_LIMIT,
      NODE_OPTIONS,
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'close');
  const port = await until(async () => {
    const text = await readFile(log, 'utf8');
    if (child.exitCode !== null) throw new Error(`The server ended: ${text}`);
    return text.includes('Stop it with') ? /http:\/\/\S+:(\d+)/.exec(text)?.[1] : undefined;
  });
  return {
    port: Number(port),
    pid: partOf(child.pid ?? 0, 'web') ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}
