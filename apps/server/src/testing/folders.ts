import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface TestFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * Creates an empty folder that every user may enter. If tests run as root, the database runs as
 * another user.
 */
export async function emptyFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'server-test-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Copies a folder with its owners, which Node's own copy function would not preserve. */
export async function copyOf(source: string): Promise<TestFolder> {
  const folder = await emptyFolder();
  await promisify(execFile)('cp', ['-a', `${source}/.`, folder.path]);
  return folder;
}
