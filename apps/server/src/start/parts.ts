import {
  ConfigError,
  readConfig,
  readSettings,
  withdrawalWaitOf,
  type Config,
} from '../config/config';
import { readSignerConfig } from '../config/signerConfig';
import { loadKeys } from '../config/secrets';
import { excessOf, type Purpose } from '../db/excess';
import { systemRandom } from '../ports/random';
import { keyFor, ROUND_SEEDS, TWO_FACTOR_SECRETS } from '../sealing/keyring';
import type { DrawHandover } from './draw';
import type { SignerHandover } from './signer';
import { webHandover } from './handover';
import { exclusionKeyOf, openKeys, sealingKeys } from './keys';
import { silenceMs } from './patience';
import { ownStore, prepareDatabase, refuseSuperusers, requireMigrated } from './store';
import type { WebHandover } from './web';

type Environment = Readonly<Record<string, string | undefined>>;

const warn = (message: string | undefined) => message !== undefined && console.error(message);
const onError = (error: Error) => console.error(error.message);

async function checkLogin(purpose: Purpose, name: keyof Config, url: string): Promise<void> {
  await refuseSuperusers({ [name]: url }, onError);
  warn(await excessOf(purpose, { url, onError }));
}

const OWNER_IN_WEB =
  'DATABASE_OWNER_URL: a web server that has it can change everything in the database. Migrate with ' +
  "'main.js migrate' instead, and give the login of the owner to that command only.";
const SEEDS_IN_WEB =
  'SEALING_KEYS, DATABASE_DRAW_URL: a web server that has them can predict and write results. Give them ' +
  "to 'main.js draw' only, see docs/operating.md.";

export async function webAlone(environment: Environment): Promise<WebHandover> {
  const config = readConfig(environment);
  const { DATABASE_URL: url, JWT_SECRET: jwtSecret } = config;
  if (url === undefined || jwtSecret === undefined) {
    throw new ConfigError(
      "DATABASE_URL: a separate web server needs it. 'npm start' runs a server with its own database.",
    );
  }
  if (config.SEALING_KEYS || config.DATABASE_DRAW_URL) warn(SEEDS_IN_WEB);
  const store = ownStore(url, jwtSecret);
  if (config.DATABASE_OWNER_URL === undefined) {
    await checkLogin('app', 'DATABASE_URL', url);
    await requireMigrated(url, onError);
  } else {
    warn(OWNER_IN_WEB);
    await prepareDatabase(store, config, onError);
  }
  const keys = await openKeys({ ...config, BEACON: 'drand' }, systemRandom, jwtSecret);
  return webHandover(environment, config, store, url, keys.web);
}

/**
 * Splits the keys of a server that ran all parts in one process. The draw and the web servers can
 * then each decrypt their own data from before the split, but not the data of the other.
 *
 * @returns lines for the settings of the web servers and of the draw
 */
export function dividedKeys(environment: Environment): string {
  const config = readSettings(
    ['SEALING_KEYS', 'EXCLUSION_KEY', 'JWT_SECRET', 'JWT_SECRETS_OLD'],
    environment,
  );
  const root = config.JWT_SECRETS_OLD.at(-1) ?? config.JWT_SECRET;
  const keys = sealingKeys(config, undefined, root);
  const textOf = (purpose: string) =>
    keys.map((key) => `${key.version}:${keyFor(purpose, key).secret}`).join(',');
  return [
    '# Web servers:',
    `TWO_FACTOR_KEYS=${textOf(TWO_FACTOR_SECRETS)}`,
    ...(root === undefined ? [] : [`EXCLUSION_KEY=${exclusionKeyOf(config, root)}`]),
    '# Draw:',
    `SEALING_KEYS=${textOf(ROUND_SEEDS)}`,
  ].join('\n');
}

/** Reads the settings of a signer, which never runs beside a server with DATABASE_URL. */
export async function signerAlone(environment: Environment): Promise<SignerHandover> {
  const config = readSignerConfig(environment);
  const { DATABASE_SIGNER_URL: url, EVM_NETWORKS: networks, LOG_LEVEL: logLevel = 'info' } = config;
  await refuseSuperusers({ DATABASE_SIGNER_URL: url }, onError);
  warn(await excessOf('signer', { url, onError }));
  const { SIGNER_KEY_FILE, SIGNER_KEY_URL, SIGNER_WALLET } = config;
  return {
    logLevel,
    url,
    chain: { networks, SIGNER_KEY_FILE, SIGNER_KEY_URL, SIGNER_WALLET },
    limits: { hour: String(config.SIGNER_HOUR_LIMIT), day: String(config.SIGNER_DAY_LIMIT) },
    waitHours: withdrawalWaitOf({ ...config, DATABASE_URL: url }),
  };
}

export async function drawAlone(environment: Environment): Promise<DrawHandover> {
  const config = readSettings(
    [
      'DATABASE_DRAW_URL',
      'SEALING_KEYS',
      'JWT_SECRET',
      'JWT_SECRETS_OLD',
      'BEACON',
      'BEACON_URLS',
      'NTP_SERVER',
      'DATA_DIR',
      'ANSWER_SECONDS',
      'LOG_LEVEL',
    ],
    environment,
  );
  const { DATABASE_DRAW_URL: url, BEACON: beacon = 'drand' } = config;
  if (url === undefined) {
    throw new ConfigError('DATABASE_DRAW_URL: the draw needs it. See docs/operating.md.');
  }
  const sealing = sealingKeys(
    config,
    undefined,
    config.JWT_SECRETS_OLD.at(-1) ?? config.JWT_SECRET,
  );
  if (sealing.length === 0) {
    throw new ConfigError(
      "SEALING_KEYS: the draw needs it. Set it to '1:' and the output of 'openssl rand -hex 32'.",
    );
  }
  await checkLogin('draw', 'DATABASE_DRAW_URL', url);
  return {
    logLevel: config.LOG_LEVEL ?? 'info',
    url,
    silenceMs: silenceMs(config.ANSWER_SECONDS * 1_000),
    sealing: sealing.map((key) => keyFor(ROUND_SEEDS, key)),
    beacon,
    beaconUrls: config.BEACON_URLS,
    ntpServer: config.NTP_SERVER,
    ...(beacon === 'local' && {
      beaconKey: (await loadKeys(config.DATA_DIR, systemRandom)).beaconKey,
    }),
  };
}
