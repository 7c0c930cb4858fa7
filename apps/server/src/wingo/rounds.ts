import type { BeaconSource, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * State of a round. `settled` and `voided` are final. Every transition is a compare-and-set: if
 * several servers attempt it, exactly one succeeds.
 */
export type RoundState =
  | 'open'
  | 'closed'
  | 'drawn'
  | 'settling'
  | 'settled'
  | 'voiding'
  | 'voided';

export interface Round {
  id: bigint;
  number: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  /** Time at which the countdown reaches zero. */
  endsAt: Date;
  state: RoundState;
  /** SHA-256 of the seed, in hex. */
  commitment: string;
  /** Bets of the round; undefined while betting is open, and for rounds of earlier versions. */
  seal: Seal | undefined;
  /**
   * Beacon that determines the result together with the seed; undefined for rounds of earlier
   * versions.
   */
  beacon: AwaitedBeacon | undefined;
}

/** Set of the bets of a round, fixed when betting closes. */
export interface Seal {
  bets: number;
  /** Root of the Merkle tree over the bets, hex; null if betting closed too late. */
  root: string | null;
}

export interface AwaitedBeacon {
  source: BeaconSource;
  /** Public key of the beacon, in hex. */
  publicKey: string;
  round: number;
  at: Date;
}

interface RoundRow extends Omit<Round, 'beacon' | 'seal'> {
  now: Date;
  bets: number | null;
  root: string | null;
  source: BeaconSource | null;
  publicKey: string;
  beaconRound: bigint;
  beaconAt: Date;
}

/** Returns the round of a game that is open or about to be drawn, and the database time. */
export async function currentRound(
  db: Queryable,
  game: GameType,
): Promise<{ round: Round; now: Date } | undefined> {
  const [row] = await db.query<RoundRow>(sql`
    select id, number, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt",
      ends_at as "endsAt", state, encode(commitment, 'hex') as commitment, beacon_source as source,
      encode(beacon_public_key, 'hex') as "publicKey", beacon_round as "beaconRound",
      beacon_at as "beaconAt", case when sealed_at is not null then bets end as bets,
      encode(root, 'hex') as root, clock_timestamp() as now
    from wingo_round
    where game = ${game} and draws_at > clock_timestamp()
    order by draws_at limit 1`);
  if (row === undefined) return undefined;
  const { now, source, publicKey, beaconRound, beaconAt, bets, root, ...round } = row;
  const beacon =
    source === null ? undefined : { source, publicKey, round: Number(beaconRound), at: beaconAt };
  const seal = bets === null ? undefined : { bets, root };
  return { round: { ...round, beacon, seal }, now };
}

/**
 * Closes betting on due rounds: first on those that are not locked, then on the others. The second
 * update waits for bets that are being placed. The database computes the root over the bets of a
 * round when it closes.
 */
export async function closeRounds(db: Queryable): Promise<void> {
  await db.query(sql`
    update wingo_round set state = 'closed'
    where id in (
      select id from wingo_round where state = 'open' and closes_at <= clock_timestamp()
      for no key update skip locked)`);
  await db.query(sql`
    update wingo_round set state = 'closed'
    where state = 'open' and closes_at <= clock_timestamp()`);
}

/** Returns the delay of the oldest overdue unsettled round, in seconds; 0 if there is none. */
export async function roundLag(db: Queryable): Promise<number> {
  const [row] = await db.query<{ lag: number | null }>(sql`
    select extract(epoch from clock_timestamp() - min(draws_at))::float8 as lag
    from wingo_round
    where state not in ('settled', 'voided') and draws_at < clock_timestamp()`);
  return row?.lag ?? 0;
}

/** Returns the time until the next round closes, in ms by the database's clock; 0 if one is due. */
export async function untilNextClose(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ wait: number | null }>(sql`
    select greatest(0, extract(epoch from min(closes_at) - clock_timestamp()) * 1000)::float8 as wait
    from wingo_round where state = 'open'`);
  return row?.wait ?? undefined;
}
