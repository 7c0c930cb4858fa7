import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../src/testing/serverProcess';
import { hasCommit, unpack } from '../src/testing/previousRelease';
import { betRequests, type BetTarget } from './site';

/** Commit whose bets are measured in turn with those of this checkout. */
export const PINNED = 'b02c4397a2000c53171f06cdece510f26d89e9e5';

const PROGRAM = 'pinnedSite.ts';
const SOURCE = fileURLToPath(new URL(PROGRAM, import.meta.url));
const TOKEN = /Authorization: Bearer (\S+)/;

export interface PinnedTarget extends BetTarget {
  close: () => Promise<void>;
}

interface Opened {
  port: number;
  pid: number;
  requests: readonly string[];
}

/**
 * Opens a server of the commit, with the packages installed in this checkout.
 *
 * @returns undefined if the history of this checkout does not reach back to the commit
 */
export async function openPinned(url: string, commit: string): Promise<PinnedTarget | undefined> {
  if (!(await hasCommit(commit))) return undefined;
  const folder = await unpack(commit);
  const server = join(folder.path, 'apps/server');
  await copyFile(SOURCE, join(server, 'bench', PROGRAM));
  const child = spawn(process.execPath, ['--import', 'tsx', join('bench', PROGRAM), url], {
    cwd: server,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const opened = await until(() => {
    if (child.exitCode !== null) throw new Error(`The server of ${commit} did not start.`);
    return output.endsWith('\n') ? (JSON.parse(output) as Opened) : undefined;
  });
  const tokens = opened.requests.flatMap((request) => TOKEN.exec(request)?.[1] ?? []);
  return {
    server: opened,
    tokens,
    bets: betRequests(tokens),
    close: async () => {
      child.stdin.end();
      await ended;
      await folder.remove();
    },
  };
}
