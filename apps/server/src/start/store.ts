import type { MicroUsdt } from '@platform/rules/money';
import { mapValues } from 'es-toolkit';
import { DEMO_CODE, ensureDemoMember } from '../account/demoMember';
import { ConfigError, type Config } from '../config/config';
import { SCHEMA_DIR, PRIVILEGES_FILE } from '../paths';
import { openDatabase } from '../db/database';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { canBeSuperuser, excessOf } from '../db/excess';
import { fundBalances, FUNDS, fundWithTestMoney, type Fund } from '../ledger/funds';
import { setLimits, type MoneyLimits } from '../ledger/limits';
import { migrate, missingMigrations } from '../db/migrate';
import { giveLogins } from '../db/logins';
import { asRole, grantPrivileges, ROLES } from '../db/privileges';
import { systemRandom } from '../ports/random';
import { publishOdds } from '../wingo/publishOdds';
import { loadSecrets, loadStaffToken } from '../config/secrets';
import { ensureBrandProgram } from '../staff/programs';

export interface DemoLogin {
  code: string;
  password: string;
}

/**
 * Database and secrets of a server. `data`, `demo` and `staffToken` exist only for the embedded
 * database.
 */
export interface Store {
  url: string;
  jwtSecret: string;
  data: string | undefined;
  demo: DemoLogin | undefined;
  /** Token of the program that manages the brands from this machine. */
  staffToken: string | undefined;
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** Name that the brand history shows for commands and the Studio on the server's machine. */
const LOCAL_PROGRAM = 'Local operator';

const never = new Promise<void>(() => undefined);

export function ownStore(url: string, jwtSecret: string): Store {
  return {
    url,
    jwtSecret,
    data: undefined,
    demo: undefined,
    staffToken: undefined,
    lost: never,
    stop: async () => undefined,
  };
}

async function embeddedStore({ DATA_DIR, JWT_SECRET }: Config): Promise<Store> {
  const { jwtSecret, demoPassword } = await loadSecrets(DATA_DIR, systemRandom);
  const { url, folder, lost, stop } = await startEmbedded({ dataDir: DATA_DIR });
  const demo = { code: DEMO_CODE, password: demoPassword };
  return {
    url,
    jwtSecret: JWT_SECRET ?? jwtSecret,
    data: folder,
    demo,
    staffToken: await loadStaffToken(DATA_DIR, systemRandom),
    lost,
    stop,
  };
}

export const openStore = (config: Config): Store | Promise<Store> =>
  config.DATABASE_URL !== undefined && config.JWT_SECRET !== undefined
    ? ownStore(config.DATABASE_URL, config.JWT_SECRET)
    : embeddedStore(config);

/** Statement time limit of migrations, in ms. Their lock requests have a shorter limit. */
const MIGRATION_STATEMENT_MS = 1_800_000;

export interface Addresses {
  /** Connection string for everything except draws. */
  app: string;
  /** Connection string for draws, whose role cannot read bets. */
  draw: string;
  /** Connection string of the signer in the embedded mode; undefined with DATABASE_URL. */
  signer?: string;
  /** Weaknesses of the settings, one sentence each. */
  notices: string[];
  /**
   * Revokes the privileges that the previous release needs, unless it is still connected. Returns
   * true once they are revoked. Undefined if they were revoked at the start.
   */
  revoke?: (() => Promise<boolean>) | undefined;
}

const waitingFor = (others: readonly string[]): string =>
  `Another release is connected (application names: ${others.map((name) => `'${name}'`).join(', ')}). ` +
  'Until it has stopped, platform_app keeps the right to write to the ledger directly.';

async function revokeLater(url: string, onError: (error: Error) => void): Promise<boolean> {
  const owner = openDatabase({ url, connections: 1, onError });
  try {
    return (await grantPrivileges(owner, PRIVILEGES_FILE)).outcome !== 'waiting';
  } finally {
    await owner.close();
  }
}

const ONE_ADDRESS =
  'DATABASE_URL owns the database: the server limits itself to the roles platform_app and ' +
  'platform_draw, but a holder of that address reads and changes everything, sealed seeds and bets ' +
  'alike. Give the server DATABASE_OWNER_URL and DATABASE_DRAW_URL, see docs/operating.md.';
const NO_ROLES =
  'DATABASE_URL may not make roles: what draws can read the bets, and what places bets can read ' +
  'sealed seeds. Let an administrator make the roles, see docs/operating.md.';

/**
 * Returns the addresses with the owner's connection string. The connections act as the roles, if
 * the roles exist.
 */
function ownAddresses(url: string, draw: string | undefined, roles: boolean): Addresses {
  if (!roles) return { app: url, draw: draw ?? url, notices: [NO_ROLES] };
  return {
    app: asRole(url, ROLES.app),
    draw: draw ?? asRole(url, ROLES.draw),
    notices: [ONE_ADDRESS],
  };
}

async function excesses(
  addresses: Readonly<Record<'app' | 'draw', string>>,
  onError: (error: Error) => void,
): Promise<string[]> {
  const found: string[] = [];
  for (const purpose of ['app', 'draw'] as const) {
    const excess = await excessOf(purpose, { url: addresses[purpose], onError });
    if (excess !== undefined) found.push(excess);
  }
  return found;
}

/**
 * Rejects superuser logins, because no role limits them and the server does not need their
 * privileges.
 */
export async function refuseSuperusers(
  addresses: Readonly<Record<string, string | undefined>>,
  onError: (error: Error) => void,
): Promise<void> {
  for (const [name, url] of Object.entries(addresses)) {
    if (url !== undefined && (await canBeSuperuser({ url, onError }))) {
      throw new ConfigError(
        `${name}: its login is a superuser, or can become one, and no role limits what that may do. ` +
          'Create the logins with deploy/roles.sql, see docs/operating.md.',
      );
    }
  }
}

function unfundedNotice(balances: Record<Fund, MicroUsdt | null>): string[] {
  const names = FUNDS.filter((fund) => balances[fund] === null);
  if (names.length === 0) return [];
  return [
    `The database has no limit for ${names.join(' and ')} yet. 'npm run funds' sets it: see "Funds" in docs/operating.md.`,
  ];
}

const LIMIT_SETTINGS = {
  deposits: 'MAX_DEPOSITS',
  liability: 'MAX_ROUND_LIABILITY',
  issuance: 'MAX_ISSUANCE',
  floor: 'BANKROLL_FLOOR',
  hourly: 'MAX_HOURLY_PAYOUTS',
  member: 'MAX_MEMBER_PAYOUTS',
  approval: 'APPROVE_PAYOUTS_ABOVE',
  win: 'MAX_WIN_SHARE',
} as const satisfies Record<Exclude<keyof MoneyLimits, 'grant'>, keyof Config>;

export const DATABASE_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DRAW_URL',
  'DEMO_GRANT',
  ...Object.values(LIMIT_SETTINGS),
] as const;

type DatabaseSettings = Pick<Config, (typeof DATABASE_SETTINGS)[number]>;

export async function requireMigrated(url: string, onError: (error: Error) => void): Promise<void> {
  const db = openDatabase({ url, connections: 1, onError });
  try {
    const [missing] = await missingMigrations(db, SCHEMA_DIR);
    if (missing === undefined) return;
    throw new Error(
      `The database lacks the migration ${missing}. Run 'node apps/server/dist/main.js migrate' with ` +
        'DATABASE_OWNER_URL first.',
    );
  } finally {
    await db.close();
  }
}

/** @throws ConfigError if a configured connection string belongs to a superuser */
export async function prepareDatabase(
  { url, demo, staffToken }: Pick<Store, 'url' | 'demo' | 'staffToken'>,
  config: DatabaseSettings,
  onError: (error: Error) => void,
): Promise<Addresses> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL, DEMO_GRANT } = config;
  await refuseSuperusers({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL }, onError);
  const ownerUrl = DATABASE_OWNER_URL ?? url;
  const owner = openDatabase({
    url: ownerUrl,
    connections: 2,
    onError,
    statementMs: MIGRATION_STATEMENT_MS,
    // Another server may be migrating.
    lockMs: MIGRATION_STATEMENT_MS,
  });
  try {
    await migrate(owner, SCHEMA_DIR, { finish: publishOdds });
    const granted = await grantPrivileges(owner, PRIVILEGES_FILE);
    const limits = mapValues(LIMIT_SETTINGS, (setting) => config[setting]);
    await setLimits(owner, { ...limits, grant: demo ? DEMO_GRANT : 0n });
    if (demo) await owner.transaction(fundWithTestMoney);
    if (demo) await ensureDemoMember(owner, systemRandom, demo.password, DEMO_GRANT);
    if (staffToken) await ensureBrandProgram(owner, { name: LOCAL_PROGRAM, token: staffToken });
    const roles = granted.outcome !== 'no-roles';
    const common = [
      ...(granted.outcome === 'waiting' ? [waitingFor(granted.others)] : []),
      ...unfundedNotice(await fundBalances(owner)),
    ];
    const revoke = granted.outcome === 'waiting' ? () => revokeLater(ownerUrl, onError) : undefined;
    if (demo) return { ...(await giveLogins(owner, url)), notices: [], revoke };
    if (DATABASE_OWNER_URL === undefined) {
      const { notices, ...addresses } = ownAddresses(url, DATABASE_DRAW_URL, roles);
      return { ...addresses, notices: [...notices, ...common], revoke };
    }
    const draw = DATABASE_DRAW_URL ?? url;
    const notices = roles ? await excesses({ app: url, draw }, onError) : [NO_ROLES];
    return { app: url, draw, notices: [...notices, ...common], revoke };
  } finally {
    await owner.close();
  }
}
