import { setTimeout as delay } from 'node:timers/promises';
import { beaconTime } from '@platform/rules/fairness';
import sql from 'sql-template-tag';
import { databaseNow, type ClockCheck } from '../db/clock';
import type { Queryable } from '../db/database';
import type { Beacon } from '../ports/beacon/beacon';
import type { Clock } from '../ports/clock';
import type { MachineOffset } from '../ports/ntp/sntp';

/** Offset above which the log has a warning, in ms. Above a second, the database stops betting. */
const WARN_MS = 250;

/** Delay after the time of a beacon round within which its signature is published, in ms. */
const PUBLISHED_MS = 2_500;

/**
 * Times of the requests for a signature, in ms before the time of its round by the database's
 * clock. Servers of drand delay the response for their next round until it exists, so no request
 * may wait for the whole period.
 */
const EARLY_MS = [4_000, 2_000, 1_400, 300, -PUBLISHED_MS];

const SOURCES = { beacon: 'the beacon', ntp: 'the time server' } as const;

/**
 * Returns how far the database's clock is behind the beacon, as an offset in ms. A signature that
 * exists before its time by the database's clock proves the offset. The offset is 0 if the
 * signature appears after its time.
 *
 * @throws if the signature does not appear, because the comparison then proves nothing
 */
export async function offsetFromBeacon(
  db: Queryable,
  { chain, signatureOf }: Beacon,
  signal?: AbortSignal,
): Promise<number> {
  const now = await databaseNow(db);
  const [longest = 0] = EARLY_MS;
  const round = Math.ceil((now + longest - chain.genesis * 1_000) / (chain.period * 1_000)) + 1;
  const dueAt = beaconTime(chain, round);
  for (const early of EARLY_MS) {
    await delay(Math.max(0, dueAt - early - (await databaseNow(db))), undefined, { signal });
    if ((await signatureOf(round)) === undefined) continue;
    return Math.min(0, (await databaseNow(db)) - dueAt);
  }
  throw new Error(
    `The beacon has no signature ${PUBLISHED_MS} ms after its time. ` +
      "Either it is unreachable, or the database's clock is ahead.",
  );
}

/**
 * Maximum database response time that allows a comparison, in ms. The error is at most half
 * of it.
 */
const REPLY_MS = 200;

/**
 * Returns how far the database's clock is ahead of a time server, in ms.
 *
 * @throws if the database replies too slowly for a comparison
 */
export async function offsetFromNtp(
  db: Queryable,
  machine: MachineOffset,
  clock: Clock,
): Promise<number> {
  const askedAt = clock.now();
  const now = await databaseNow(db);
  const repliedAt = clock.now();
  if (repliedAt - askedAt > REPLY_MS) {
    throw new Error(`The database took ${repliedAt - askedAt} ms to tell its time.`);
  }
  const fromMachine = now - (askedAt + repliedAt) / 2;
  return Math.round(fromMachine + (await machine()));
}

export interface CompareClocksOptions {
  db: Queryable;
  /** Public beacon; undefined if draws use the local one, which has no independent clock. */
  beacon: Beacon | undefined;
  ntp: MachineOffset | undefined;
  clock: Clock;
  /** Called when an offset rises above the limit for warnings, and when it falls below again. */
  warn: (message: string) => void;
  onError: (error: unknown) => void;
}

export class CompareClocks {
  readonly #options: CompareClocksOptions;
  readonly #warned = new Set<ClockCheck['source']>();

  constructor(options: CompareClocksOptions) {
    this.#options = options;
  }

  /** Ends early, without an error, when the signal aborts. */
  async run(signal?: AbortSignal): Promise<void> {
    const { db, beacon, ntp, clock, onError } = this.#options;
    const checks = [
      ...(beacon ? [this.#keep('beacon', () => offsetFromBeacon(db, beacon, signal))] : []),
      ...(ntp ? [this.#keep('ntp', () => offsetFromNtp(db, ntp, clock))] : []),
    ];
    const report = (error: unknown) => {
      if (signal?.aborted !== true) onError(error);
    };
    await Promise.all(checks.map((check) => check.catch(report)));
  }

  async #keep(source: ClockCheck['source'], measure: () => Promise<number>): Promise<void> {
    const offset = await measure();
    await this.#options.db.query(sql`select note_clock(${source}, ${offset})`);
    const matters = Math.abs(offset) > WARN_MS;
    if (matters === this.#warned.has(source)) return;
    if (matters) this.#warned.add(source);
    else this.#warned.delete(source);
    const how = offset < 0 ? 'behind' : 'ahead of';
    this.#options.warn(
      matters
        ? `The database's clock is ${Math.abs(offset)} ms ${how} ${SOURCES[source]}. Above 1000 ms, betting stops. Synchronise the clock of the database.`
        : `The database's clock agrees with ${SOURCES[source]} again.`,
    );
  }
}
