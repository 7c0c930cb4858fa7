import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { Sessions } from '../account/sessions';
import type { Tx } from '../db/database';
import { holdAccount } from '../ledger/accounts';
import { LEDGER_CHECKS } from '../ledger/books/check';
import { SELECTIONS } from '../wingo/selections';
import { JWT_SECRET } from './app';
import { Player } from './crowd';
import { testDatabase, type TestDatabase } from './database';
import { asLogin } from '../../../../packages/testing/src/deployedRoles';
import { bundleFastServer } from './fastBundle';
import { emptyFolder, type TestFolder } from './folders';
import { membersWith } from './people';
import { readRound } from './rounds';
import { ServerProcess, until } from './serverProcess';

const REST_MS = 1_000;
/** Number of bets that the arena waits for before it kills a server during betting. */
const MIDDLE = 40n;

const METRICS_TOKEN = 'metrics-of-the-arena';

/** Returns a value from a server's metrics; 0 if it is missing. */
async function figureOf(origin: string, name: string): Promise<number> {
  // A server may close an idle connection at the moment of a request, so each read opens its own
  // connection.
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}`, Connection: 'close' };
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
  const line = metrics.split('\n').find((line) => line.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

const busyBets = (origin: string) => figureOf(origin, 'bets_total{outcome="busy"}');

/** Returns the longest event loop delay of a server since the last call, in ms. */
const heldUp = async (origin: string) =>
  1_000 * (await figureOf(origin, 'nodejs_eventloop_lag_max_seconds'));

interface Place {
  process: ServerProcess;
  /** Origin; undefined while the server is down. */
  origin: string | undefined;
  ending: boolean;
}

export interface ArenaOptions {
  /** Connection string of a PostgreSQL in which the arena creates its database. */
  postgresUrl: string;
  members: number;
  balance: MicroUsdt;
  /** Returns the connection string that servers use. @default the database's own */
  via?: (url: string) => Promise<string>;
  /** Pause between two bets of a member, in ms. @default 1_000 */
  restMs?: number;
  settings?: Readonly<Record<string, string>>;
  /** Returns the origin that members use for a server. @default the server's own origin */
  front?: (origin: string) => Promise<string>;
  /** Makes players give up when aborted. @default never */
  giveUp?: AbortSignal;
}

/** Real servers with one database, members who bet, and functions that kill the servers. */
export class Arena {
  readonly players: Player[];
  /** Player who waits for payouts. Locking the player's account blocks a settlement. */
  readonly payee: Player;
  /** Player who bets only while their account is locked, so that these bets get no response. */
  readonly payer: Player;
  /** Number of bets by response, since the map was last cleared. */
  readonly answers = new Map<string, number>();
  readonly #places: Place[] = [];
  readonly #settings: Readonly<Record<string, string>>;
  readonly #front: (origin: string) => Promise<string>;
  /** Output of servers that exited by themselves, which no server may do. */
  readonly fallen: string[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly serversUrl: string,
    readonly members: readonly bigint[],
    tokens: readonly string[],
    readonly bundle: string,
    readonly folder: TestFolder,
    { restMs = REST_MS, settings = {}, front = async (origin) => origin, giveUp }: ArenaOptions,
  ) {
    this.#settings = settings;
    this.#front = front;
    const [first, second, ...others] = members.map((member, index) => ({
      member,
      token: tokens[index] ?? '',
      restMs,
      giveUp,
      onAnswer: (answer: string) => {
        this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
      },
      origins: () => this.origins,
      next: (count: number) => ({
        game: 1 as const,
        bet: betOf(index, count),
        stake: BigInt(1 + ((index * 7 + count * 13) % 500)) * (USDT / 100n),
      }),
    }));
    if (!first || !second) throw new Error('An arena needs members.');
    this.payee = new Player(first);
    this.payer = new Player(second);
    this.players = others.map((options) => new Player(options));
  }

  get origins(): string[] {
    return this.#places.flatMap(({ origin }) => origin ?? []);
  }

  /** All players, including those who bet on demand. */
  get allPlayers(): readonly Player[] {
    return [this.payee, this.payer, ...this.players];
  }

  static async open(options: ArenaOptions): Promise<Arena> {
    const { postgresUrl, members: count, balance, via = async (url) => url } = options;
    const bundle = await bundleFastServer();
    const database = await testDatabase(postgresUrl);
    const members = await membersWith(database.db, count, balance);
    const sessions = new Sessions({
      db: database.db,
      hours: 1,
      now: Date.now,
      secret: new TextEncoder().encode(JWT_SECRET),
    });
    const tokens = await Promise.all(members.map((member) => sessions.open(member)));
    const serversUrl = asLogin(await via(database.url), 'server_owner');
    return new Arena(database, serversUrl, members, tokens, bundle, await emptyFolder(), options);
  }

  /** Tokens of the members, in the order of `members`. */
  get tokens(): readonly string[] {
    return this.allPlayers.map(({ token }) => token);
  }

  /**
   * Starts the server at an index. Resolves when it is ready.
   *
   * @param skewMs offset of the server's clock, in ms; positive if the clock is ahead
   */
  async start(place: number, skewMs = 0): Promise<void> {
    const settings = {
      DATABASE_URL: this.serversUrl,
      JWT_SECRET,
      METRICS_TOKEN,
      LOG_LEVEL: 'error',
      // Members withdraw more than the hourly limits allow.
      MAX_HOURLY_PAYOUTS: '1000000000',
      MAX_MEMBER_PAYOUTS: '1000000000',
      CLOCK_SKEW_MS: String(skewMs),
      ...this.#settings,
    };
    // Servers with a local beacon read its key from the same folder.
    const process = new ServerProcess(this.bundle, this.folder.path, 0, {
      ...settings,
      BEACON: 'local',
    });
    const server: Place = { process, origin: undefined, ending: false };
    this.#places[place] = server;
    server.origin = await this.#front((await process.ready()).origin);
    void process.ended().then(() => server.ending || this.fallen.push(process.output));
  }

  /**
   * Kills the server at an index during betting, like a crash. Each server then has a pending bet,
   * because the paying account is locked.
   */
  async killWhileBetting(place: number): Promise<void> {
    const before = await this.#lastBet();
    await until(async () => ((await this.#lastBet()) > before + MIDDLE ? true : undefined));
    const { bets } = await this.database.db.transaction(async (tx) => {
      await this.#hold(tx, this.payer);
      const busy = await Promise.all(this.origins.map(busyBets));
      // Players use the servers in turn, so each of the two servers gets one bet.
      const unanswered = Promise.all([this.payer.bet(), this.payer.bet()]);
      await until(async () => {
        const now = await Promise.all(this.origins.map(busyBets));
        return now.every((count, index) => count > (busy[index] ?? 0)) || undefined;
      });
      await this.kill(place);
      return { bets: unanswered };
    });
    await bets;
  }

  /**
   * Kills the server at an index during a settlement. The fees and the platform's share are already
   * booked, but the winners are not paid, because one of their accounts is locked.
   */
  async killWhileSettling(place: number): Promise<void> {
    const { db } = this.database;
    let killed = false;
    while (!killed) {
      const round = await until(() => this.#payeeRound());
      killed = await db.transaction(async (tx) => {
        await this.#hold(tx, this.payee);
        if (!(await this.#isNextForPayee(tx, round))) return false;
        await until(async () => (await readRound(tx, round)).state === 'settling' || undefined);
        await this.kill(place);
        return true;
      });
    }
  }

  /** Waits until every round with bets is settled and a server has compared the books. */
  async settled(): Promise<void> {
    await until(async () => {
      const open = await this.database.db.query(sql`
        select round.id from wingo_round round join wingo_bet bet on bet.round_id = round.id
        where state not in ('settled', 'voided') limit 1`);
      return open.length === 0 || undefined;
    });
    await until(async () => {
      const compared = await this.database.db.query(sql`select from reconciliation`);
      return compared.length >= LEDGER_CHECKS.length || undefined;
    });
  }

  async kill(place: number): Promise<void> {
    const server = this.#at(place);
    server.origin = undefined;
    server.ending = true;
    await server.process.end('SIGKILL');
  }

  pause(place: number, paused: boolean): void {
    this.#at(place).process.pause(paused);
  }

  /**
   * Returns the longest event loop delay of any server since the last call, in ms, including times
   * without a processor.
   */
  async heldUpMs(): Promise<number> {
    return Math.max(...(await Promise.all(this.origins.map(heldUp))));
  }

  outputs(): string {
    return this.#places.map(({ process }) => process.output.slice(-3_000)).join('\n---\n');
  }

  stop(): Promise<(number | null)[]> {
    for (const server of this.#places) server.ending = true;
    return Promise.all(this.#places.splice(0).map(({ process }) => process.end('SIGTERM')));
  }

  async close(): Promise<void> {
    for (const server of this.#places) server.ending = true;
    await Promise.all(this.#places.map(({ process }) => process.end('SIGKILL')));
    await this.folder.remove();
    await this.database.drop();
  }

  #at(place: number): Place {
    const server = this.#places[place];
    if (server === undefined) throw new Error(`There is no server at place ${place}.`);
    return server;
  }

  async #hold(tx: Tx, { member }: Player): Promise<void> {
    await holdAccount(tx, member);
  }

  /**
   * Returns true if this is the first unsettled round that owes the payee money and is not being
   * settled yet.
   */
  async #isNextForPayee(tx: Tx, round: bigint): Promise<boolean> {
    const [next] = await tx.query<{ id: bigint; state: string }>(sql`
      select round.id, round.state from wingo_round round
      where state <> 'settled' and exists (
        select from wingo_bet where round_id = round.id and member_id = ${this.payee.member})
      order by draws_at limit 1`);
    return next?.id === round && next.state !== 'settling';
  }

  async #lastBet(): Promise<bigint> {
    const [row] = await this.database.db.query<{ id: bigint | null }>(
      sql`select max(id) as id from wingo_bet`,
    );
    return row?.id ?? 0n;
  }

  /** Finds a round with bets of the payee on both high and low, which always owes a payout. */
  async #payeeRound(): Promise<bigint | undefined> {
    // The bets are sent together: on a busy machine, consecutive ones might never be in the same
    // round.
    const bets = await Promise.all([this.payee.bet(), this.payee.bet()]);
    const keys = bets.map(({ member, key }) => `bet:${member}:${key}`);
    const rounds = await this.database.db.query<{ round: bigint; bets: number }>(sql`
      select round_id as round, count(*)::int as bets
      from wingo_bet join transfer using (id) where key = any (${keys}) group by round_id`);
    return rounds.find(({ bets }) => bets === 2)?.round;
  }
}

/** Returns a player's bet. The payee bets on high and low in turn, others on every selection. */
function betOf(index: number, count: number): WingoBet {
  const choices = index === 0 ? SELECTIONS.slice(-2) : SELECTIONS;
  const bet = choices[(index + count) % choices.length];
  if (bet === undefined) throw new Error('There is nothing to bet on.');
  return bet;
}
