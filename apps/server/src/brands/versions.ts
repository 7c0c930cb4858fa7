import { decodeFiles, encodeFiles, hashOfFiles, type BrandFolder } from '@platform/tokens';
import type { EncodedFiles } from '@platform/tokens';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';

export interface Signed {
  author: string;
  /** Reason; '' if none was given. */
  note: string;
}

export interface VersionRow extends Signed {
  number: number;
  hash: string;
  made_at: Date;
  /** Version on which this one is based; null for the folder. */
  made_from: number | null;
}

export async function lockBrand(tx: Tx, brand: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('brand ' || ${brand}, 0))`);
}

export const versionsOf = (db: Queryable, brand: string): Promise<VersionRow[]> =>
  db.query<VersionRow>(sql`
    select number, hash, author, note, made_at, made_from from brand_version
    where brand = ${brand} order by number desc`);

/**
 * Saves files as a version, or returns the newest version if it has the same files.
 *
 * @returns the version; `isNew` if this call created it
 */
export const saveVersion = (
  db: Database,
  folder: Pick<BrandFolder, 'id' | 'files'>,
  signed: Signed & { base: number | null },
): Promise<{ version: VersionRow; isNew: boolean }> =>
  db.transaction(async (tx) => {
    await lockBrand(tx, folder.id);
    return saveInTurn(tx, folder, signed);
  });

/** Saves a version like `saveVersion`, in a transaction that has locked the brand. */
export async function saveInTurn(
  tx: Tx,
  { id, files }: Pick<BrandFolder, 'id' | 'files'>,
  { author, note, base }: Signed & { base: number | null },
): Promise<{ version: VersionRow; isNew: boolean }> {
  const hash = hashOfFiles(files);
  const [newest] = await versionsOf(tx, id);
  if (newest?.hash === hash) return { version: newest, isNew: false };
  const rows = await tx.query<VersionRow>(sql`
    insert into brand_version (brand, number, files, hash, author, note, made_from)
    values (${id}, ${(newest?.number ?? 0) + 1}, ${JSON.stringify(encodeFiles(files))}::jsonb,
      ${hash}, ${author}, ${note}, ${base})
    returning number, hash, author, note, made_at, made_from`);
  return { version: one(rows), isNew: true };
}

export async function readVersion(
  db: Queryable,
  brand: string,
  number: number,
): Promise<BrandFolder | undefined> {
  const [row] = await db.query<{ files: EncodedFiles }>(sql`
    select files from brand_version where brand = ${brand} and number = ${number}`);
  if (!row) return undefined;
  const path = `${brand} version ${number}`;
  return { id: brand, path, version: number, files: decodeFiles(row.files) };
}
