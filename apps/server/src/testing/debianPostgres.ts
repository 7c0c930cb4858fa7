import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { binariesIn, type Binaries } from '../db/embedded/binaries';
import { ensureCluster, ROLE, startPostmaster, stopPostmaster } from '../db/embedded/cluster';
import { prepareHome, type Home } from '../db/embedded/home';
import { findOwner, type Owner } from '../db/embedded/owner';
import { findPostmaster } from '../db/embedded/postmaster';
import { installPackage } from '../../../../packages/testing/src/debianPackage';
import { emptyFolder } from './folders';

export const FOLDER = '/usr/lib/postgresql/15';
const PACKAGE = 'postgresql-15';
/** Keeps the package from creating its own cluster. */
const CLUSTER_CONFIG = '/etc/postgresql-common/createcluster.conf';

const HOW_TO =
  `The race-and-crash suite runs on Debian's PostgreSQL 15, which is not in ${FOLDER}. ` +
  `Install it with 'sudo apt-get install ${PACKAGE}'; as root on Debian the suite does so itself.`;

async function makeNoCluster(): Promise<void> {
  if (existsSync(CLUSTER_CONFIG)) return;
  await mkdir('/etc/postgresql-common', { recursive: true });
  await writeFile(CLUSTER_CONFIG, 'create_main_cluster = false\n');
}

async function programs(owner: Owner | undefined): Promise<Binaries> {
  if (!existsSync(FOLDER)) await installPackage(PACKAGE, HOW_TO, makeNoCluster);
  const binaries = binariesIn(FOLDER, owner);
  if ('failure' in binaries) throw new Error(`${HOW_TO}\n${binaries.failure}`);
  return binaries;
}

export interface DebianPostgres {
  url: string;
  version: string;
  home: Home;
  /** User of the cluster; undefined for the user of this process. */
  owner: Owner | undefined;
  restart(): Promise<string>;
  /** Stops the cluster abruptly, like a crash of the machine. */
  crash(): void;
  stop(): Promise<void>;
}

/**
 * Starts a cluster of Debian's PostgreSQL 15 as an ordinary user, on a free port and in a temporary
 * folder.
 */
export async function startDebianPostgres(
  settings: (home: Home) => string = () => '',
): Promise<DebianPostgres> {
  const folder = await emptyFolder();
  const owner = await findOwner('');
  const binaries = await programs(owner);
  const home = await prepareHome(folder.path, owner, '/var/lib/platform');
  await ensureCluster(binaries, home);
  await appendFile(join(home.cluster, 'postgresql.auto.conf'), settings(home));
  const restart = async () => {
    const { ok, output } = await startPostmaster(binaries, home);
    const running = await findPostmaster(home.cluster);
    if (!ok || running === undefined) throw new Error(`PostgreSQL 15 did not start: ${output}`);
    const password = (await readFile(home.passwordFile, 'utf8')).trim();
    return `postgres://${ROLE}:${password}@127.0.0.1:${running.port}/postgres`;
  };
  return {
    url: await restart(),
    version: binaries.version,
    home,
    owner,
    restart,
    crash: () => {
      binaries.run('pg_ctl', ['stop', '-s', '-m', 'immediate', '-D', home.cluster]);
    },
    stop: async () => {
      await stopPostmaster(binaries, home);
      await folder.remove();
    },
  };
}
