import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists, ifAbsent } from './absent';
import { ROLE } from './cluster';
import { existingCluster } from './home';
import { findPostmaster } from './postmaster';
import { startEmbedded } from './startEmbedded';

export interface OpenedDatabase {
  url: string;
  /** Stops the database if this command started it. */
  close(): Promise<void>;
}

/** @throws if there is no database; no folder is created */
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
