import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded/startEmbedded';

declare module 'vitest' {
  interface ProvidedContext {
    /** The suite's own PostgreSQL; each test file makes a database of its own in it. */
    postgresUrl: string;
  }
}

/**
 * Starts one PostgreSQL for the whole suite, on a folder that goes when the suite ends. With
 * TEST_DATABASE_URL the suite runs on that PostgreSQL instead, to try another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const existing = process.env['TEST_DATABASE_URL'];
  if (existing) {
    project.provide('postgresUrl', existing);
    return async () => undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'server-test-'));
  // Run as root, the database's own user must be able to enter it.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir });
  project.provide('postgresUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
