import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Keyring, Sealed } from '../../sealing/keyring';
import { sealOf } from './twoFactor';

const AT_ONCE = 500;

interface Row extends Sealed {
  member: bigint;
}

/**
 * Seals every two-factor secret with the newest key, so that older keys can be removed. Safe to run
 * on several servers while members sign in.
 *
 * @throws with the number of unreadable secrets, after all others are sealed
 */
export async function resealSecrets(db: Queryable, keyring: Keyring): Promise<void> {
  const failures: unknown[] = [];
  let last = 0n;
  for (;;) {
    const rows = await db.query<Row>(sql`
      select member_id as member, sealed_secret as sealed, key_version as "keyVersion"
      from two_factor where key_version <> ${keyring.newest} and member_id > ${last}
      order by member_id limit ${AT_ONCE}`);
    for (const row of rows) await reseal(db, keyring, row).catch((error) => failures.push(error));
    last = rows.at(-1)?.member ?? last;
    if (rows.length < AT_ONCE) break;
  }
  if (failures.length === 0) return;
  throw new AggregateError(
    failures,
    `${failures.length} two-factor secrets could not be sealed with the newest key. The first: ${String(failures[0])}`,
  );
}

async function reseal(db: Queryable, keyring: Keyring, row: Row): Promise<void> {
  const seal = sealOf(row.member);
  const { keyVersion, sealed } = keyring.seal(seal, keyring.open(seal, row));
  // The member may have a new secret by now, so replace only the value that was read.
  await db.query(sql`
    update two_factor set sealed_secret = ${sealed}, key_version = ${keyVersion}
    where member_id = ${row.member} and sealed_secret = ${row.sealed}`);
}
