import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** Maximum number of past pairs in a reply. */
const MOST_PAST = 20;

/** Seed pairs of a member. */
export interface Seeds {
  current: {
    serverSeedHash: string;
    clientSeed: string;
    clientSeedBy: 'server' | 'member';
    /** Nonce of the next bet. */
    nonce: number;
  };
  /** Commitment of the next pair, used after a rotation. */
  nextHash: string;
  /** Past pairs, newest first. */
  past: readonly PastPair[];
}

export interface PastPair {
  serverSeed: string;
  serverSeedHash: string;
  bets: number;
  revealedAt: Date;
}

interface Row {
  state: 'announced' | 'current' | 'past';
  serverSeedHash: string;
  clientSeed: string | null;
  clientSeedBy: 'server' | 'member' | null;
  nonce: number;
  serverSeed: string | null;
  revealedAt: Date | null;
}

const COLUMNS = sql`
  state, encode(server_seed_hash, 'hex') as "serverSeedHash", client_seed as "clientSeed",
  client_seed_by as "clientSeedBy", nonce::float8 as nonce, server_seed as "serverSeed",
  revealed_at as "revealedAt"`;

function pastOf({ serverSeedHash, serverSeed, nonce, revealedAt }: Row): PastPair {
  if (serverSeed === null || revealedAt === null) throw new Error('A past pair has no seed.');
  return { serverSeed, serverSeedHash, bets: nonce, revealedAt };
}

/** Returns a member's pairs; undefined if none has been created yet. */
export async function seedsOf(db: Queryable, member: bigint): Promise<Seeds | undefined> {
  const rows = await db.query<Row>(sql`
    select ${COLUMNS} from seed_pair where member_id = ${member}
    order by place desc limit ${MOST_PAST + 2}`);
  const current = rows.find(({ state }) => state === 'current');
  const announced = rows.find(({ state }) => state === 'announced');
  if (!announced || !current?.clientSeedBy || current.clientSeed === null) return undefined;
  const { serverSeedHash, clientSeed, clientSeedBy, nonce } = current;
  return {
    current: { serverSeedHash, clientSeed, clientSeedBy, nonce },
    nextHash: announced.serverSeedHash,
    past: rows.filter(({ state }) => state === 'past').map(pastOf),
  };
}

/** Returns the pair revealed by the rotation with this key. */
export async function revealedBy(db: Queryable, member: bigint, key: string): Promise<PastPair> {
  const rows = await db.query<Row>(sql`
    select ${COLUMNS} from seed_pair
    where member_id = ${member} and place = (
      select place - 1 from seed_pair where member_id = ${member} and rotation_key = ${key})`);
  return pastOf(one(rows));
}

/** Changes the client seed of the current pair: see the function in the database. */
export async function changeClientSeed(
  db: Queryable,
  member: bigint,
  key: string,
  clientSeed: string,
): Promise<'done' | 'used' | 'open' | 'conflict' | 'never' | 'none'> {
  type Outcome = Awaited<ReturnType<typeof changeClientSeed>>;
  const rows = await db.query<{ outcome: Outcome }>(
    sql`select change_client_seed(${member}, ${key}, ${clientSeed}) as outcome`,
  );
  return one(rows).outcome;
}
