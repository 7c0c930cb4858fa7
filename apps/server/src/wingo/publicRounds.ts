import type {
  BeaconSource,
  Digit,
  GameType,
  PublishedRound,
  VoidReason,
} from '@platform/rules/wingo';
import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';

interface Row {
  roundNumber: string;
  place: bigint;
  closesAt: Date;
  commitment: string;
  link: string;
  serverSeed: string | null;
  source: BeaconSource | null;
  publicKey: string;
  beaconRound: bigint;
  signature: string | null;
  digit: Digit | null;
  voidReason: VoidReason | null;
  bets: number | null;
  root: string | null;
}

const toRound = (row: Row): PublishedRound => {
  const { source, publicKey, beaconRound, signature, place, closesAt, bets, root, ...round } = row;
  const beacon =
    source === null ? null : { source, publicKey, round: Number(beaconRound), signature };
  const seal = bets === null ? null : { bets, root };
  return { ...round, beacon, seal, place: Number(place), closesAt: closesAt.getTime() };
};

const published = (game: GameType): Sql => sql`
  select number as "roundNumber", place, closes_at as "closesAt", draws_at,
    encode(commitment, 'hex') as commitment, encode(link, 'hex') as link,
    encode(server_seed, 'hex') as "serverSeed", beacon_source as source,
    encode(beacon_public_key, 'hex') as "publicKey", beacon_round as "beaconRound",
    encode(beacon_signature, 'hex') as signature, result as digit, void_reason as "voidReason",
    bets, encode(root, 'hex') as root
  from wingo_round
  where game = ${game} and state not in ('open', 'closed')`;

/**
 * Condition for unfinished rounds. The second part is redundant, but makes PostgreSQL use the
 * partial index.
 */
const NOT_OVER = sql`state in ('open', 'closed') and state not in ('settled', 'voided')`;

interface Chain {
  /** Number of rounds. Their places have no gaps. */
  rounds: number;
  /** Places of the unfinished rounds, in descending order. */
  pending: number[];
}

const chainOf = async (db: Queryable, game: GameType): Promise<Chain> =>
  one(
    await db.query<Chain>(sql`
      select coalesce((select max(place) from wingo_round where game = ${game}), 0)::int as rounds,
        array(
          select place::int from wingo_round
          where game = ${game} and ${NOT_OVER} order by place desc) as pending`),
  );

export async function publicPage(
  db: Queryable,
  game: GameType,
  { page, size }: PageRequest,
): Promise<Page<PublishedRound>> {
  const { rounds, pending } = await chainOf(db, game);
  // Finds the newest place on the page. Each unfinished round there or later shifts it by one.
  let newest = rounds - (page - 1) * size;
  for (const place of pending) if (place >= newest) newest -= 1;
  const rows = await db.query<Row>(
    sql`${published(game)} and place <= ${newest} order by place desc limit ${size}`,
  );
  return { rows: rows.map(toRound), total: rounds - pending.length };
}

/**
 * Returns rounds of the public chain, which ends before the first unfinished round, because later
 * rounds would look like a gap.
 */
export async function publicChain(
  db: Queryable,
  game: GameType,
  after: number,
  count: number,
): Promise<PublishedRound[]> {
  const rows = await db.query<Row>(
    sql`
      ${published(game)} and place > ${after}
        and place < all (select place from wingo_round where game = ${game} and ${NOT_OVER})
      order by place limit ${count}`,
  );
  return rows.map(toRound);
}

/** Returns one round; undefined if it does not exist or is unfinished. */
export async function publicRound(
  db: Queryable,
  game: GameType,
  number: string,
): Promise<PublishedRound | undefined> {
  const [row] = await db.query<Row>(sql`${published(game)} and number = ${number}`);
  return row && toRound(row);
}

export async function beaconOfRounds(
  db: Queryable,
): Promise<{ source: BeaconSource; publicKey: string } | undefined> {
  const [beacon] = await db.query<{ source: BeaconSource; publicKey: string }>(sql`
    select beacon_source as source, encode(beacon_public_key, 'hex') as "publicKey"
    from wingo_round where beacon_source is not null order by id desc limit 1`);
  return beacon;
}
