import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseUsdt, USDT, type MicroUsdt } from '@platform/rules/money';
import sql, { raw } from 'sql-template-tag';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import { openDatabase } from '../db/database';
import { findPostmaster } from '../db/embedded/postmaster';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { auditLedger } from '../ledger/audit';
import { bundleFastServer } from '../testing/fastBundle';
import { testDatabase, type TestDatabase } from '../testing/database';
import { copyOf, type TestFolder } from '../testing/folders';
import { JWT_SECRET } from '../testing/keyring';
import { Proxy } from '../testing/proxy';
import { drawAs, openRound, reachClose } from '../testing/rounds';
import { ServerProcess, until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';

const GAME = 1;

let bundle: string;
let folder: TestFolder;
let dataDir: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  bundle = await bundleFastServer();
});
beforeEach(async () => {
  folder = await copyOf(inject('freshData'));
  dataDir = folder.path;
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  const left = await postmaster();
  // Stops the database that a failed test left running.
  if (left) process.kill(left.pid, 'SIGINT');
  await until(async () => ((await postmaster()) === undefined ? true : undefined));
  await folder.remove();
  expect(left, 'a database was left running').toBeUndefined();
});

function serve(port?: number): ServerProcess {
  const server = new ServerProcess(bundle, dataDir, port);
  servers.push(server);
  return server;
}

const postmaster = () => findPostmaster(join(dataDir, 'postgres/cluster'));

async function killDatabase(): Promise<void> {
  const { pid } = (await postmaster()) ?? {};
  if (pid === undefined) throw new Error('There is no database to kill.');
  process.kill(pid, 'SIGKILL');
}

interface WireBet {
  order_id: string;
  state: string;
  amount: string;
  total_winning: string;
}

async function demoAt(server: ServerProcess) {
  const { origin, password } = await server.ready();
  const wire = new Wire(origin);
  const login = await wire.post('/api/auth/login', { code: 'demo', password });
  const options = { token: login.body.token as string };
  return {
    balance: async (): Promise<MicroUsdt> =>
      parseUsdt((await wire.get('/api/user/userbalances', options)).body.data.ActivateWallet),
    place: (betType: string, betValue: string, amount: string, key: string) =>
      wire.post(
        '/api/game/placeBetnew',
        { gametype: GAME, betType, betValue, amount },
        { ...options, key },
      ),
    bets: async (): Promise<WireBet[]> =>
      (await wire.get(`/api/game/myBets?gametype=${GAME}`, options)).body.data,
  };
}

const BETS = [
  ['color', 'green', '10'],
  ['color', 'violet', '0.01'],
  ['number', '3', '1.5'],
  ['high', 'high', '7'],
  ['low', 'low', '7'],
] as const;

/**
 * Repeats a bet with a new key if the round has closed. Keeps the key if the outcome is uncertain,
 * so that no bet is placed twice.
 */
async function placeAll({ place }: Awaited<ReturnType<typeof demoAt>>): Promise<void> {
  for (const [betType, betValue, amount] of BETS) {
    let key = randomUUID();
    await until(async () => {
      const { body } = await place(betType, betValue, amount, key);
      if (body.code === 'ROUND_CLOSED') key = randomUUID();
      return body.status === 'success' ? true : undefined;
    });
  }
}

/** Reads the ledger and the tables while no server is running. */
async function inspect() {
  const embedded = await startEmbedded({ dataDir });
  const db = openDatabase({ url: embedded.url });
  const audit = await auditLedger(db);
  const unsettled = await db.query(sql`
    select bet.id from wingo_bet bet join wingo_round round on round.id = bet.round_id
    where round.state not in ('settled', 'voided')`);
  const escrows = await db.query(sql`
    select account.id from account where kind = 'escrow' and balance <> 0`);
  await db.close();
  await embedded.stop();
  return { ...audit, unsettled, escrows };
}

const IN_ORDER = { sum: 0n, astray: [], unbalanced: [], unsettled: [], escrows: [] };

describe('killing the server in the middle of a round', () => {
  test.each([
    ['only the server', async (server: ServerProcess) => void (await server.end('SIGKILL'))],
    [
      'everything',
      async (server: ServerProcess) => {
        await killDatabase();
        await server.end('SIGKILL');
      },
    ],
  ])('%s: the next start settles every bet exactly once', async (_, kill) => {
    const first = serve();
    await placeAll(await demoAt(first));
    await kill(first);

    const second = serve();
    const demo = await demoAt(second);
    const bets = await until(async () => {
      const placed = await demo.bets();
      return placed.every(({ state }) => state !== 'open') ? placed : undefined;
    });
    expect(bets).toHaveLength(BETS.length);
    const total = (amounts: string[]) =>
      amounts.map((amount) => parseUsdt(amount)).reduce((sum, amount) => sum + amount, 0n);
    const stakes = total(bets.map(({ amount }) => amount));
    const winnings = total(bets.map(({ total_winning }) => total_winning));
    expect(stakes).toBe(25_510_000n);
    expect(await demo.balance()).toBe(1_000n * USDT - stakes + winnings);
    // High and low cannot both lose, so one of these bets was paid.
    expect(winnings).toBeGreaterThan(0n);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await inspect()).toEqual(IN_ORDER);
  });

  test('if only the database is killed, the server logs the loss and exits', async () => {
    const server = serve();
    await server.ready();
    await killDatabase();
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain('The embedded database stopped unexpectedly');
  });
});

describe('start and stop', () => {
  test('Ctrl-C leaves no process, and a second start keeps the data', async () => {
    const first = serve();
    const { password } = await first.ready();
    await placeAll(await demoAt(first));
    expect(await first.end('SIGINT')).toBe(0);
    expect(await postmaster()).toBeUndefined();

    const second = serve();
    expect((await second.ready()).password).toBe(password);
    expect(await (await demoAt(second)).bets()).toHaveLength(BETS.length);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  test('a signal during startup leaves no process', async () => {
    const server = serve();
    // Waits until PostgreSQL has started. The server is not ready yet.
    await until(async () => ((await postmaster()) === undefined ? undefined : true));
    await server.end('SIGINT');
  });

  test('refuses a second server on the same data, and the first server continues', async () => {
    const first = serve();
    await first.ready();
    const second = serve();
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('Another server is already running on the data in');
    expect(await (await demoAt(first)).balance()).toBe(1_000n * USDT);
    await first.end('SIGTERM');
  });

  test('explains an occupied port, and stops the database again', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const { port } = taken.address() as AddressInfo;
    const server = serve(port);
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain(`PORT: another program already listens on port ${port}`);
    await new Promise((resolve) => taken.close(resolve));
  });
});

describe('start with an existing database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await testDatabase(inject('postgresUrl'));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
    await database.drop();
  });

  const serveHere = (more: Readonly<Record<string, string>> = {}) => {
    const settings = {
      DATABASE_URL: database.ownerUrl,
      JWT_SECRET,
      BEACON: 'local',
      LOG_LEVEL: 'error',
      ...more,
    };
    const server = new ServerProcess(bundle, dataDir, 0, settings);
    servers.push(server);
    return server;
  };

  /** Runs a statement whenever a round of this id leaves a state. */
  const onLeaving = (round: bigint, state: string, what: string) =>
    database.db.query(
      sql`${raw(`
        -- Servers grant privileges on everything in the schema, so it must be their owner's.
        set local role server_owner;
        create sequence attempt_of_test;
        create function act_as_test() returns trigger language plpgsql security definer as $$
        begin
          perform nextval('attempt_of_test');
          ${what};
          return new;
        end $$;
        create trigger of_test before update on wingo_round for each row
          when (old.id = ${round} and old.state = '${state}' and new.state <> old.state)
          execute function act_as_test()`)}`,
    );

  const attempts = async () => {
    const [row] = await database.db.query<{ count: bigint }>(sql`
      select last_value as count from attempt_of_test`);
    return row?.count ?? 0n;
  };

  test('succeeds if a round cannot be closed, and logs that failure once', async () => {
    const round = await openRound(database.db, GAME);
    await reachClose(database.db, round);
    await onLeaving(round, 'open', `raise exception 'It cannot be closed.'`);
    const server = serveHere();
    await server.ready();
    await until(async () => (await attempts()) > 3n || undefined);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output.match(/"message":"It cannot be closed/g)).toHaveLength(1);
  });

  test('does not wait for a slow settlement', async () => {
    const round = await openRound(database.db, GAME);
    await drawAs(database.db, round, 7);
    await onLeaving(round, 'drawn', 'perform pg_sleep(600)');
    await serveHere().ready();
  });

  test('with a long response time limit, a slow database does not count as unavailable', async () => {
    const proxy = await Proxy.to(database.ownerUrl);
    onTestFinished(() => proxy.close());
    const server = serveHere({ DATABASE_URL: proxy.url, ANSWER_SECONDS: '60' });
    const { origin } = await server.ready();
    proxy.latencyMs = 2_000;
    const { status } = await new Wire(origin).post('/api/auth/login', {
      code: 'anna',
      password: 'x',
    });
    expect(status).toBe(401);
    expect(server.output).not.toContain('did not answer within');
  });
});
