import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { dirname, join } from 'node:path';
import { kill } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../packages/testing/src/freePort';
import { findOwner, type Owner } from '../db/embedded/owner';
import { emptyFolder, type TestFolder } from './folders';
import { until } from './serverProcess';

const TEMPLATES = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url));
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
};
const ADDRESS = '127.0.0.1';
const NAMES = ['node1', 'node2', 'node3'] as const;
/** Machine with HAProxy, PgBouncer and the servers. */
const FRONT = 'front';
const PASSWORD = 'of-the-cluster';

export function missingPackages(): string | undefined {
  const all = Object.values(PROGRAMS).every((program) => existsSync(program));
  return all
    ? undefined
    : 'The cluster runs on Debian’s packages: apt-get install --no-install-recommends ' +
        'postgresql-15 patroni python3-etcd python3-idna etcd-server haproxy pgbouncer';
}

/** Fills in the values of a template. Throws if a value is missing. */
async function filled(name: string, values: Readonly<Record<string, string | number>>) {
  const template = await readFile(join(TEMPLATES, name), 'utf8');
  // The `${...}` in the comments of the templates does not match and stays unchanged.
  return template.replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`deploy/cluster/${name} has an unknown \${${key}}.`);
    return String(value);
  });
}

interface Node {
  name: string;
  data: string;
  config: string;
  restPort: number;
  postgresPort: number;
  patroni: ChildProcess | undefined;
}

/**
 * Cluster of three database nodes. All processes run on this machine, with the files in
 * `deploy/cluster`.
 */
export class ClusterOfThree {
  readonly #processes: ChildProcess[] = [];
  readonly #nodes: Node[] = [];
  readonly #folder: TestFolder;
  readonly #owner: Owner | undefined;
  #primaryPort = 0;
  #bouncerPort = 0;
  #etcdPorts: number[] = [];
  #agent = new Agent();
  output = '';

  private constructor(folder: TestFolder, owner: Owner | undefined) {
    this.#folder = folder;
    this.#owner = owner;
  }

  /** Resolves once there are a primary and a synchronous standby. */
  static async start(): Promise<ClusterOfThree> {
    const missing = missingPackages();
    if (missing !== undefined) throw new Error(missing);
    const cluster = new ClusterOfThree(await emptyFolder(), await findOwner(''));
    try {
      await cluster.#folderOf('tls');
      for (const name of [...NAMES, FRONT]) cluster.#certify(name);
      cluster.#agent = await cluster.#agentOf(FRONT);
      const etcd = await cluster.#startEtcd();
      for (const name of NAMES) await cluster.#addNode(name, etcd);
      await cluster.#startFront();
      await cluster.healed();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw new Error(`${(error as Error).message}\n${cluster.output.slice(-4_000)}`, {
        cause: error,
      });
    }
  }

  /** Connection string of the primary as superuser, through HAProxy without PgBouncer. */
  get url(): string {
    const tls = `sslmode=verify-full&sslrootcert=${this.#certificate('ca')}`;
    return `postgres://postgres:${PASSWORD}@${ADDRESS}:${this.#primaryPort}/postgres?${tls}`;
  }

  /** Returns the connection string of a database through PgBouncer, for a login of `allow`. */
  bouncerUrl(database: string, login: string): string {
    return `postgres://${login}:${PASSWORD}@${ADDRESS}:${this.#bouncerPort}/${database}`;
  }

  readonly password = PASSWORD;

  primary(): Promise<string> {
    return until(async () => (await this.#inRole('/primary'))[0]);
  }

  /** Resolves once one node leads and the other two follow, at least one of them synchronously. */
  async healed(): Promise<void> {
    await until(async () => {
      const [primary, inStep, replicas] = await Promise.all([
        this.#inRole('/primary'),
        this.#inRole('/synchronous'),
        this.#inRole('/replica'),
      ]);
      return (primary.length === 1 && inStep.length >= 1 && replicas.length === 2) || undefined;
    });
  }

  async kill(name: string): Promise<void> {
    const node = this.#node(name);
    const [line = ''] = (await readFile(join(node.data, 'postmaster.pid'), 'utf8')).split('\n');
    const ended = node.patroni && once(node.patroni, 'close');
    node.patroni?.kill('SIGKILL');
    node.patroni = undefined;
    kill(Number(line), 'SIGKILL');
    await ended;
  }

  /** Starts a node again, which then follows the current primary. */
  restart(name: string): void {
    this.#startPatroni(this.#node(name));
  }

  /** Returns the ports of Patroni and etcd that reply to clients without a certificate. */
  async openPorts(): Promise<number[]> {
    const ports = [...this.#etcdPorts, ...this.#nodes.map(({ restPort }) => restPort)];
    const anonymous = new Agent({ ca: await readFile(this.#certificate('ca')) });
    const replied = await Promise.all(
      ports.map(async (port) => (await statusOf(port, '/', anonymous)) !== undefined),
    );
    return ports.filter((_, index) => replied[index]);
  }

  async stop(): Promise<void> {
    const patronis = this.#nodes.flatMap(({ patroni }) => patroni ?? []);
    await Promise.all([...patronis, ...this.#processes].map(endProcess));
    await this.#folder.remove();
  }

  #node(name: string): Node {
    const node = this.#nodes.find((each) => each.name === name);
    if (node === undefined) throw new Error(`There is no node ${name}.`);
    return node;
  }

  async #inRole(path: string): Promise<string[]> {
    const answers = await Promise.all(
      this.#nodes.map(async ({ name, restPort }) =>
        (await statusOf(restPort, path, this.#agent)) === 200 ? name : undefined,
      ),
    );
    return answers.flatMap((name) => name ?? []);
  }

  /** Returns the path of a certificate or a key that `certificates.sh` created. */
  #certificate(name: string): string {
    return join(this.#folder.path, 'tls', `${name}.pem`);
  }

  #certify(name: string): void {
    const script = join(TEMPLATES, 'certificates.sh');
    const folder = join(this.#folder.path, 'tls');
    // Patroni calls this address `localhost`.
    const names = `IP:${ADDRESS},DNS:localhost,DNS:${name}`;
    const { status, stderr } = spawnSync(script, [folder, name, names], {
      ...this.#owner,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`There is no certificate for ${name}: ${stderr}`);
  }

  async #agentOf(name: string): Promise<Agent> {
    const [ca, cert, key] = await Promise.all(
      ['ca', name, `${name}-key`].map((file) => readFile(this.#certificate(file))),
    );
    return new Agent({ ca, cert, key });
  }

  async #startEtcd(): Promise<string> {
    const ports = await Promise.all(NAMES.map(async () => [await freePort(), await freePort()]));
    const peers = ports.map(([, peer], index) => `${NAMES[index]}=https://${ADDRESS}:${peer}`);
    for (const [index, [client = 0, peer = 0]] of ports.entries()) {
      const name = NAMES[index] ?? '';
      const folder = await this.#folderOf(`etcd-${name}`);
      const config = join(folder, 'etcd.yml');
      const text = await filled('etcd.yml', {
        NODE: name,
        ADDRESS,
        ETCD_DATA: join(folder, 'data'),
        ETCD_PORT: client,
        ETCD_PEER_PORT: peer,
        ETCD_PEERS: peers.join(),
        TLS: dirname(this.#certificate(name)),
      });
      await this.#write(config, text);
      this.#run(PROGRAMS.etcd, [`--config-file=${config}`]);
    }
    this.#etcdPorts = ports.flat();
    const [[first = 0] = []] = ports;
    await until(async () => (await statusOf(first, '/health', this.#agent)) === 200 || undefined);
    return ports.map(([client]) => `${ADDRESS}:${client}`).join();
  }

  async #addNode(name: string, etcd: string): Promise<void> {
    const folder = await this.#folderOf(name);
    const [restPort, postgresPort] = [await freePort(), await freePort()];
    const data = join(folder, 'data');
    const config = join(folder, 'patroni.yml');
    const text = await filled('patroni.yml', {
      NODE: name,
      ADDRESS,
      NETWORK: `${ADDRESS}/32`,
      REST_PORT: restPort,
      POSTGRES_PORT: postgresPort,
      ETCD_HOSTS: etcd,
      DATA: data,
      SOCKETS: folder,
      ARCHIVE_COMMAND: '/bin/true',
      SUPERUSER_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
      TLS: dirname(this.#certificate(name)),
    });
    await this.#write(config, text);
    const node: Node = { name, data, config, restPort, postgresPort, patroni: undefined };
    this.#nodes.push(node);
    this.#startPatroni(node);
  }

  #startPatroni(node: Node): void {
    node.patroni = this.#spawn(PROGRAMS.patroni, [node.config]);
  }

  async #startFront(): Promise<void> {
    const folder = await this.#folderOf(FRONT);
    this.#primaryPort = await freePort();
    this.#bouncerPort = await freePort();
    const values: Record<string, string | number> = {
      BIND: ADDRESS,
      PRIMARY_PORT: this.#primaryPort,
      REPLICAS_PORT: await freePort(),
      BOUNCER_PORT: this.#bouncerPort,
      USERS: join(folder, 'users.txt'),
      TLS: dirname(this.#certificate(FRONT)),
      MACHINE: FRONT,
    };
    for (const [index, { postgresPort, restPort }] of this.#nodes.entries()) {
      values[`POSTGRES_${index + 1}`] = `${ADDRESS}:${postgresPort}`;
      values[`REST_PORT_${index + 1}`] = restPort;
    }
    const logins = ['postgres', 'server_owner', 'server_app', 'server_draw', 'server_signer'];
    const users = logins.map((login) => `"${login}" "${PASSWORD}"\n`).join('');
    await this.#write(join(folder, 'users.txt'), users);
    for (const name of ['haproxy.cfg', 'pgbouncer.ini']) {
      await this.#write(join(folder, name), await filled(name, values));
    }
    this.#run(PROGRAMS.haproxy, ['-f', join(folder, 'haproxy.cfg')]);
    this.#run(PROGRAMS.pgbouncer, [join(folder, 'pgbouncer.ini')]);
  }

  async #folderOf(name: string): Promise<string> {
    const path = join(this.#folder.path, name);
    await mkdir(path, { mode: 0o700 });
    if (this.#owner) await chown(path, this.#owner.uid, this.#owner.gid);
    return path;
  }

  async #write(path: string, text: string): Promise<void> {
    await writeFile(path, text, { mode: 0o600 });
    if (this.#owner) await chown(path, this.#owner.uid, this.#owner.gid);
  }

  #run(program: string, args: readonly string[]): void {
    this.#processes.push(this.#spawn(program, args));
  }

  /** Runs a program as the database user, which must not be root. */
  #spawn(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(program, args, {
      ...this.#owner,
      cwd: this.#folder.path,
      env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', HOME: this.#folder.path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString('utf8')).slice(-100_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    return child;
  }
}

/** Returns the status of a reply over TLS; undefined without a reply. */
const statusOf = (port: number, path: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(2_000);
    get({ host: ADDRESS, port, path, agent, signal }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).on('error', () => resolve(undefined));
  });

/** Ends a process. Patroni also stops its PostgreSQL. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}
