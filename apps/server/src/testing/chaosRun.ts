import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { openDatabase, type Database } from '../db/database';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { Acts, letWithdraw, type Act, type Actor } from './acts';
import { Arena } from './arena';
import { compareBooks } from './compareBooks';
import {
  crashDatabase,
  holdMembers,
  lockTable,
  pauseDatabase,
  slowDisk,
  takeConnections,
} from './databaseFaults';
import { copyOf, emptyFolder } from './folders';
import { Proxy } from './proxy';
import { until } from './serverProcess';
import { Wire } from './wire';

export interface ChaosOptions {
  /** Duration of the run, in ms. Each fault is injected at least once. */
  ms: number;
  members: number;
  restMs: number;
  /** Divisor of the durations of faults. @default 1 */
  shorter?: number;
  /** Data folder of a cluster to copy. @default a new cluster, which is slower */
  freshData?: string;
  log: (line: string) => void;
}

const START = 100_000n * USDT;
const WITHDRAWING = 40;
/** Number of members who lock, deposit or withdraw at the same time. */
const OTHERS = 6;
const OTHERS_REST_MS = 300;
const SKEWS = [30_000, -30_000, 0];
/** Shortest database outage that servers always notice, in ms. */
const NOTICED_MS = 2_500;
/** Longest event loop delay that does not distort the measurements, in ms. */
const UNNOTICED_MS = 500;
/** Number of accepted bets that proves a recovery. */
const SOME = 10;
/** Longest recovery without diagnostics, in ms. */
const PROMPT_MS = 5_000;

interface Fault {
  what: string;
  /** Start time, epoch ms. */
  from: number;
  /** Time at which bets were accepted again, epoch ms. */
  until: number;
  /** Time from the end of the fault to the recovery, in ms. */
  recoveryMs: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Describes an event loop delay that may have distorted the measurements; '' for a short one. */
const heldUp = (who: string, ms: number): string =>
  ms > UNNOTICED_MS ? `; ${who} did one thing only for ${seconds(ms)}` : '';

class Chaos {
  readonly faults: Fault[] = [];
  readonly #began = Date.now();
  readonly #delays = monitorEventLoopDelay();
  slowestNoticeMs = 0;
  slowestAnswerMs = 0;
  #lossy = false;
  lostAnswers = 0;
  readonly #fronts: Proxy[] = [];

  constructor(
    readonly options: ChaosOptions,
    readonly admin: Database,
  ) {
    this.#delays.enable();
  }

  arena!: Arena;
  acts!: Acts;
  way!: Proxy;

  readonly via = async (url: string) => {
    this.way = await Proxy.to(url);
    return this.way.url;
  };

  readonly front = async (origin: string) => {
    const front = await Proxy.to(origin);
    front.loses = () => {
      const loses = this.#lossy && randomInt(3) === 0;
      if (loses) this.lostAnswers += 1;
      return loses;
    };
    this.#fronts.push(front);
    return front.url.replace(/\/$/, '');
  };

  #between(low: number, high: number): number {
    return randomInt(low, high + 1) / (this.options.shorter ?? 1);
  }

  say(what: string): void {
    this.options.log(`${this.timeOf(Date.now()).padStart(9)}  ${what}`);
  }

  /** Formats a time, in epoch ms, relative to the start of the run. */
  timeOf(at: number): string {
    return seconds(at - this.#began);
  }

  /** Kinds of faults. Each function injects a fault, ends it and returns its description. */
  readonly kinds: readonly (() => Promise<string>)[] = [
    async () => {
      const place = randomInt(2);
      const skew = SKEWS[randomInt(SKEWS.length)] ?? 0;
      await this.arena.kill(place);
      await this.start(place, skew);
      return `killed server ${place}, and started it with its clock ${skew / 1000} s ahead`;
    },
    async () => {
      const [place, ms] = [randomInt(2), this.#between(500, 4_000)];
      this.arena.pause(place, true);
      await delay(ms);
      this.arena.pause(place, false);
      return `paused server ${place} for ${seconds(ms)}`;
    },
    async () => {
      this.way.cut();
      await delay(this.#between(0, 500));
      this.way.cut();
      return 'cut every connection to the database, twice';
    },
    async () => {
      const ms = this.#between(3_000, 6_000);
      const noticed = await this.#away(ms, () => {
        this.way.fallSilent();
        return () => this.way.recover();
      });
      return `forwarded nothing to the database for ${seconds(ms)}, with open connections${noticed}`;
    },
    async () => {
      const ms = this.#between(3_000, 6_000);
      const noticed = await this.#away(ms, () => pauseDatabase(this.admin));
      return `paused every process of the database for ${seconds(ms)}${noticed}`;
    },
    async () => {
      const from = Date.now();
      await crashDatabase(this.admin, randomInt);
      return `crashed the database by killing one of its processes; it recovered after ${seconds(Date.now() - from)}`;
    },
    async () => {
      const ms = this.#between(1_000, 5_000);
      await slowDisk(this.admin, ms);
      return `made every flush of the database's log take 0.1 s longer for ${seconds(ms)}`;
    },
    async () => {
      const ms = this.#between(2_000, 8_000);
      const { allPlayers } = this.arena;
      const held = allPlayers.filter(() => randomInt(20) === 0).map(({ member }) => member);
      await holdMembers(this.arena.database.db, held, ms);
      return `held the rows and accounts of ${held.length} members for ${seconds(ms)}`;
    },
    async () => {
      const ms = this.#between(1_000, 4_000);
      return `locked the table ${await lockTable(this.arena.database.db, ms, randomInt)} for ${seconds(ms)}`;
    },
    async () => {
      const ms = this.#between(1_000, 4_000);
      const taken = await takeConnections(this.arena.database.url, ms);
      return `took the ${taken} free connections of the database for ${seconds(ms)}`;
    },
    async () => {
      const [ms, before] = [randomInt(1_000, 3_000), this.lostAnswers];
      this.#lossy = true;
      await delay(ms);
      this.#lossy = false;
      return `lost ${this.lostAnswers - before} responses to members in ${seconds(ms)}`;
    },
  ];

  /**
   * Makes a dependency unavailable for `ms`. Does not measure outages shorter than `NOTICED_MS`.
   *
   * @param take starts the outage and returns a function that ends it
   */
  async #away(ms: number, take: () => (() => void) | Promise<() => void>): Promise<string> {
    await this.arena.heldUpMs();
    const giveBack = await take();
    const from = Date.now();
    const measured = ms < NOTICED_MS ? undefined : this.#askWhileAway(from);
    await delay(ms);
    const noticed = measured && (await measured);
    const heldMs = noticed ? await this.arena.heldUpMs() : 0;
    giveBack();
    if (!noticed) return '';
    this.slowestNoticeMs = Math.max(this.slowestNoticeMs, noticed.noticeMs);
    this.slowestAnswerMs = Math.max(this.slowestAnswerMs, noticed.answerMs);
    return ` (/readyz reported the outage after ${seconds(noticed.noticeMs)}, a call got a response after ${seconds(noticed.answerMs)}${heldUp('a server', heldMs)})`;
  }

  async #askWhileAway(from: number): Promise<{ noticeMs: number; answerMs: number }> {
    const each = this.arena.origins.map(async (origin) => {
      const wire = new Wire(origin);
      const { token } = this.arena.payer;
      // Sends a read, because a write might succeed once the database is available again.
      const answered = wire.get('/api/user/profile', { token }).then(() => Date.now() - from);
      await until(async () => (await wire.get('/readyz')).status === 503 || undefined);
      return { noticeMs: Date.now() - from, answerMs: await answered };
    });
    const all = await Promise.all(each);
    return {
      noticeMs: Math.max(...all.map(({ noticeMs }) => noticeMs)),
      answerMs: Math.max(...all.map(({ answerMs }) => answerMs)),
    };
  }

  /** Repeats failed starts, because the database may be unreachable. */
  async start(place: number, skewMs = 0): Promise<void> {
    await until(() =>
      this.arena.start(place, skewMs).then(
        () => true as const,
        () => undefined,
      ),
    );
  }

  /** Waits until servers have accepted bets since a time, epoch ms. */
  async #recovered(since: number): Promise<void> {
    const { players } = this.arena;
    await until(() => {
      const taken = players.filter(({ intents }) =>
        intents.slice(-2).some(({ acceptedAt = 0 }) => acceptedAt > since),
      );
      return taken.length >= Math.min(SOME, players.length / 2) || undefined;
    });
  }

  /**
   * Prints diagnostics of a slow recovery: output of the servers, activity of the database, lock
   * waits.
   */
  async #lookInto(since: number): Promise<void> {
    this.say(`last output of the servers:\n${this.arena.outputs()}`);
    const rows = await this.admin.query<{ line: string }>(sql`
      select concat_ws(' ', pid, application_name, state, wait_event_type, wait_event,
        to_char(extract(epoch from clock_timestamp() - xact_start), 'FM990.0 "s"'),
        'blocked by ' || nullif(pg_blocking_pids(pid)::text, '{}'),
        left(regexp_replace(query, '\\s+', ' ', 'g'), 160)) as line
      from pg_stat_activity
      where state <> 'idle' and pid <> pg_backend_pid() order by xact_start`);
    const answers = [...this.arena.answers].map(([answer, count]) => `${count} ${answer}`);
    this.say(
      `no bets were accepted for ${seconds(Date.now() - since)}; responses: ${answers.join(', ')}; activity of the database:`,
    );
    for (const { line } of rows) this.say(line);
    const states = await this.admin.query<{ line: string }>(sql`
      select concat_ws(' ', count(*), 'connections', state) as line
      from pg_stat_activity where datname is not null group by state`);
    this.say(states.map(({ line }) => line).join(', '));
  }

  async inject(make: () => Promise<string>): Promise<void> {
    const from = Date.now();
    this.#delays.reset();
    const what = await make();
    const ended = Date.now();
    this.arena.answers.clear();
    const look = setInterval(() => void this.#lookInto(ended).catch(() => undefined), PROMPT_MS);
    await this.#recovered(ended)
      .catch((cause: Error) => {
        throw new Error(
          `No bets were accepted after this fault: ${what}\n${this.arena.outputs()}`,
          {
            cause,
          },
        );
      })
      .finally(() => clearInterval(look));
    const now = Date.now();
    this.faults.push({ what, from, until: now, recoveryMs: now - ended });
    const held = heldUp('this harness', this.#delays.max / 1e6);
    this.say(`${what}; bets were accepted again ${seconds(now - ended)} later${held}`);
    if (this.arena.fallen.length > 0) {
      throw new Error(`A server ended by itself:\n${this.arena.fallen.join('\n')}`);
    }
  }

  async run(): Promise<void> {
    const end = Date.now() + this.options.ms;
    do {
      const order = this.kinds.map((kind) => ({ kind, place: Math.random() }));
      order.sort((a, b) => a.place - b.place);
      for (const { kind } of order) {
        await this.inject(kind);
        await delay(this.#between(1_000, 5_000));
      }
    } while (Date.now() < end);
  }

  async close(): Promise<void> {
    for (const front of this.#fronts) await front.close();
    await this.way.close();
  }
}

/**
 * Returns the arrival times of deposits and the delays of their credits, except during faults; in
 * ms.
 */
async function creditTimes(db: Database, acts: readonly Act[], faults: readonly Fault[]) {
  const rows = await db.query<{ hash: string; at: Date }>(sql`
    select transaction_hash as hash, credited_at as at from deposit`);
  const credited = new Map(rows.map(({ hash, at }) => [hash, at.getTime()]));
  return acts
    .filter(({ kind }) => kind === 'deposit')
    .map(({ key, at }) => {
      const end = credited.get(key) ?? Infinity;
      const hindered = faults.map((fault) =>
        Math.max(0, Math.min(end, fault.until) - Math.max(at, fault.from)),
      );
      return { at, ms: end - at - hindered.reduce((sum, ms) => sum + ms, 0) };
    });
}

export interface ChaosReport {
  faults: number;
  slowestRecoveryMs: number;
  slowestCreditMs: number;
  /**
   * Longest times until `/readyz` reported a database outage, and until a call got a
   * response during one, in ms.
   */
  slowestNoticeMs: number;
  slowestAnswerMs: number;
}

/**
 * Runs two servers on their own PostgreSQL, with members who bet, lock, deposit and withdraw
 * continuously. Injects one fault after another. Finally compares every response with the books.
 *
 * @throws if responses and books differ, a server exits by itself, or bets are not accepted again
 * within 90 s of a fault
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { freshData } = options;
  const folder = await (freshData === undefined ? emptyFolder() : copyOf(freshData));
  const postgres = await startEmbedded({ dataDir: folder.path });
  const admin = openDatabase({ url: postgres.url, connections: 2 });
  const chaos = new Chaos(options, admin);
  const arena = await Arena.open({
    postgresUrl: postgres.url,
    members: options.members,
    balance: START,
    restMs: options.restMs,
    via: chaos.via,
    front: chaos.front,
    settings: { TEST_CHAIN: 'demo', CONFIRM_EMAIL: '0', WITHDRAW_WAIT_HOURS: '0' },
  });
  chaos.arena = arena;
  const { db } = arena.database;
  const enough = new AbortController();
  try {
    const actors: Actor[] = await Promise.all(
      arena.allPlayers.map(async ({ member, token }, index) => ({
        member,
        token,
        secret: index < WITHDRAWING ? await letWithdraw(db, member) : '',
      })),
    );
    const acts = new Acts(db, actors, () => arena.origins);
    chaos.acts = acts;
    await Promise.all([chaos.start(0), chaos.start(1, SKEWS[0])]);
    chaos.say(`${options.members} members play on two servers, one with its clock 30 s ahead`);
    const playing = Promise.all([
      ...arena.players.map((player) => player.play(enough.signal)),
      ...Array.from({ length: OTHERS }, () => acts.play(enough.signal, OTHERS_REST_MS)),
    ]).then(() => undefined);
    // Reports a wrong response immediately.
    await Promise.race([chaos.run(), playing]);
    enough.abort();
    await playing;
    await arena.settled();
    await until(async () => {
      const open = await db.query(sql`
        select 1 from withdrawal where state not in ('success', 'failed')
        union all (select 1 from demo_transfer where hash not in (
          select transaction_hash from deposit) limit 1)`);
      return open.length === 0 || undefined;
    });
    const ends = await arena.stop();
    if (ends.some((code) => code !== 0)) throw new Error(`The servers ended with ${ends.join()}.`);
    await compareBooks(arena, START, acts.all);
    return await report(chaos, db);
  } finally {
    enough.abort();
    // After a failure, the database may be unreachable. Its folder is removed anyway.
    await arena.close().catch(() => undefined);
    await chaos.close();
    await admin.close();
    await postgres.stop();
    await folder.remove();
  }
}

async function report(chaos: Chaos, db: Database): Promise<ChaosReport> {
  const { arena, acts, faults, lostAnswers } = chaos;
  const bets = arena.allPlayers.flatMap(({ intents }) => intents);
  const asked = bets.reduce((sum, { attempts }) => sum + attempts, 0);
  const count = (kind: Act['kind']) =>
    acts.all.filter((act) => act.kind === kind && act.done).length;
  const slowestRecoveryMs = Math.max(...faults.map(({ recoveryMs }) => recoveryMs));
  const credits = await creditTimes(db, acts.all, faults);
  const [slowest = { at: 0, ms: 0 }] = credits.sort((one, other) => other.ms - one.ms);
  const slowestCreditMs = slowest.ms;
  chaos.say(
    `${bets.length} bets, asked for ${asked} times, ${bets.filter(({ accepted }) => accepted).length} of them placed; ` +
      `${count('lock')} locks, ${count('withdrawal')} withdrawals, ${count('deposit')} deposits; ` +
      `${lostAnswers} answers were lost on their way`,
  );
  chaos.say(
    `${faults.length} faults; bets were accepted again ${seconds(slowestRecoveryMs)} after the end of one at the ` +
      `latest; deposits were credited within ${seconds(slowestCreditMs)}, faults aside; the slowest arrived at ${chaos.timeOf(slowest.at)}`,
  );
  chaos.say('the books contain every acknowledged action exactly once, and nothing else');
  const { slowestNoticeMs, slowestAnswerMs } = chaos;
  return {
    faults: faults.length,
    slowestRecoveryMs,
    slowestCreditMs,
    slowestNoticeMs,
    slowestAnswerMs,
  };
}
