import sql, { type Sql } from 'sql-template-tag';
import { openDatabase, type DatabaseOptions, one } from './database';
import { ROLES } from './privileges';

/** What an address is for. */
export type Purpose = 'owner' | 'app' | 'draw';

const SETTINGS: Readonly<Record<Purpose, string>> = {
  owner: 'DATABASE_OWNER_URL',
  app: 'DATABASE_URL',
  draw: 'DATABASE_DRAW_URL',
};

const actsAs = (role: string) => sql`exists (
  select from pg_roles where rolname = ${role} and pg_has_role(session_user, oid, 'member'))`;

/** What a login for a purpose must not be able to do, in words that follow 'its login'. */
const FORBIDDEN: Readonly<Record<Purpose, readonly (readonly [string, Sql])[]>> = {
  owner: [],
  app: [
    [
      'can read sealed seeds',
      sql`has_any_column_privilege(session_user, 'wingo_seed', 'select')
        or has_column_privilege(session_user, 'wingo_round', 'seed', 'select')`,
    ],
    [
      'can write results of rounds',
      sql`has_column_privilege(session_user, 'wingo_round', 'result', 'update')`,
    ],
    [`can act as ${ROLES.draw}`, actsAs(ROLES.draw)],
  ],
  draw: [
    ['can read bets', sql`has_any_column_privilege(session_user, 'wingo_bet', 'select')`],
    [
      'can read what was bet on a round',
      sql`has_column_privilege(session_user, 'wingo_round', 'exposure', 'select')`,
    ],
    [
      'can read members or accounts',
      sql`has_any_column_privilege(session_user, 'member', 'select')
        or has_any_column_privilege(session_user, 'account', 'select')`,
    ],
    [`can act as ${ROLES.app}`, actsAs(ROLES.app)],
  ],
};

/** What comes with everything else: the rest need not be named. */
const ALL_OF_IT: readonly (readonly [string, Sql, readonly Purpose[]])[] = [
  [
    'is a superuser',
    sql`(select rolsuper from pg_roles where rolname = session_user)`,
    ['owner', 'app', 'draw'],
  ],
  [
    'can act as the owner of the database',
    sql`(select pg_has_role(session_user, relowner, 'member')
      from pg_class where oid = 'wingo_round'::regclass)`,
    ['app', 'draw'],
  ],
  [
    'can make roles and grant them to itself',
    sql`(select rolcreaterole from pg_roles where rolname = session_user)`,
    ['app', 'draw'],
  ],
];

/**
 * Says what the login of an address can do beyond what the address is for, as one sentence for
 * operators.
 *
 * @returns undefined when it can do no more
 */
export async function excessOf(
  purpose: Purpose,
  options: Pick<DatabaseOptions, 'url' | 'onError'>,
): Promise<string | undefined> {
  const db = openDatabase({ ...options, connections: 1 });
  const isTrue = async (condition: Sql) =>
    one(await db.query<{ yes: boolean | null }>(sql`select ${condition} as yes`)).yes === true;
  try {
    for (const [what, condition, purposes] of ALL_OF_IT) {
      if (purposes.includes(purpose) && (await isTrue(condition))) return excess(purpose, [what]);
    }
    const found: string[] = [];
    for (const [what, condition] of FORBIDDEN[purpose]) {
      if (await isTrue(condition)) found.push(what);
    }
    return found.length === 0 ? undefined : excess(purpose, found);
  } finally {
    await db.close();
  }
}

function excess(purpose: Purpose, found: readonly string[]): string {
  const use =
    purpose === 'owner'
      ? 'Use a login that owns the database and nothing else'
      : `Use a login that has only the role ${ROLES[purpose]}`;
  return `${SETTINGS[purpose]} has more rights than it needs: its login ${found.join(', ')}. ${use}, see docs/operating.md.`;
}
