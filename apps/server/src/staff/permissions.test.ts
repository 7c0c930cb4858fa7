import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { one } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';

/** Permissions of each role, as docs/operating.md describes them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  administrator: ['balance.approve', 'member.approve', 'staff.manage', 'staff.read'],
  'brand manager': ['brand.draft', 'brand.publish', 'brand.rollback'],
  'brand approver': ['brand.approve', 'brand.rollback'],
  support: [
    'member.end-sessions',
    'member.freeze',
    'member.read',
    'member.reset-2fa',
    'member.resume',
    'member.unfreeze',
    'ticket.answer',
  ],
  payments: [
    'addresses.retire',
    'balance.adjust',
    'comparison.drop',
    'comparison.exclude',
    'ledger.note',
    'member.read',
    'withdrawal.approve',
    'withdrawal.verdict',
  ],
  risk: [
    'balance.approve',
    'member.approve',
    'member.end-sessions',
    'member.freeze',
    'member.read',
    'member.unfreeze',
    'withdrawal.approve',
  ],
  auditor: ['member.read', 'staff.read'],
};

/** Actions that need a second person, with the permission of that person. */
const SECOND_PERSON = {
  'addresses.retire': 'withdrawal.approve',
  'balance.adjust': 'balance.approve',
  'brand.publish': 'brand.approve',
  'comparison.drop': 'withdrawal.approve',
  'comparison.exclude': 'withdrawal.approve',
  'member.freeze': 'member.approve',
  'member.resume': 'member.approve',
  'member.unfreeze': 'member.approve',
  'withdrawal.verdict': 'withdrawal.approve',
};

const ROLES = Object.keys(ALLOWED);
const PERMISSIONS = [
  ...new Set([...Object.values(ALLOWED).flat(), 'brand.draft', 'brand.publish']),
].toSorted();

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

let count = 0;

/** Creates an account with a role and returns its id. */
async function account(role: string, { brand = '*', change = sql`` } = {}): Promise<bigint> {
  count += 1;
  const { db } = database;
  const rows = await db.query<{ id: bigint }>(sql`
    insert into staff_account (name, email, accepted_at)
    values (${`Person ${count}`}, 'person@test.localhost', clock_timestamp()) returning id`);
  const { id } = one(rows);
  await db.query(sql`
    insert into staff_grant (account_id, role, brand) values (${id}, ${role}, ${brand})`);
  if (change.sql !== '') await db.query(sql`update staff_account set ${change} where id = ${id}`);
  return id;
}

async function may(id: bigint, permission: string, brand: string | null = null): Promise<boolean> {
  const rows = await database.db.query<{ may: boolean }>(sql`
    select staff_may(${id}, ${permission}, ${brand}) as may`);
  return one(rows).may;
}

/** Returns the permissions of an account in order. */
async function allowed(id: bigint, brand: string | null = null): Promise<string[]> {
  const found: string[] = [];
  for (const permission of PERMISSIONS) {
    if (await may(id, permission, brand)) found.push(permission);
  }
  return found;
}

test('the tables contain only these roles and permissions', async () => {
  const { db } = database;
  const roles = await db.query<{ role: string }>(sql`select distinct role from staff_role`);
  expect(roles.map(({ role }) => role).toSorted()).toEqual(ROLES.toSorted());
  const permissions = await db.query<{ name: string; approval: string | null }>(sql`
    select name, approval from staff_permission order by name`);
  expect(permissions.map(({ name }) => name)).toEqual(PERMISSIONS);
  expect(
    Object.fromEntries(
      permissions.flatMap(({ name, approval }) => (approval ? [[name, approval]] : [])),
    ),
  ).toEqual(SECOND_PERSON);
});

test.each(ROLES)('a person with the role %s has exactly its permissions', async (role) => {
  const id = await account(role);
  expect(await allowed(id)).toEqual(ALLOWED[role]);
  expect(await allowed(id, 'aurora')).toEqual(ALLOWED[role]);
  expect(await may(id, 'no.such.permission')).toBe(false);
});

test.each(ROLES)('a role for one brand, %s, grants nothing for other brands', async (role) => {
  const id = await account(role, { brand: 'aurora' });
  expect(await allowed(id, 'aurora')).toEqual(ALLOWED[role]);
  expect(await allowed(id, 'ember')).toEqual([]);
  expect(await allowed(id)).toEqual([]);
});

describe('grants nothing to', () => {
  test.each([
    ['a disabled account', sql`disabled_at = clock_timestamp()`],
    ['an expired account', sql`expires_at = clock_timestamp() - interval '1 second'`],
    ['an account before its invitation is accepted', sql`accepted_at = null`],
  ])('%s', async (_, change) => {
    for (const role of ROLES) expect(await allowed(await account(role, { change }))).toEqual([]);
  });

  test('an unknown account', async () => {
    expect(await allowed(0n)).toEqual([]);
  });
});

test.each(ROLES)('a program with the role %s approves nothing', async (role) => {
  const change = sql`is_service = true, expires_at = clock_timestamp() + interval '1 day'`;
  expect(await allowed(await account(role, { change }))).toEqual(
    (ALLOWED[role] ?? []).filter((name) => !name.endsWith('.approve')),
  );
});
