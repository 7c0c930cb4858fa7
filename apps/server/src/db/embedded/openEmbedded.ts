import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists, ifAbsent } from './absent';
import { ROLE } from './cluster';
import { existingCluster } from './home';
import { findPostmaster } from './postmaster';
import { startEmbedded } from './startEmbedded';

/** The embedded database, for a command beside the server. */
export interface OpenedDatabase {
  url: string;
  /** Leaves everything as it was found: running, or stopped. */
  close(): Promise<void>;
}

/**
 * Finds the embedded database of a data folder: the one the server runs, or one of its own when no
 * server runs.
 *
 * @throws when there is none; no folder is made
 */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const folder = await realpath(dataDir).catch(ifAbsent);
  const cluster = folder && (await existingCluster(folder));
  if (cluster === undefined || !(await exists(cluster))) {
    throw new Error(
      `There is no database in ${dataDir}. Start the server once, or set DATA_DIR to the folder it uses.`,
    );
  }
  const running = await findPostmaster(cluster);
  if (running === undefined) {
    const { url, stop } = await startEmbedded({ dataDir });
    return { url, close: stop };
  }
  const password = (await readFile(join(dirname(cluster), 'password'), 'utf8')).trim();
  const url = `postgres://${ROLE}:${password}@127.0.0.1:${running.port}/postgres`;
  return { url, close: async () => undefined };
}
