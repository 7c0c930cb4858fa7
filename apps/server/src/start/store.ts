import { DEMO_CODE, ensureDemoMember } from '../account/demoMember';
import { ConfigError, type Config } from '../config/config';
import { MIGRATIONS_DIR, PRIVILEGES_FILE } from '../paths';
import { openDatabase } from '../db/database';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { canBeSuperuser, excessOf, type Purpose } from '../db/excess';
import { migrate } from '../db/migrate';
import { asRole, grantPrivileges, ROLES } from '../db/privileges';
import { systemRandom } from '../ports/random';
import { loadBrandsToken, loadSecrets } from '../config/secrets';

/** Who may try the platform. */
export interface DemoLogin {
  code: string;
  password: string;
}

/** Where the data is, and what only a database of one's own brings with it. */
export interface Store {
  url: string;
  jwtSecret: string;
  /** What operators send to change brands, where no setting says; undefined where they cannot then. */
  brandsToken: string | undefined;
  data: string | undefined;
  demo: DemoLogin | undefined;
  lost: Promise<void>;
  stop(): Promise<void>;
}

const never = new Promise<void>(() => undefined);

function ownStore(url: string, jwtSecret: string): Store {
  return {
    url,
    jwtSecret,
    brandsToken: undefined,
    data: undefined,
    demo: undefined,
    lost: never,
    stop: async () => undefined,
  };
}

async function embeddedStore({ DATA_DIR, JWT_SECRET }: Config): Promise<Store> {
  const { jwtSecret, demoPassword } = await loadSecrets(DATA_DIR, systemRandom);
  const brandsToken = await loadBrandsToken(DATA_DIR, systemRandom);
  const { url, folder, lost, stop } = await startEmbedded({ dataDir: DATA_DIR });
  const demo = { code: DEMO_CODE, password: demoPassword };
  return {
    url,
    jwtSecret: JWT_SECRET ?? jwtSecret,
    brandsToken,
    data: folder,
    demo,
    lost,
    stop,
  };
}

/** Opens the database that the settings name, or the embedded one. */
export const openStore = (config: Config): Store | Promise<Store> =>
  config.DATABASE_URL !== undefined && config.JWT_SECRET !== undefined
    ? ownStore(config.DATABASE_URL, config.JWT_SECRET)
    : embeddedStore(config);

/** Migrations may take their time over one statement; they do not wait long for locks. */
const MIGRATION_STATEMENT_MS = 1_800_000;

/** With which addresses the server works. */
export interface Addresses {
  /** For everything but the draw. */
  app: string;
  /** For the draw, which reads no bets. */
  draw: string;
  /** What the settings leave weaker than it could be, a sentence each. */
  notices: string[];
}

const ONE_ADDRESS =
  'DATABASE_URL owns the database: the server limits itself to the roles platform_app and ' +
  'platform_draw, but a holder of that address reads and changes everything, sealed seeds and bets ' +
  'alike. Give the server DATABASE_OWNER_URL and DATABASE_DRAW_URL, see docs/operating.md.';
const NO_ROLES =
  'DATABASE_URL may not make roles: what draws can read the bets, and what places bets can read ' +
  'sealed seeds. Let an administrator make the roles, see docs/operating.md.';

/** The roles that one address acts as, as far as there are any. */
function ownAddresses(url: string, draw: string | undefined, roles: boolean): Addresses {
  if (!roles) return { app: url, draw: draw ?? url, notices: [NO_ROLES] };
  return {
    app: asRole(url, ROLES.app),
    draw: draw ?? asRole(url, ROLES.draw),
    notices: [ONE_ADDRESS],
  };
}

/** What the logins of separate addresses can do beyond what each is for, a sentence each. */
async function excesses(
  addresses: Readonly<Record<Purpose, string>>,
  onError: (error: Error) => void,
): Promise<string[]> {
  const found: string[] = [];
  for (const purpose of ['app', 'draw'] as const) {
    const excess = await excessOf(purpose, { url: addresses[purpose], onError });
    if (excess !== undefined) found.push(excess);
  }
  return found;
}

/** A superuser is bound by no role: the server has no use for one, and an attacker has. */
async function refuseSuperusers(
  { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL }: Config,
  onError: (error: Error) => void,
): Promise<void> {
  const addresses = { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL };
  for (const [name, url] of Object.entries(addresses)) {
    if (url !== undefined && (await canBeSuperuser({ url, onError }))) {
      throw new ConfigError(
        `${name}: its login is a superuser, or can become one, and no role limits what that may do. ` +
          'Create the logins with deploy/roles.sql, see docs/operating.md.',
      );
    }
  }
}

/**
 * Brings the database to the newest schema as its owner, and says with which addresses the server
 * works from then on.
 *
 * @throws ConfigError when an address of the settings is that of a superuser
 */
export async function prepareDatabase(
  { url, demo }: Store,
  config: Config,
  onError: (error: Error) => void,
): Promise<Addresses> {
  const { DATABASE_OWNER_URL, DATABASE_DRAW_URL, DEMO_GRANT } = config;
  await refuseSuperusers(config, onError);
  const owner = openDatabase({
    url: DATABASE_OWNER_URL ?? url,
    connections: 2,
    onError,
    statementMs: MIGRATION_STATEMENT_MS,
    // Another server may be at it.
    lockMs: MIGRATION_STATEMENT_MS,
  });
  try {
    await migrate(owner, MIGRATIONS_DIR);
    const roles = await grantPrivileges(owner, PRIVILEGES_FILE);
    if (demo) await ensureDemoMember(owner, systemRandom, demo.password, DEMO_GRANT);
    if (DATABASE_OWNER_URL === undefined) return ownAddresses(url, DATABASE_DRAW_URL, roles);
    const draw = DATABASE_DRAW_URL ?? url;
    const notices = roles ? await excesses({ app: url, draw }, onError) : [NO_ROLES];
    return { app: url, draw, notices };
  } finally {
    await owner.close();
  }
}
