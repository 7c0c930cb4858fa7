import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { USDT } from '@platform/rules/money';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SCHEMA_DIR, PRIVILEGES_FILE } from '../paths';
import { databaseNow } from '../db/clock';
import { openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { grantPrivileges } from '../db/privileges';
import { reconcile } from '../jobs/reconcile';
import { accountOf, platformAccount } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { noteCause, transfer } from '../testing/transfer';
import { JWT_SECRET } from '../testing/app';
import { publishOdds } from '../wingo/publishOdds';
import { emptyDatabase, PATIENCE, testDatabase, type TestDatabase } from '../testing/database';
import { bundleFastServer } from '../testing/fastBundle';
import { type TestFolder } from '../testing/folders';
import { hasCommit, previousCommit, previousStatements, unpack } from '../testing/previousRelease';
import { schemaOf } from '../testing/schema';
import { ServerProcess, until } from '../testing/serverProcess';
import { newMember, Wire, type WireReply } from '../testing/wire';

// Applies the migrations of this release while the previous release is running and accepts bets, as
// in a rolling update. The first proof runs the previous server, built from the repository's
// history. The second proof prepares every recorded statement of the previous release, so it needs
// no history. `npm run pin-release` moves both proofs to the next release.

const PLAYERS = 3;
/** Number of rounds with bets that are settled before the migrations, and again afterwards. */
const ROUNDS = 2;

describe('(D15) the statements of the previous release', () => {
  test('are valid with the schema of this release', async () => {
    const { db, drop } = await testDatabase(inject('postgresUrl'));
    const refused: string[] = [];
    const statements = await previousStatements();
    for (const text of statements) {
      await db
        .transaction(async (tx) => {
          await tx.query(raw(`prepare previous as ${text}`));
          await tx.query(raw('deallocate previous'));
        })
        .catch((error: Error) => refused.push(`${error.message}: ${text}`));
    }
    await drop();
    expect(refused).toEqual([]);
    expect(statements.length).toBeGreaterThan(100);
    expect(statements.filter((text) => text.includes('wingo_take_bets'))).toHaveLength(1);
  });
});

const commit = await previousCommit();
const known = await hasCommit(commit);
if (!known) {
  console.warn(
    `The history of this checkout does not reach back to ${commit}: that its server keeps taking ` +
      'bets during an upgrade IS NOT TESTED. Fetch the whole history (git fetch --unshallow).',
  );
}

test.skipIf(!known)(
  '(D15) the server of this commit can be built, so that the commit can become the previous release',
  async () => {
    const folder = await unpack('HEAD');
    await bundleFastServer(`${folder.path}/apps/server`);
    await folder.remove();
  },
);

/**
 * Returns the folder of the schema. Older releases have no folder for functions, so creates one.
 */
async function schemaFolder(root: string): Promise<string> {
  const folder = `${root}/apps/server/src/db`;
  await mkdir(`${folder}/functions`, { recursive: true });
  return folder;
}

describe.skipIf(!known)('(D15) a database of the previous release', () => {
  test('has the schema of a new database after the migrations', async () => {
    const folder = await unpack(commit);
    const upgraded = await emptyDatabase(inject('postgresUrl'));
    const owner = openDatabase({ url: upgraded.ownerUrl, connections: 1, ...PATIENCE });
    const earlier = await migrate(owner, await schemaFolder(folder.path));
    expect(earlier).toContain('0096_reasons_of_income.sql');
    await migrate(owner, SCHEMA_DIR);
    await grantPrivileges(owner, PRIVILEGES_FILE);
    await owner.close();
    const fresh = await testDatabase(inject('postgresUrl'));
    const schema = await schemaOf(fresh.db);
    expect(schema.length).toBeGreaterThan(400);
    expect(await schemaOf(upgraded.db)).toEqual(schema);
    await upgraded.drop();
    await fresh.drop();
    await folder.remove();
  });
});

describe.skipIf(!known)('(D15) the server of the previous release', () => {
  let folder: TestFolder;
  let database: TestDatabase;
  let server: ServerProcess;
  let wire: Wire;
  let players: Player[];

  interface Player {
    token: string;
    code: string;
    id: bigint;
  }

  beforeAll(async () => {
    folder = await unpack(commit);
    const bundle = await bundleFastServer(`${folder.path}/apps/server`);
    database = await emptyDatabase(inject('postgresUrl'));
    const settings = {
      DATABASE_URL: database.ownerUrl,
      JWT_SECRET,
      BEACON: 'local',
      LOG_LEVEL: 'error',
    };
    server = new ServerProcess(bundle, '', 0, settings);
    wire = new Wire((await server.ready()).origin);
    players = [];
    for (let count = 0; count < PLAYERS; count += 1) players.push(await signUp());
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await database.drop();
    await folder.remove();
  });

  /** Repeats a request while the database is too slow, for example on a busy machine. */
  const answered = (ask: () => Promise<WireReply>): Promise<WireReply> =>
    until(async () => {
      const reply = await ask();
      return reply.status < 500 ? reply : undefined;
    });

  const register = (change: object = {}) =>
    answered(() => wire.post('/api/auth/signup', { ...newMember(), ...change }));

  async function signUp(): Promise<Player> {
    const { token, data } = (await register()).body;
    const id = BigInt(data.user.id as string);
    await database.db.transaction(async (tx) => {
      const from = await platformAccount(tx, 'issuance');
      const to = await accountOf(tx, 'main', id);
      const grant = await transfer(tx, [{ key: `grant:${id}`, from, to, amount: 1_000n * USDT }]);
      await noteCause(tx, grant, 'grant');
    });
    return { token, code: data.user.code as string, id };
  }

  /** Fails the test on any response except an accepted bet or a closed round. */
  async function play({ token }: Player, signal: AbortSignal): Promise<number> {
    let accepted = 0;
    while (!signal.aborted) {
      const [betType, betValue] = accepted % 2 === 0 ? ['high', 'high'] : ['number', '7'];
      const bet = { gametype: 1, betType, betValue, amount: '0.5' };
      const options = { token, key: randomUUID() };
      const { status, body } = await answered(() =>
        wire.post('/api/game/placeBetnew', bet, options),
      );
      if (status === 200) accepted += 1;
      else expect(body).toMatchObject({ code: 'ROUND_CLOSED' });
      await delay(100);
    }
    return accepted;
  }

  const settledSince = (since: number): Promise<true> =>
    until(async () => {
      const rows = await database.db.query(sql`
        select round_id from wingo_bet join wingo_round on wingo_round.id = round_id
        where state = 'settled' and opens_at > ${new Date(since)} group by round_id`);
      return rows.length >= ROUNDS ? true : undefined;
    });

  test('keeps accepting bets and settling rounds during the migrations', async () => {
    const { db } = database;
    const enough = new AbortController();
    const playing = Promise.all(players.map((player) => play(player, enough.signal)));
    const settled = (since: number) => Promise.race([playing, settledSince(since)]);
    await settled(0);

    await migrate(db, SCHEMA_DIR, { finish: publishOdds });
    // The previous server keeps its privileges for direct writes until it stops.
    expect(await grantPrivileges(db, PRIVILEGES_FILE)).toMatchObject({ outcome: 'waiting' });
    await settled(await databaseNow(db));
    enough.abort();
    const accepted = (await playing).reduce((sum, count) => sum + count, 0);

    const [player] = players;
    if (player === undefined) throw new Error('There is no player.');
    const lock = { Amount: '60', planid: 1 };
    const options = { token: player.token, key: randomUUID() };
    const locked = await answered(() => wire.post('/api/fund/Activatenow', lock, options));
    const signIn = { code: player.code, password: 'Correct-Horse-1' };
    const signedIn = await answered(() => wire.post('/api/auth/login', signIn));
    expect([locked.status, signedIn.status]).toEqual([200, 200]);
    const joined = await register({ invite_code: player.code });
    expect(joined.body).toMatchObject({ status: 'success' });

    // All rounds with bets are settled, and the books balance by the rules of this release.
    await until(async () => {
      const open = await db.query(sql`
        select from wingo_bet join wingo_round on wingo_round.id = round_id
        where state not in ('settled', 'voided') limit 1`);
      return open.length === 0 || undefined;
    });
    const bets = await db.query(sql`select id from wingo_bet`);
    expect(bets).toHaveLength(accepted);
    expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
    const reported: unknown[] = [];
    await reconcile({ db, restMs: 0, onError: (error) => reported.push(error) });
    expect(reported).toEqual([]);

    expect(await server.end('SIGTERM')).toBe(0);
    await expect
      .poll(() => grantPrivileges(db, PRIVILEGES_FILE), { timeout: 60_000 })
      .toEqual({ outcome: 'granted' });
    // A database time-out is not a failure, because each request was repeated.
    const failures = server.output
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
      .filter((line) => !/"name":"(DatabaseUnavailable|Overdue)"/.test(line));
    expect(failures).toEqual([]);
  });
});
