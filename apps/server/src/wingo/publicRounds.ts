import type {
  BeaconSource,
  Digit,
  GameType,
  PublishedRound,
  VoidReason,
} from '@platform/rules/wingo';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';

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
}

const toRound = (row: Row): PublishedRound => {
  const { source, publicKey, beaconRound, signature, place, closesAt, ...round } = row;
  const beacon =
    source === null ? null : { source, publicKey, round: Number(beaconRound), signature };
  return { ...round, beacon, place: Number(place), closesAt: closesAt.getTime() };
};

/** The rounds of a game that are over, also those that were called off. */
const published = (game: GameType): Sql => sql`
  select number as "roundNumber", place, closes_at as "closesAt", draws_at,
    encode(commitment, 'hex') as commitment, encode(link, 'hex') as link,
    encode(server_seed, 'hex') as "serverSeed", beacon_source as source,
    encode(beacon_public_key, 'hex') as "publicKey", beacon_round as "beaconRound",
    encode(beacon_signature, 'hex') as signature, result as digit, void_reason as "voidReason"
  from wingo_round
  where game = ${game} and state not in ('open', 'closed')`;

/** The public history of a game, newest first, by page. */
export async function publicPage(
  db: Queryable,
  game: GameType,
  request: PageRequest,
): Promise<Page<PublishedRound>> {
  const { rows, total } = await readPage<Row>(db, published(game), sql`draws_at desc`, request);
  return { rows: rows.map(toRound), total };
}

/** The public history of a game from the round after a place on, oldest first. */
export async function publicChain(
  db: Queryable,
  game: GameType,
  after: number,
  count: number,
): Promise<PublishedRound[]> {
  const rows = await db.query<Row>(
    sql`${published(game)} and place > ${after} order by place limit ${count}`,
  );
  return rows.map(toRound);
}

/** One round that is over; undefined when there is none of this number, or not yet. */
export async function publicRound(
  db: Queryable,
  game: GameType,
  number: string,
): Promise<PublishedRound | undefined> {
  const [row] = await db.query<Row>(sql`${published(game)} and number = ${number}`);
  return row && toRound(row);
}
