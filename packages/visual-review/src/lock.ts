import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { InputError } from '@platform/command-line';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs `work` while holding a lock. Throws an `InputError` if another process holds the lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) {
      throw new InputError(`A visual review is under way already (process ${owner}): wait for it.`);
    }
    // Removes a stale lock, whose process has ended.
    rmSync(file);
    take();
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
