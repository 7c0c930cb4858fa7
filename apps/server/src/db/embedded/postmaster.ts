import { spawnSync } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kill } from 'node:process';

/** A running PostgreSQL, as its pid file describes it. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Whether this process is a PostgreSQL server of this cluster: a pid may have been given to another. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const workingFolder = await realpath(`/proc/${pid}/cwd`).catch(() => undefined);
  // A postmaster works inside its data folder. Without /proc its command line has to do.
  if (workingFolder !== undefined) return workingFolder === (await realpath(cluster));
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').includes(cluster);
}

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch (error) {
    // Not permitted to signal it, so it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The PostgreSQL that serves this cluster now, if any: also one whose server process was killed.
 * A pid file whose pid now belongs to some other program is removed, for PostgreSQL would refuse
 * to start because of it; any other stale pid file is PostgreSQL's own business.
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
