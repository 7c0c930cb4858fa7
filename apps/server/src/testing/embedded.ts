import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { raw } from 'sql-template-tag';
import { openDatabase } from '../db/database';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { copyOf, emptyFolder } from './folders';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection string of the suite's PostgreSQL, in which each test file creates its own
     * database.
     */
    postgresUrl: string;
    /** Data folder with an unused cluster to copy, because creating one is slower. */
    freshData: string;
    /** Folder of the rendered brand pictures, shared by all test files. */
    picturesDir: string;
  }
}

/**
 * Makes a PostgreSQL commit without waiting for the disk, which all suites share. Only a power cut
 * could lose this temporary data.
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
 * Starts the suite's PostgreSQL. With TEST_DATABASE_URL, the suite uses that PostgreSQL instead,
 * for example another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fresh = await emptyFolder();
  await (await startEmbedded({ dataDir: fresh.path })).stop();
  project.provide('freshData', fresh.path);
  // The pictures are in the cluster's folder, so that servers with a copy also have them.
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
