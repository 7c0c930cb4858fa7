import { hashOfFiles, type BrandFolder } from '@platform/tokens';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { lockBrand, saveInTurn, versionsOf, type Signed } from './versions';

/** Version or folder of a brand that is served from a start time on. */
export interface PublicationRow extends Signed {
  id: bigint;
  /** Version number; null for the folder. */
  number: number | null;
  rollback: boolean;
  serves_from: Date;
  recorded_at: Date;
  cancelled_at: Date | null;
  cancelled_by: string | null;
}

export interface InForce {
  brand: string;
  id: bigint;
  number: number | null;
  restores: bigint | null;
  rollback: boolean;
  serves_from: Date;
  author: string;
}

export const inForce = (db: Queryable): Promise<InForce[]> =>
  db.query<InForce>(sql`
    select distinct on (brand) brand, id, number, restores, rollback, serves_from, author
    from brand_publication
    where cancelled_at is null and serves_from <= clock_timestamp()
    order by brand, serves_from desc, id desc`);

/** Returns the time until the next planned publication, in ms; undefined if none is planned. */
export async function untilNext(db: Queryable): Promise<number | undefined> {
  const { ms } = one(
    await db.query<{ ms: number | null }>(sql`
      select (extract(epoch from min(serves_from) - clock_timestamp()) * 1000)::float8 as ms
      from brand_publication where cancelled_at is null and serves_from > clock_timestamp()`),
  );
  return ms ?? undefined;
}

export const publicationsOf = (db: Queryable, brand: string): Promise<PublicationRow[]> =>
  db.query<PublicationRow>(sql`
    select id, number, rollback, serves_from, author, note, recorded_at, cancelled_at, cancelled_by
    from brand_publication where brand = ${brand} order by serves_from desc, id desc`);

async function insert(
  tx: Tx,
  brand: string,
  { number, at, author, note }: Signed & { number: number | null; at?: Date | undefined },
): Promise<Date> {
  const rows = await tx.query<{ serves_from: Date }>(sql`
    insert into brand_publication (brand, number, serves_from, author, note)
    values (${brand}, ${number}, coalesce(${at ?? null}, clock_timestamp()), ${author}, ${note})
    returning serves_from`);
  return one(rows).serves_from;
}

interface Replacing {
  number: number;
  author: string;
  earlier: InForce | undefined;
  /** Time at which the folder stops being served. @default now */
  until?: Date;
}

/**
 * Saves the served folder as a version for rollbacks, because the folder may change.
 *
 * @returns the number of the saved version; undefined if a version was served, or if `number` has
 * the same files
 */
async function keepServed(
  tx: Tx,
  { id, files }: BrandFolder,
  { number, author, earlier, until }: Replacing,
): Promise<number | undefined> {
  if (earlier !== undefined && earlier.number !== null) return undefined;
  const hash = hashOfFiles(files);
  const known = (await versionsOf(tx, id)).filter((version) => version.hash === hash);
  if (known.some((version) => version.number === number)) return undefined;
  const signed = { author, note: `The folder, as it was served before version ${number}` };
  const { version } = known[0]
    ? { version: known[0] }
    : await saveInTurn(tx, { id, files }, { ...signed, base: null });
  await insert(tx, id, { number: version.number, at: until, ...signed });
  return version.number;
}

/**
 * Saves the folder that a planned version replaces, dated just before that version. The first server that
 * reaches the planned time saves the folder.
 */
export const keepUntilPlanned = (
  db: Database,
  planned: InForce & { number: number },
  folder: BrandFolder,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    await lockBrand(tx, planned.brand);
    const { number, author, serves_from } = planned;
    const until = new Date(serves_from.getTime() - 1);
    return keepServed(tx, folder, { number, author, until, earlier: await before(tx, planned) });
  });

/** Work in the transaction of an action, such as its entry in the audit log. */
export type Within = (tx: Tx) => Promise<void>;

/**
 * @param within runs in the transaction before the publication, and may throw to prevent it
 * @returns the start time, and the version with the replaced folder, if one was saved; undefined if
 * the same publication is already in force
 */
export const publish = (
  db: Database,
  brand: string,
  request: Signed & { number: number | null; at: Date | undefined },
  folder: BrandFolder | undefined,
  within?: Within,
): Promise<{ serves_from: Date; kept?: number } | undefined> =>
  db.transaction(async (tx) => {
    await lockBrand(tx, brand);
    const { number, at, author } = request;
    const isReplaced = folder !== undefined && number !== null && at === undefined;
    const earlier = (await inForce(tx)).find((row) => row.brand === brand);
    // With a duplicate, a rollback would restore the version that is already served.
    if (at === undefined && earlier?.number === number) return undefined;
    await within?.(tx);
    const kept = isReplaced ? await keepServed(tx, folder, { number, author, earlier }) : undefined;
    return { serves_from: await insert(tx, brand, request), ...(kept !== undefined && { kept }) };
  });

/** @param at start time to cancel. @default every future time */
export async function cancelPlanned(
  db: Queryable,
  brand: string,
  author: string,
  at?: Date,
): Promise<number> {
  const rows = await db.query(sql`
    update brand_publication set cancelled_at = clock_timestamp(), cancelled_by = ${author}
    where brand = ${brand} and cancelled_at is null and serves_from > clock_timestamp()
      and serves_from = coalesce(${at ?? null}, serves_from)
    returning id`);
  return rows.length;
}

async function before(db: Queryable, current: InForce): Promise<InForce | undefined> {
  if (current.rollback && current.restores === null) return undefined;
  const [row] = await db.query<InForce>(sql`
    select earlier.brand, earlier.id, earlier.number, earlier.restores, earlier.rollback,
      earlier.serves_from, earlier.author
    from brand_publication earlier
    join brand_publication shown on shown.id = ${current.restores ?? current.id}
    where earlier.brand = shown.brand and earlier.cancelled_at is null
      and (earlier.serves_from, earlier.id) < (shown.serves_from, shown.id)
    order by earlier.serves_from desc, earlier.id desc limit 1`);
  return row;
}

export type FolderSince = 'same' | 'changed' | 'gone';

export interface RollBackChecks {
  /** Compares the folder with a version; null if the folder itself is served. */
  folderSince: (version: number | null, tx: Tx) => Promise<FolderSince>;
  /** Throws to reject the target and cancel the rollback. */
  admit: (target: { number: number | null; folder: FolderSince }, tx: Tx) => Promise<void>;
}

/**
 * Returns the target of a rollback. Skips a changed folder, because its last served files were
 * saved as a version.
 */
async function targetOf(
  tx: Tx,
  current: InForce,
  folder: FolderSince,
): Promise<InForce | undefined> {
  let target = await before(tx, current);
  while (target?.number === null && folder !== 'same') target = await before(tx, target);
  return target;
}

/**
 * Rolls a brand back. Repeated calls go further back, at last to the folder if it is unchanged.
 *
 * @returns the version, null for the folder; undefined if there is nothing to restore
 */
export const rollBack = (
  db: Database,
  brand: string,
  { author, note }: Signed,
  { folderSince, admit }: RollBackChecks,
): Promise<{ number: number | null; cancelled: number } | undefined> =>
  db.transaction(async (tx) => {
    await lockBrand(tx, brand);
    const current = (await inForce(tx)).find((row) => row.brand === brand);
    if (!current || (current.rollback && current.restores === null)) return undefined;
    const folder = await folderSince(current.number, tx);
    const target = await targetOf(tx, current, folder);
    const number = target?.number ?? null;
    await admit({ number, folder }, tx);
    const cancelled = await cancelPlanned(tx, brand, author);
    // A rollback counts as the publication that it restored.
    const restores = target && (target.rollback ? target.restores : target.id);
    await tx.query(sql`
      insert into brand_publication (brand, number, serves_from, restores, rollback, author, note)
      values (${brand}, ${number}, clock_timestamp(), ${restores ?? null}, true, ${author}, ${note})`);
    return { number, cancelled };
  });
