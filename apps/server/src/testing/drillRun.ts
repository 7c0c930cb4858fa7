import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { USDT, toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { Sessions } from '../account/sessions';
import { one, openDatabase, type Database } from '../db/database';
import { auditLedger } from '../ledger/audit';
import { letWithdraw } from './acts';
import { Arena } from './arena';
import { CONFIRMATIONS, MICRO } from './chainStage';
import type { Intent, Player } from './crowd';
import { FOLDER, startDebianPostgres, type DebianPostgres } from './debianPostgres';
import { CHAIN_ID, DEPOSIT_XPUB, HOT_WALLET_KEY, LocalChain, walletAddressAt } from './localChain';
import { JWT_SECRET } from './keyring';
import { otpCode } from './otp';
import { Proxy } from './proxy';
import { until } from './serverProcess';
import { Wire, type WireReply } from './wire';

export interface DrillOptions {
  members: number;
  /** Time of betting before the backup, before the restore point and after it, in ms each. */
  ms: number;
  log: (line: string) => void;
}

export interface DrillReport {
  /** Number of bets before the restore point, all of which are restored. */
  kept: number;
  /** Number of bets after the restore point, none of which is restored. */
  lost: number;
  /** Time from the loss of the database to the first accepted bet, in ms. */
  backAfterMs: number;
}

const START = 100_000n * USDT;
const REST_MS = 200;
const MOMENT = 'drill';
const NETWORK = 'USDT-BEP20';
const PASSWORD = 'Another-Horse-2';

const archiveOf = ({ home }: Pick<DebianPostgres, 'home'>) => join(home.folder, 'archive');
const backupOf = ({ home }: Pick<DebianPostgres, 'home'>) => join(home.folder, 'backup');

const archiving = (home: DebianPostgres['home']) => `
archive_mode = on
archive_command = 'test ! -f ${archiveOf({ home })}/%f && cp %p ${archiveOf({ home })}/%f'
`;

const run = promisify(execFile);

interface Withdrawer {
  member: bigint;
  token: string;
  secret: string;
  address: `0x${string}`;
  amount: MicroUsdt;
}

/**
 * Drill of backup and restore. A backup is made while members bet. Later, everything is lost except
 * the backup and the archived log. The database is restored to a point in time between the backup
 * and the loss. Finally, the drill checks the claims of docs/operating.md.
 */
class Drill {
  arena!: Arena;
  /** Pool that connects through the proxy to the current database. */
  db!: Database;
  sessions!: Sessions;
  /** Makes members stop betting when aborted, even without a response. */
  readonly gaveUp = new AbortController();
  readonly #began = Date.now();
  #way!: Proxy;

  constructor(
    readonly options: DrillOptions,
    readonly postgres: DebianPostgres,
    readonly chain: LocalChain,
  ) {}

  readonly via = async (url: string): Promise<string> => {
    this.#way = await Proxy.to(url);
    this.db = openDatabase({ url: this.#way.url, connections: 2 });
    const secret = new TextEncoder().encode(JWT_SECRET);
    this.sessions = new Sessions({ db: this.db, secret, hours: 1, now: Date.now });
    return this.#way.url;
  };

  async close(): Promise<void> {
    await this.arena.database.db.close();
    await this.db.close();
    await this.#way.close();
  }

  say(what: string): void {
    this.options.log(`${((Date.now() - this.#began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  }

  get wire(): Wire {
    return new Wire(this.arena.origins[0] ?? '');
  }

  count(condition: Sql): Promise<number> {
    const statement = sql`select count(*)::int as count from ${condition}`;
    return this.db.query<{ count: number }>(statement).then((rows) => one(rows).count);
  }

  async withdrawer(place: number): Promise<Withdrawer> {
    const { member, token } = this.arena.players[place] ?? this.arena.payee;
    const secret = await letWithdraw(this.db, member);
    const address = walletAddressAt(70 + place);
    await this.db.query(sql`update member set wallet_address = ${address} where id = ${member}`);
    return { member, token, secret, address, amount: BigInt(100 + place) * USDT };
  }

  withdraw(
    { token, secret, address, amount }: Withdrawer,
    twofactor = otpCode(secret),
  ): Promise<WireReply> {
    const payload = { Amount: toDecimal(amount), Address: address, twofactor };
    const key = randomUUID();
    return until(async () => {
      const reply = await this.wire.post('/api/fund/Withdrawalnow', payload, { token, key });
      // A busy server makes clients retry.
      return reply.status === 503 ? undefined : reply;
    });
  }

  /** Waits until a withdrawal is paid. Returns the hash of the transaction. */
  paid({ member }: Withdrawer): Promise<string> {
    return until(async () => {
      await this.chain.mine(CONFIRMATIONS);
      const [row] = await this.db.query<{ hash: string }>(sql`
        select settled_by as hash from withdrawal
        where member_id = ${member} and state = 'success'`);
      return row?.hash;
    });
  }

  /** Blocks the payment of withdrawals, as a difference in the books would, or unblocks it. */
  hold(on: boolean): Promise<object[]> {
    return this.db.query(
      on
        ? sql`insert into reconciliation (name, checked_at, differs_since)
            values (${MOMENT}, clock_timestamp(), clock_timestamp())`
        : sql`delete from reconciliation where name = ${MOMENT}`,
    );
  }

  async resetLink(member: bigint): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.db.query(sql`
      insert into password_reset (token_hash, member_id, expires_at)
      values (${createHash('sha256').update(token).digest()}, ${member},
        clock_timestamp() + interval '1 hour')`);
    return token;
  }

  async reset(token: string): Promise<number> {
    const payload = { token, new_password: PASSWORD, confirm_new_password: PASSWORD };
    return (await this.wire.post('/api/auth/resetPassword', payload)).status;
  }

  async backUp(): Promise<void> {
    const { owner, home } = this.postgres;
    await run(
      join(FOLDER, 'bin/pg_basebackup'),
      ['--dbname', this.#way.url, '--pgdata', backupOf(this.postgres), '--checkpoint', 'fast'],
      { ...owner, cwd: home.folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
    );
  }

  /** Resolves once the write-ahead log is completely archived. */
  async archived(): Promise<void> {
    const { file } = one(
      await this.db.query<{ file: string }>(sql`select pg_walfile_name(pg_switch_wal()) as file`),
    );
    await until(async () => {
      const [row] = await this.db.query<{ last: string }>(
        sql`select last_archived_wal as last from pg_stat_archiver`,
      );
      return row !== undefined && row.last >= file ? true : undefined;
    });
  }

  async lose(): Promise<void> {
    await this.arena.kill(0);
    this.postgres.crash();
    await rm(this.postgres.home.cluster, { recursive: true });
  }

  async restore(): Promise<void> {
    const { home } = this.postgres;
    await run('cp', ['-a', backupOf(this.postgres), home.cluster]);
    await appendFile(
      join(home.cluster, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archiveOf(this.postgres)}/%f %p'\n` +
        `recovery_target_name = '${MOMENT}'\nrecovery_target_action = 'promote'\n`,
    );
    await writeFile(join(home.cluster, 'recovery.signal'), '');
    this.#way.leadTo(await this.postgres.restart());
    await until(async () => {
      const asked = this.db.query<{ over: boolean }>(sql`select not pg_is_in_recovery() as over`);
      return asked.then(
        (rows) => one(rows).over || undefined,
        () => undefined,
      );
    });
  }

  inBooks(intents: readonly Intent[]): Promise<number> {
    const keys = intents.map(({ member, key }) => `bet:${member}:${key}`);
    return this.count(sql`transfer where key = any (${keys})`);
  }
}

function demand(claim: string, holds: boolean): void {
  if (!holds) throw new Error(`This is not so: ${claim}.`);
}

interface Past {
  before: readonly Intent[];
  after: readonly Intent[];
  /** Members with a paid withdrawal: `early` paid before the restore point, `late` after it. */
  early: Withdrawer;
  late: Withdrawer;
  hash: string;
  /** Player who signed out after the restore point. */
  leaver: Player;
  /** Reset link that was used after the restore point. */
  link: string;
}

/** Makes the backup while members bet, records the restore point, and causes events after it. */
async function live(drill: Drill): Promise<Past> {
  const { options, arena } = drill;
  const bets = () => arena.players.flatMap(({ intents }) => intents);
  await delay(options.ms);
  const [early, late] = [await drill.withdrawer(1), await drill.withdrawer(2)];
  demand('a withdrawal is taken', (await drill.withdraw(early)).status === 200);
  await drill.paid(early);
  await drill.backUp();
  drill.say(`made the backup after ${bets().length} bets, while members placed more`);
  await delay(options.ms);
  await drill.hold(true);
  demand('a withdrawal is taken', (await drill.withdraw(late)).status === 200);
  const link = await drill.resetLink(arena.payee.member);
  const before = bets().filter(({ accepted }) => accepted);
  await drill.db.query(sql`select pg_create_restore_point(${MOMENT})`);
  const moment = Date.now();
  drill.say(`recorded the restore point after ${before.length} acknowledged bets`);

  await drill.hold(false);
  const hash = await drill.paid(late);
  demand('a link sets a password', (await drill.reset(link)) === 200);
  const leaver = arena.payer;
  const left = await drill.wire.get('/api/auth/logout', { token: leaver.token });
  demand('a member signs out', left.status === 200);
  await delay(options.ms);
  const after = bets().filter(({ at, accepted }) => accepted && at > moment);
  await drill.archived();
  return { before, after, early, late, hash, leaver, link };
}

async function compare(drill: Drill, { before, after }: Past): Promise<void> {
  const [kept, gone] = [await drill.inBooks(before), await drill.inBooks(after)];
  demand(`all ${before.length} bets are there, not ${kept}`, kept === before.length);
  demand(`none of ${after.length} bets is there, not ${gone}`, gone === 0);
  const { sum, astray, unbalanced } = await auditLedger(drill.db);
  demand('the ledger balances', sum === 0n && astray.length + unbalanced.length === 0);
}

/**
 * Checks that ended sessions and used links and codes stay invalid, even if the restored database
 * lacks their end or use.
 */
async function compareAccounts(
  drill: Drill,
  { early, leaver, link }: Past,
  code: string,
): Promise<void> {
  const profile = (token: string) => drill.wire.get('/api/user/profile', { token });
  demand('who signed out is out', (await profile(leaver.token)).status === 401);
  demand('all others sign in again', (await profile(early.token)).status === 401);
  demand('a used link is void', (await drill.reset(link)) === 410);
  const again = { ...early, token: await drill.sessions.open(early.member) };
  const { body } = await drill.withdraw(again, code);
  demand('a code that may have been used is refused', body.code === 'WRONG_OTP');
}

async function betAgain(drill: Drill, member: bigint): Promise<void> {
  const token = await drill.sessions.open(member);
  const bet = { gametype: 1, betType: 'high', betValue: 'High', amount: '1' };
  await until(async () => {
    const options = { token, key: randomUUID() };
    const { status } = await drill.wire.post('/api/game/placeBetnew', bet, options);
    return status === 200 || undefined;
  });
}

async function perform(drill: Drill): Promise<DrillReport> {
  const { arena, chain } = drill;
  await arena.start(0);
  const playing = Promise.all(arena.players.map((player) => player.play(drill.gaveUp.signal)));
  const past = await Promise.race([live(drill), playing.then(() => undefined)]);
  if (past === undefined) throw new Error('The members stopped betting.');
  const lost = Date.now();
  await drill.lose();
  drill.gaveUp.abort();
  await playing;
  const { late, hash, leaver, before, after } = past;
  drill.say(`lost the database, ${after.length} bets, a payment, a sign-out and a password later`);

  await drill.restore();
  await compare(drill, past);
  await drill.db.query(sql`select after_restore()`);
  // All codes of the next minute are invalid, but a later code may be valid.
  const code = otpCode(past.early.secret);
  // Removes every other obstacle to payments before the server starts.
  await drill.hold(false);
  await arena.start(0);
  await betAgain(drill, leaver.member);
  const backAfterMs = Date.now() - lost;
  drill.say(
    `restored the database; bets were accepted again ${(backAfterMs / 1000).toFixed(1)} s after the loss`,
  );
  await compareAccounts(drill, past, code);
  demand('a payment stays the one it was', (await drill.paid(late)) === hash);
  const received = await chain.balanceOf(late.address);
  demand('a withdrawal is paid once', received === late.amount * MICRO);
  drill.say('the withdrawal that was paid after the restore point was not paid again');
  return { kept: before.length, lost: after.length, backAfterMs };
}

const networksOf = ({ url, token }: LocalChain): string =>
  JSON.stringify({
    [NETWORK]: { rpcUrl: url, token, chainId: CHAIN_ID, confirmations: CONFIRMATIONS },
  });

export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const postgres = await startDebianPostgres(archiving);
  const archive = archiveOf(postgres);
  await mkdir(archive);
  if (postgres.owner) await chown(archive, postgres.owner.uid, postgres.owner.gid);
  const chain = await LocalChain.start();
  const keyFile = join(archive, '..', 'hot-wallet-key');
  await writeFile(keyFile, HOT_WALLET_KEY, { mode: 0o400 });
  const drill = new Drill(options, postgres, chain);
  const arena = await Arena.open({
    postgresUrl: postgres.url,
    members: options.members,
    balance: START,
    restMs: REST_MS,
    giveUp: drill.gaveUp.signal,
    via: drill.via,
    settings: {
      EVM_NETWORKS: networksOf(chain),
      EVM_DEPOSIT_XPUB: DEPOSIT_XPUB,
      TEST_SIGNER_KEY_FILE: keyFile,
      WITHDRAW_WAIT_HOURS: '0',
      CONFIRM_EMAIL: '0',
    },
  });
  drill.arena = arena;
  try {
    return await perform(drill);
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n${arena.outputs()}`, { cause });
  } finally {
    drill.gaveUp.abort();
    await arena.stop();
    await arena.folder.remove();
    await drill.close();
    await chain.stop();
    await postgres.stop();
  }
}
