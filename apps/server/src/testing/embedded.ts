import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { raw } from 'sql-template-tag';
import { openDatabase } from '../db/database';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { copyOf, emptyFolder } from './folders';

declare module 'vitest' {
  interface ProvidedContext {
    /** The suite's own PostgreSQL; each test file makes a database of its own in it. */
    postgresUrl: string;
    /** A data folder with a cluster that nothing was written to, to be copied: creating one takes longer. */
    freshData: string;
    /** Where the pictures of brands are kept that apps of all test files have rendered. */
    picturesDir: string;
  }
}

/**
 * Lets a PostgreSQL write without waiting for the disk, on which all suites wait for each other. What
 * only a power cut would lose is thrown away anyway.
 */
async function waitForNoDisk(url: string): Promise<void> {
  const postgres = openDatabase({ url, connections: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await postgres.query(raw(`alter system set ${setting} = off`));
  }
  await postgres.query(raw('select pg_reload_conf()'));
  await postgres.close();
}

/**
 * Starts one PostgreSQL for the whole suite, on a folder that goes when the suite ends. With
 * TEST_DATABASE_URL the suite runs on that PostgreSQL instead, to try another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fresh = await emptyFolder();
  await (await startEmbedded({ dataDir: fresh.path })).stop();
  project.provide('freshData', fresh.path);
  // In it, so that servers which begin with a copy find what others have rendered.
  project.provide('picturesDir', join(fresh.path, 'pictures'));

  const own = await copyOf(fresh.path);
  const embedded = await startEmbedded({ dataDir: own.path });
  await waitForNoDisk(embedded.url);
  project.provide('postgresUrl', process.env['TEST_DATABASE_URL'] || embedded.url);
  return async () => {
    await embedded.stop();
    await own.remove();
    await fresh.remove();
  };
}
