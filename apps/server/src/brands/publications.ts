import { hashOfFiles, type BrandFolder } from '@platform/tokens';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { lockBrand, saveInTurn, versionsOf, type Signed } from './versions';

/** A moment from which on a brand is served as a version, or from its folder. */
export interface PublicationRow extends Signed {
  id: bigint;
  /** The version; null for the folder. */
  number: number | null;
  rollback: boolean;
  serves_from: Date;
  recorded_at: Date;
  cancelled_at: Date | null;
  cancelled_by: string | null;
}

/** What is served of a brand now. */
export interface InForce {
  brand: string;
  id: bigint;
  number: number | null;
  restores: bigint | null;
  rollback: boolean;
  serves_from: Date;
  author: string;
}

/** What each brand that was ever published is served as now, by the clock of the database. */
export const inForce = (db: Queryable): Promise<InForce[]> =>
  db.query<InForce>(sql`
    select distinct on (brand) brand, id, number, restores, rollback, serves_from, author
    from brand_publication
    where cancelled_at is null and serves_from <= clock_timestamp()
    order by brand, serves_from desc, id desc`);

/** In how many ms the next planned publication is due; undefined when none is planned. */
export async function untilNext(db: Queryable): Promise<number | undefined> {
  const { ms } = one(
    await db.query<{ ms: number | null }>(sql`
      select (extract(epoch from min(serves_from) - clock_timestamp()) * 1000)::float8 as ms
      from brand_publication where cancelled_at is null and serves_from > clock_timestamp()`),
  );
  return ms ?? undefined;
}

/** Everything that was published of a brand, or is planned: the last to be served first. */
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

/** What replaces a folder. */
interface Replacing {
  number: number;
  author: string;
  /** What was in force until then. */
  earlier: InForce | undefined;
  /** The last moment of the folder; undefined for now. */
  until?: Date;
}

/**
 * Keeps what was served of a folder as a version that a rollback restores: the folder itself may have
 * changed by then.
 *
 * @returns the version; undefined where another version was served, or the same files are published
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
    : await saveInTurn(tx, { id, files }, signed);
  await insert(tx, id, { number: version.number, at: until, ...signed });
  return version.number;
}

/**
 * Keeps what was served of a folder until the moment of a planned version, in the history just before
 * it. Of several servers that see the moment come, the first does it.
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

/**
 * Publishes a version, or the folder.
 *
 * @param at the moment from which on it is served; undefined for now
 * @param folder what is served of the brand, where that is its folder
 * @returns when it is served from, and the version that the folder was kept as, if it was; undefined
 *   where just that is published for now already
 */
export const publish = (
  db: Database,
  brand: string,
  request: Signed & { number: number | null; at: Date | undefined },
  folder: BrandFolder | undefined,
): Promise<{ serves_from: Date; kept?: number } | undefined> =>
  db.transaction(async (tx) => {
    await lockBrand(tx, brand);
    const { number, at, author } = request;
    const isReplaced = folder !== undefined && number !== null && at === undefined;
    const earlier = (await inForce(tx)).find((row) => row.brand === brand);
    // Twice in the history, a rollback would go back to the same.
    if (at === undefined && earlier?.number === number) return undefined;
    const kept = isReplaced ? await keepServed(tx, folder, { number, author, earlier }) : undefined;
    return { serves_from: await insert(tx, brand, request), ...(kept !== undefined && { kept }) };
  });

/**
 * Takes back what is planned of a brand; answers how many that were.
 *
 * @param at the moment that it is planned for. @default every moment to come
 */
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

/** What was served before a publication: what it restores counts in its place. */
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

/** What became of a folder since a version stood for it. */
export type FolderSince = 'same' | 'changed' | 'gone';

/** What a rollback asks of a server. */
export interface RollBackChecks {
  /** What became of the folder since it had the files of a version; null for a folder that is served. */
  folderSince: (version: number | null, tx: Tx) => Promise<FolderSince>;
  /** Throws where what is gone back to cannot be served: then nothing changes. */
  admit: (target: { number: number | null; folder: FolderSince }, tx: Tx) => Promise<void>;
}

/**
 * What a rollback goes back to; undefined for the folder before the first publication. A folder that has
 * changed is passed over: what was last shown of it is the version that replaced it.
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
 * Goes back to what was served before the last publication, and takes back what is planned. Repeated,
 * it goes back further, in the end to the folder if that is as it was when a version replaced it.
 *
 * @returns the version, null for the folder; undefined when there is nothing to go back from
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
    // A rollback stands for what it restored.
    const restores = target && (target.rollback ? target.restores : target.id);
    await tx.query(sql`
      insert into brand_publication (brand, number, serves_from, restores, rollback, author, note)
      values (${brand}, ${number}, clock_timestamp(), ${restores ?? null}, true, ${author}, ${note})`);
    return { number, cancelled };
  });
