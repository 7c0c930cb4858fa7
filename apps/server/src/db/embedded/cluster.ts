import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ifAbsent } from './absent';
import type { Binaries } from './binaries';
import type { Home } from './home';
import { findPostmaster } from './postmaster';

export const ROLE = 'platform';

/**
 * Creates the cluster unless it exists. The cluster is renamed when complete, so that an
 * interrupted or concurrent start leaves a complete cluster or none.
 *
 * @throws if the cluster belongs to another major version of PostgreSQL
 */
export async function ensureCluster(binaries: Binaries, home: Home): Promise<void> {
  const existing = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(ifAbsent);
  if (existing !== undefined) return requireVersion(existing.trim(), binaries, home);

  const draft = `${home.cluster}.${randomBytes(4).toString('hex')}`;
  const { ok, output } = binaries.run('initdb', [
    ...['--pgdata', draft, '--username', ROLE, '--pwfile', home.passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'],
  ]);
  if (!ok) throw new Error(`The embedded database could not be created in ${draft}: ${output}`);
  try {
    await rename(draft, home.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

function requireVersion(found: string, { version }: Binaries, { cluster }: Home): void {
  if (version.split('.', 1)[0] === found) return;
  throw new Error(
    `The data in ${cluster} was written by PostgreSQL ${found}, and this version of the server ` +
      `brings ${version}. Dump it with the version that wrote it and restore it here, or set ` +
      'DATA_DIR to a new folder.',
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const settings = (port: number) => `# Written at every start of the server; changes here are lost.
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 300
timezone = 'UTC'
log_timezone = 'UTC'
`;

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only this process, which then shuts
 * the database down.
 *
 * @returns the output of PostgreSQL if it did not start
 */
export async function startPostmaster(
  binaries: Binaries,
  home: Home,
): Promise<{ ok: boolean; output: string }> {
  await writeFile(join(home.cluster, 'postgresql.conf'), settings(await freePort()));
  return binaries.run('pg_ctl', ['start', '-w', '-s', '-D', home.cluster, '-l', home.log]);
}

export async function stopPostmaster(binaries: Binaries, home: Home): Promise<void> {
  if ((await findPostmaster(home.cluster)) === undefined) return;
  const { ok, output } = binaries.run('pg_ctl', [
    'stop',
    '-w',
    '-s',
    '-m',
    'fast',
    '-D',
    home.cluster,
  ]);
  if (!ok) throw new Error(`The embedded database did not stop: ${output}`);
}
