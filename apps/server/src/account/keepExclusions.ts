import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { detailsOf, type ExclusionHashes } from './exclusionHashes';
import { profileOf } from './members';

interface Excluded {
  member: bigint;
  /** End of the self-exclusion; null without an end. */
  endsAt: Date | null;
}

/**
 * Hashes the details of self-excluded members without a hash: a server of an earlier release began
 * their self-exclusion. Skips members with a hash, because later details are not hashed.
 */
export async function keepExclusions(db: Database, exclusions: ExclusionHashes): Promise<void> {
  const excluded = await db.query<Excluded>(sql`
    select member_id as member, nullif(max(ends_at), 'infinity') as "endsAt"
    from play_break where excludes and ends_at > clock_timestamp()
    group by member_id`);
  for (const { member, endsAt } of excluded) {
    const details = detailsOf(await profileOf(db, member));
    if (await exclusions.include(db, details)) continue;
    await db.transaction((tx) => exclusions.keep(tx, details, endsAt));
  }
}
