import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Type of a file system in memory, as `statfs` reports it. */
const TMPFS = 0x01021994;
/** Minimum free memory, in bytes. The suites need almost 2 GB. */
const ENOUGH = 8 * 1024 ** 3;
const NAME = /^platform-tests-(\d+)$/;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && bavail * bsize >= ENOUGH && freemem() >= ENOUGH;
}

/** Removes folders of killed runs, which would fill the memory. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Keeps temporary files of this process and its children in memory, if there is enough memory and TMPDIR is
 * not set. A suite creates about 200 databases of 650 files each. Creating and dropping one takes
 * seconds on a busy ext4, and a third of a second in memory.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  removeLeftovers(MEMORY);
  const folder = join(MEMORY, `platform-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // A database that root starts runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
