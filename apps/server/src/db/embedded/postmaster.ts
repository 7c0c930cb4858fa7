import { spawnSync } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kill } from 'node:process';

export interface Postmaster {
  pid: number;
  port: number;
}

/** Returns true if a process serves the cluster. The system may have reused the pid. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const workingFolder = await realpath(`/proc/${pid}/cwd`).catch(() => undefined);
  // A postmaster runs in its data folder. Without /proc, check its command line.
  if (workingFolder !== undefined) return workingFolder === (await realpath(cluster));
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').includes(cluster);
}

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a pid file whose pid belongs to another program, because PostgreSQL would refuse to
 * start. PostgreSQL handles other stale pid files.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (await serves(pid, cluster)) return { pid, port };
  await rm(file, { force: true });
  return undefined;
}
