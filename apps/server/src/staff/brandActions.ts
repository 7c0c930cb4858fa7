import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import { one, type Queryable } from '../db/database';
import { sessionOf } from './sessions';
import { StaffRefused } from './refused';

/** Person or program that acts on brands. */
export interface BrandActor {
  account: bigint;
  name: string;
}

/** Action on a brand, as the audit log records it. */
export interface BrandAction {
  permission: 'brand.draft' | 'brand.publish' | 'brand.rollback';
  brand: string;
  detail: Readonly<Record<string, unknown>>;
  reason: string;
  /** IP address of the caller. */
  address: string;
}

/** Publication that another person has yet to approve. */
export interface OpenPublication {
  request: bigint;
  brand: string;
  /**
   * Requested publication. `number` is null for the brand's folder; `at` is null for an immediate
   * publication.
   */
  detail: { number: number | null; at: string | null; over?: number | null };
  reason: string;
  /** Person who requested the publication. */
  author: string;
  /** True if the reader requested the publication. */
  isOwn: boolean;
  requestedAt: Date;
}

/** Returns the person of a page's session. */
export async function personOf(db: Queryable, session: string): Promise<BrandActor | undefined> {
  const person = await sessionOf(db, session);
  return person && { account: person.account, name: person.name };
}

/** Returns the owner of a bearer token: a person's command, or a program. */
export async function actorOf(db: Queryable, token: string): Promise<BrandActor | undefined> {
  const person = await sessionOf(db, token, true);
  if (person !== undefined) return { account: person.account, name: person.name };
  const [program] = await db.query<BrandActor>(sql`
    select id as account, name from staff_token join staff_account on id = account_id
    where token_hash = ${linkTokenHash(token)} and is_service and accepted_at is not null
      and disabled_at is null and expires_at > clock_timestamp()`);
  return program;
}

/** Returns true if a person or program has one of the permissions for a brand. */
export async function mayActOn(
  db: Queryable,
  { account }: BrandActor,
  permissions: readonly string[],
  brand: string,
): Promise<boolean> {
  const rows = await db.query<{ may: boolean }>(sql`
    select coalesce(bool_or(staff_may(${account}, permission, ${brand})), false) as may
    from unnest(${permissions}::text[]) as permission`);
  return one(rows).may;
}

/** Permissions for brands, in the order of their replies. */
const PERMISSIONS = ['brand.draft', 'brand.publish', 'brand.rollback', 'brand.approve'] as const;

export type BrandPermission = (typeof PERMISSIONS)[number];

/** Returns the permissions of a person or program for each brand. Omits brands without any. */
export async function permissionsOn(
  db: Queryable,
  { account }: BrandActor,
  brands: readonly string[],
): Promise<ReadonlyMap<string, readonly BrandPermission[]>> {
  const rows = await db.query<{ brand: string; may: BrandPermission[] }>(sql`
    select brand, array_agg(permission order by place) as may
    from unnest(${brands}::text[]) as brand,
      unnest(${PERMISSIONS}::text[]) with ordinality as known (permission, place)
    where staff_may(${account}, permission, brand)
    group by brand`);
  return new Map(rows.map(({ brand, may }) => [brand, may]));
}

/** Returns true if another person has to approve publications. */
export async function publicationsWait(db: Queryable): Promise<boolean> {
  const rows = await db.query<{ waits: boolean }>(sql`
    select brand_action_waits('brand.publish') as waits`);
  return one(rows).waits;
}

/** Records an action in the audit log. Call it in the transaction of the action. */
export async function recordAction(
  db: Queryable,
  { account }: BrandActor,
  { permission, brand, detail, reason, address }: BrandAction,
): Promise<void> {
  await db.query(sql`
    select perform_brand_action(${account}, ${permission}, ${brand},
      ${JSON.stringify(detail)}::jsonb, ${reason}, ${address})`);
}

/** Requests a publication. Returns the id of the request. */
export async function requestPublication(
  db: Queryable,
  { account }: BrandActor,
  { brand, detail, reason, address }: Omit<BrandAction, 'permission'>,
): Promise<bigint> {
  const rows = await db.query<{ id: bigint }>(sql`
    select request_publication(${account}, ${brand}, ${JSON.stringify(detail)}::jsonb, ${reason},
      ${address}) as id`);
  return one(rows).id;
}

export const openPublications = (db: Queryable, account: bigint): Promise<OpenPublication[]> =>
  db.query<OpenPublication>(sql`
    select request, brand, detail, reason, author, is_own as "isOwn",
      requested_at as "requestedAt"
    from open_publications(${account})`);

/** SQLSTATEs of refused decisions. */
const REFUSED = ['23514', '42501'];

/**
 * Approves or declines a publication. Publish an approved one in the same transaction.
 *
 * @throws StaffRefused if the person may not decide, or the request is no longer pending
 */
export async function decidePublication(
  db: Queryable,
  account: bigint,
  request: bigint,
  { isApproved, reason, address }: { isApproved: boolean; reason: string; address: string },
): Promise<void> {
  try {
    await db.query(sql`
      select decide_publication(${account}, ${request}, ${isApproved}, ${reason}, ${address})`);
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string };
    if (REFUSED.includes(String(code))) throw new StaffRefused(message, { cause: error });
    throw error;
  }
}
