import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { DeskError } from './deskError';

interface Replaced {
  /** Version number; null for the folder. */
  number: number | null;
  author: string;
  serves_from: Date;
}

const nameOf = (number: number | null): string =>
  number === null ? 'the folder' : `version ${number}`;

/**
 * Returns the publication in force just before a moment; undefined if there is none, or if the
 * brand is offline then.
 */
async function servedBefore(
  db: Queryable,
  brand: string,
  at: Date | undefined,
): Promise<Replaced | undefined> {
  const [row] = await db.query<Replaced & { isOff: boolean }>(sql`
    select number, author, serves_from,
      rollback and number is null and restores is null as "isOff"
    from brand_publication
    where brand = ${brand} and cancelled_at is null
      and serves_from <= coalesce(${at ?? null}, clock_timestamp())
    order by serves_from desc, id desc limit 1`);
  return row && !row.isOff ? row : undefined;
}

export interface Candidate {
  /** Version number; null for the folder. */
  number: number | null;
  at: Date | undefined;
  /** Served version that the author agrees to replace, even if the new version has another base. */
  over: number | null | undefined;
}

/**
 * Rejects a version whose base is not the served version: it would undo changes that its author may
 * not know about. Also rejects a second publication that begins at the same moment.
 */
export async function refuseStale(
  db: Queryable,
  brand: string,
  { number, at, over }: Candidate,
): Promise<void> {
  const replaced = await servedBefore(db, brand, at);
  if (at && replaced?.serves_from.getTime() === at.getTime()) {
    throw new DeskError(
      409,
      `Nothing was published: ${nameOf(replaced.number)} by ${replaced.author} is planned for ${at.toISOString()} already. Cancel it, or choose another moment.`,
    );
  }
  if (number === null || replaced === undefined || replaced.number === number) return;
  if (over !== undefined && over === replaced.number) return;
  const { made_from: base } = one(
    await db.query<{ made_from: number | null }>(sql`
      select made_from from brand_version where brand = ${brand} and number = ${number}`),
  );
  if (base === replaced.number) return;
  throw new DeskError(
    409,
    `Nothing was published: version ${number} was made from ${nameOf(base)}, and would replace ${nameOf(replaced.number)} by ${replaced.author} without its changes. Merge the two, or publish over ${nameOf(replaced.number)}.`,
    [],
    'MADE_BEFORE',
    { base, served: replaced.number },
  );
}
