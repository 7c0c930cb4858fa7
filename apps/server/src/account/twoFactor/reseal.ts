import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Keyring, Seal, Sealed } from '../../sealing/keyring';
import { sealOf, sealOfStaff } from './twoFactor';

const AT_ONCE = 500;

interface Row extends Sealed {
  owner: bigint;
}

interface Secrets {
  table: string;
  owner: string;
  seal: (owner: bigint) => Seal;
}

const SECRETS: readonly Secrets[] = [
  { table: 'two_factor', owner: 'member_id', seal: sealOf },
  { table: 'staff_authenticator', owner: 'account_id', seal: sealOfStaff },
];

/**
 * Seals every two-factor secret of members and staff with the newest key, so that older keys can be
 * removed. Safe to run on several servers while people sign in.
 *
 * @throws an error with the number of unreadable secrets, after sealing all others
 */
export async function resealSecrets(db: Queryable, keyring: Keyring): Promise<void> {
  const failures: unknown[] = [];
  for (const secrets of SECRETS) {
    await resealAll(db, keyring, secrets, (error) => failures.push(error));
  }
  if (failures.length === 0) return;
  throw new AggregateError(
    failures,
    `${failures.length} two-factor secrets could not be sealed with the newest key. The first: ${String(failures[0])}`,
  );
}

async function resealAll(
  db: Queryable,
  keyring: Keyring,
  secrets: Secrets,
  onError: (error: unknown) => void,
): Promise<void> {
  const owner = raw(secrets.owner);
  let last = 0n;
  for (;;) {
    const rows = await db.query<Row>(sql`
      select ${owner} as owner, sealed_secret as sealed, key_version as "keyVersion"
      from ${raw(secrets.table)} where key_version <> ${keyring.newest} and ${owner} > ${last}
      order by ${owner} limit ${AT_ONCE}`);
    for (const row of rows) await reseal(db, keyring, secrets, row).catch(onError);
    last = rows.at(-1)?.owner ?? last;
    if (rows.length < AT_ONCE) return;
  }
}

async function reseal(
  db: Queryable,
  keyring: Keyring,
  { table, owner, seal }: Secrets,
  row: Row,
): Promise<void> {
  const sealed = keyring.seal(seal(row.owner), keyring.open(seal(row.owner), row));
  // The owner may have a new secret by now, so replace only the value that was read.
  await db.query(sql`
    update ${raw(table)} set sealed_secret = ${sealed.sealed}, key_version = ${sealed.keyVersion}
    where ${raw(owner)} = ${row.owner} and sealed_secret = ${row.sealed}`);
}
