import sql, { type Sql } from 'sql-template-tag';
import { openDatabase, type DatabaseOptions, one } from './database';
import { ROLES } from './privileges';

/** Purpose of a login. Migrations use a separate login. */
export type Purpose = 'app' | 'draw' | 'signer';

const SETTINGS: Readonly<Record<Purpose, string>> = {
  app: 'DATABASE_URL',
  draw: 'DATABASE_DRAW_URL',
  signer: 'DATABASE_SIGNER_URL',
};

const actsAs = (role: string) => sql`exists (
  select from pg_roles where rolname = ${role} and pg_has_role(session_user, oid, 'member'))`;

/** Forbidden privileges by purpose, as phrases that follow 'its login'. */
const FORBIDDEN: Readonly<Record<Purpose, readonly (readonly [string, Sql])[]>> = {
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
    [
      'can write bets or payouts',
      sql`has_table_privilege(session_user, 'wingo_bet', 'insert')
        or has_table_privilege(session_user, 'wingo_payout', 'insert')`,
    ],
    [`can act as ${ROLES.draw}`, actsAs(ROLES.draw)],
    [`can act as ${ROLES.signer}`, actsAs(ROLES.signer)],
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
  signer: [
    [
      'can write withdrawals',
      sql`has_any_column_privilege(session_user, 'withdrawal', 'insert')
        or has_any_column_privilege(session_user, 'withdrawal', 'update')`,
    ],
    [`can act as ${ROLES.app}`, actsAs(ROLES.app)],
    [`can act as ${ROLES.draw}`, actsAs(ROLES.draw)],
  ],
};

const ALL_OF_IT: readonly (readonly [string, Sql])[] = [
  [
    'can act as the owner of the database',
    sql`(select pg_has_role(session_user, relowner, 'member')
      from pg_class where oid = 'wingo_round'::regclass)`,
  ],
  [
    'can make roles and grant them to itself',
    sql`(select rolcreaterole from pg_roles where rolname = session_user)`,
  ],
];

async function asking<T>(
  options: Pick<DatabaseOptions, 'url' | 'onError'>,
  ask: (isTrue: (condition: Sql) => Promise<boolean>) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ ...options, connections: 1 });
  try {
    return await ask(
      async (condition) =>
        one(await db.query<{ yes: boolean | null }>(sql`select ${condition} as yes`)).yes === true,
    );
  } finally {
    await db.close();
  }
}

export const canBeSuperuser = (options: Pick<DatabaseOptions, 'url' | 'onError'>) =>
  asking(options, (isTrue) =>
    isTrue(sql`exists (
      select from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member'))`),
  );

export const excessOf = (
  purpose: Purpose,
  options: Pick<DatabaseOptions, 'url' | 'onError'>,
): Promise<string | undefined> =>
  asking(options, async (isTrue) => {
    for (const [what, condition] of ALL_OF_IT) {
      if (await isTrue(condition)) return excess(purpose, [what]);
    }
    const found: string[] = [];
    for (const [what, condition] of FORBIDDEN[purpose]) {
      if (await isTrue(condition)) found.push(what);
    }
    return found.length === 0 ? undefined : excess(purpose, found);
  });

const excess = (purpose: Purpose, found: readonly string[]): string =>
  `${SETTINGS[purpose]} has more rights than it needs: its login ${found.join(', ')}. Use a login that has only the role ${ROLES[purpose]}, see docs/operating.md.`;
