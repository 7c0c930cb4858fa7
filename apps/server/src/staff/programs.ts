import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import type { Database } from '../db/database';

/** Program with the role brand manager. */
export interface BrandProgram {
  name: string;
  /** Bearer token of its calls. */
  token: string;
}

/**
 * Creates a program that manages every brand, or renews it for another year. Use it only for a
 * private database, as its owner: elsewhere an administrator creates programs with `npm run staff`.
 */
export async function ensureBrandProgram(
  db: Database,
  { name, token }: BrandProgram,
): Promise<void> {
  await db.query(sql`
    with program as (
      insert into staff_account (name, email, is_service, accepted_at, expires_at)
      values (${name}, 'programs@demo.localhost', true, clock_timestamp(),
        clock_timestamp() + interval '1 year')
      on conflict (lower(name)) do update set expires_at = excluded.expires_at
      returning id),
    granted as (
      insert into staff_grant (account_id, role) select id, 'brand manager' from program
      on conflict do nothing)
    insert into staff_token (token_hash, account_id) select ${linkTokenHash(token)}, id from program
    on conflict do nothing`);
}
