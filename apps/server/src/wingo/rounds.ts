import type { GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { openAccounts } from '../ledger/accounts';
import type { Random } from '../ports/random';
import { commitmentOf, SEED_BYTES } from './proof';
import type { RoundTimes } from './schedule';

/**
 * The life of a round. `settled` and `voided` are its ends; every step is taken by compare-and-set,
 * so that several servers may take it at once and one of them does.
 */
export type RoundState =
  'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'voiding' | 'voided';

/** A round as players may see it. */
export interface Round {
  id: bigint;
  number: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  state: RoundState;
  /** The SHA-256 of the seed. */
  commitment: Buffer;
}

const at = (epochMs: number) => new Date(epochMs);

/**
 * Creates the rounds that do not exist yet, each with a secret seed, its public commitment and an
 * escrow account.
 *
 * @returns the numbers of the rounds this call created
 */
export async function createRounds(
  tx: Tx,
  random: Random,
  game: GameType,
  rounds: readonly RoundTimes[],
): Promise<string[]> {
  const created: { id: bigint; number: string }[] = [];
  for (const round of rounds) {
    const seed = random.bytes(SEED_BYTES);
    const rows = await tx.query<{ id: bigint; number: string }>(sql`
      insert into wingo_round
        (game, number, opens_at, closes_at, draws_at, ends_at, seed, commitment)
      values (${game}, ${round.number}, ${at(round.opensAt)}, ${at(round.closesAt)},
        ${at(round.drawsAt)}, ${at(round.endsAt)}, ${seed}, ${commitmentOf(seed)})
      on conflict (game, number) do nothing
      returning id, number`);
    created.push(...rows);
  }
  await openAccounts(
    tx,
    'escrow',
    created.map(({ id }) => id),
  );
  return created.map(({ number }) => number);
}

/** The round of a game that is open or about to draw, by the database's clock, and that clock. */
export async function currentRound(
  db: Queryable,
  game: GameType,
): Promise<{ round: Round; now: Date } | undefined> {
  const [row] = await db.query<Round & { now: Date }>(sql`
    select id, number, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt",
      state, commitment, clock_timestamp() as now
    from wingo_round
    where game = ${game} and draws_at > clock_timestamp()
    order by draws_at limit 1`);
  if (row === undefined) return undefined;
  const { now, ...round } = row;
  return { round, now };
}

/** Closes betting on the rounds whose time has come. Waits for bets that are being placed. */
export async function closeRounds(db: Queryable): Promise<void> {
  await db.query(sql`
    update wingo_round set state = 'closed'
    where state = 'open' and closes_at <= clock_timestamp()`);
}

/** How long the oldest round that is not settled is overdue, in seconds; 0 when none is. */
export async function roundLag(db: Queryable): Promise<number> {
  const [row] = await db.query<{ lag: number | null }>(sql`
    select extract(epoch from clock_timestamp() - min(draws_at))::float8 as lag
    from wingo_round
    where state not in ('settled', 'voided') and draws_at < clock_timestamp()`);
  return row?.lag ?? 0;
}

/** How long until the next round closes or draws, in ms by the database's clock; 0 when it is due. */
export async function untilNextStep(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ wait: number | null }>(sql`
    select greatest(0, extract(epoch from min(due) - clock_timestamp()) * 1000)::float8 as wait
    from (
      select case state when 'open' then closes_at else draws_at end as due
      from wingo_round where state in ('open', 'closed')
    ) steps`);
  return row?.wait ?? undefined;
}
