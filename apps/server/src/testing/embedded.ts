import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { copyOf, emptyFolder } from './folders';

declare module 'vitest' {
  interface ProvidedContext {
    /** The suite's own PostgreSQL; each test file makes a database of its own in it. */
    postgresUrl: string;
    /** A data folder with a cluster that nothing was written to, to be copied: creating one takes longer. */
    freshData: string;
  }
}

/**
 * Starts one PostgreSQL for the whole suite, on a folder that goes when the suite ends. With
 * TEST_DATABASE_URL the suite runs on that PostgreSQL instead, to try another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fresh = await emptyFolder();
  await (await startEmbedded({ dataDir: fresh.path })).stop();
  project.provide('freshData', fresh.path);

  const own = await copyOf(fresh.path);
  const embedded = await startEmbedded({ dataDir: own.path });
  project.provide('postgresUrl', process.env['TEST_DATABASE_URL'] || embedded.url);
  return async () => {
    await embedded.stop();
    await own.remove();
    await fresh.remove();
  };
}
