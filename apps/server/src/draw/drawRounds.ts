import { commitmentOf, randomnessOf, wingoDigit } from '@platform/rules/fairness';
import type { VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { Beacon } from '../ports/beacon/beacon';
import type { Keyring } from '../sealing/keyring';
import { openSeed } from './seeds';

// This module must not depend on bets: stakes must not influence the result. A build check refuses
// the import, and the database role of the draw has no access to bets.

/**
 * Time that a round waits for its beacon, or for a server that can decrypt its seed, until it is
 * voided.
 */
const GRACE_MS = 60_000;

export interface DrawParts {
  keyring: Keyring;
  /** Supported beacons, by public key. */
  beacons: readonly Beacon[];
  /**
   * Called with the error of a failed draw, which is retried. A seed that cannot be decrypted is
   * reported once.
   */
  onError: (error: unknown) => void;
}

interface DueRound {
  id: bigint;
  number: string;
  commitment: string;
  /** Unencrypted seed of a round from an earlier version. */
  seed: string | null;
  sealed: Buffer | null;
  keyVersion: number | null;
  beaconKey: string | null;
  beaconRound: bigint | null;
  /** True if betting closed too late to fix the bets before the beacon. */
  unsealed: boolean;
  /** True once the draw is due. Before that, only the beacon is fetched. */
  due: boolean;
  /** True once the grace period is over. */
  overdue: boolean;
}

const dueRounds = (db: Queryable): Promise<DueRound[]> =>
  db.query<DueRound>(sql`
    select id, number, encode(commitment, 'hex') as commitment, encode(seed, 'hex') as seed, sealed,
      key_version as "keyVersion", encode(beacon_public_key, 'hex') as "beaconKey",
      beacon_round as "beaconRound", sealed_at is not null and root is null as unsealed,
      draws_at <= now as due,
      coalesce(beacon_at, draws_at) + ${GRACE_MS} * interval '1 millisecond' <= now as overdue
    from wingo_round left join wingo_seed on wingo_seed.round_id = wingo_round.id,
      clock_timestamp() as now
    where state = 'closed'
      and (least(draws_at, beacon_at) <= now or sealed_at is not null and root is null)
    order by draws_at`);

/**
 * Returns the committed seed, in hex.
 *
 * @throws if this server cannot decrypt the seed, or the seed does not match the commitment
 */
function seedOf({ id, number, seed: clear, ...round }: DueRound, keyring: Keyring): string {
  const { sealed, keyVersion, commitment } = round;
  const seed =
    sealed === null || keyVersion === null ? clear : openSeed(keyring, id, { sealed, keyVersion });
  if (seed === null) throw new Error(`Round ${number} has no seed.`);
  if (commitmentOf(seed) === commitment) return seed;
  throw new Error(`The seed of round ${number} does not match its commitment.`);
}

/** Draws rounds from their seeds and the beacon rounds that their schedule fixed. */
export class Draw {
  readonly #parts: DrawParts;
  /** Signatures fetched before the draw, by public key and beacon round. */
  readonly #signatures = new Map<string, Promise<string | undefined>>();
  /** Rounds whose seeds this server could not decrypt. */
  readonly #unopened = new Set<bigint>();

  constructor(parts: DrawParts) {
    this.#parts = parts;
  }

  /**
   * Draws the closed rounds that are due. Delay does not affect fairness, because seed and beacon
   * round are fixed before the first bet. Voids a round if its beacon or seed is missing for a
   * minute. Fetches beacons once they are published, a few seconds before the draw.
   *
   * @returns true if a draw was due
   */
  async drawRounds(db: Database): Promise<boolean> {
    const rounds = await dueRounds(db);
    await Promise.all(rounds.map((round) => this.#draw(db, round).catch(this.#parts.onError)));
    if (rounds.length === 0) {
      this.#signatures.clear();
      this.#unopened.clear();
    }
    return rounds.some(({ due }) => due);
  }

  async #draw(db: Database, round: DueRound): Promise<void> {
    if (round.unsealed) return this.#voidUnsealed(db, round);
    const signature = await this.#signatureFor(round);
    if (!round.due) return;
    const seed = this.#openedSeed(round);
    if (seed === undefined) {
      // Another server may have the missing key.
      if (round.overdue) await voidRound(db, round.id, 'seed-lost');
      return;
    }
    if (round.beaconRound === null) return drawn(db, round, seed, undefined);
    if (signature !== undefined) return drawn(db, round, seed, signature);
    if (round.overdue) return voidRound(db, round.id, 'no-beacon', seed);
  }

  async #voidUnsealed(db: Database, round: DueRound): Promise<void> {
    const seed = this.#openedSeed(round);
    if (seed !== undefined) return voidRound(db, round.id, 'no-root', seed);
    if (round.overdue) return voidRound(db, round.id, 'seed-lost');
  }

  /**
   * Returns the seed of a round; undefined if it cannot be decrypted. Reports only the first
   * failure.
   */
  #openedSeed(round: DueRound): string | undefined {
    try {
      return seedOf(round, this.#parts.keyring);
    } catch (error) {
      if (!this.#unopened.has(round.id)) this.#parts.onError(error);
      this.#unopened.add(round.id);
      return undefined;
    }
  }

  /**
   * Fetches the signature of a beacon round until it is published. Concurrent callers share one
   * request.
   */
  #signatureFor({ beaconKey, beaconRound }: DueRound): Promise<string | undefined> {
    if (beaconKey === null || beaconRound === null) return Promise.resolve(undefined);
    const name = `${beaconKey}:${beaconRound}`;
    const asked = this.#signatures.get(name) ?? this.#ask(beaconKey, Number(beaconRound));
    this.#signatures.set(name, asked);
    void asked.then((signature) => signature ?? this.#signatures.delete(name));
    return asked;
  }

  async #ask(publicKey: string, round: number): Promise<string | undefined> {
    const beacon = this.#parts.beacons.find(({ chain }) => chain.publicKey === publicKey);
    return beacon?.signatureOf(round);
  }
}

async function drawn(
  db: Queryable,
  { id, number }: DueRound,
  seed: string,
  signature: string | undefined,
): Promise<void> {
  const randomness = signature === undefined ? undefined : randomnessOf(signature);
  const digit = wingoDigit(seed, number, randomness);
  await db.query(sql`
    update wingo_round set state = 'drawn', result = ${digit}, drawn_at = clock_timestamp(),
      server_seed = ${Buffer.from(seed, 'hex')},
      beacon_signature = ${signature === undefined ? null : Buffer.from(signature, 'hex')}
    where id = ${id} and state = 'closed'`);
}

/**
 * Voids a round before its draw. The settlement refunds all stakes in full.
 *
 * @param seed seed to publish with the reason, in hex; undefined if it is lost
 */
export async function voidRound(
  db: Queryable,
  round: bigint,
  reason: VoidReason,
  seed?: string,
): Promise<void> {
  await db.query(sql`
    update wingo_round set state = 'voiding', void_reason = ${reason},
      server_seed = ${seed === undefined ? null : Buffer.from(seed, 'hex')}
    where id = ${round} and state in ('open', 'closed')`);
}

/**
 * Returns the time until the next beacon or draw, in ms by the database's clock; 0 if one is due.
 */
export async function untilNextDraw(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ wait: number | null }>(sql`
    select greatest(0, extract(epoch from min(due) - clock_timestamp()) * 1000)::float8 as wait
    from (
      select unnest(array[beacon_at, draws_at]) as due from wingo_round
      where state in ('open', 'closed')
    ) steps where due > clock_timestamp()`);
  return row?.wait ?? undefined;
}
