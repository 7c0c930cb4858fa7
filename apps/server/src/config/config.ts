import { resolve } from 'node:path';
import { BEACON_SOURCES } from '@platform/rules/wingo';
import { ROOT } from '../paths';
import {
  needsNoTls,
  plainPostgres,
  plainRedis,
  plainWeb,
  requireTls,
  type PlainHost,
} from './encrypted';
import { nodesIn, readNetworks } from './networks';
import {
  addressRanges,
  brandOrigins,
  choice,
  flag,
  formerReceiptKeys,
  matching,
  pushServices,
  secret,
  secrets,
  usdt,
  versionedKeys,
  webAddress,
  webAddresses,
  webOrigin,
  whole,
} from './readers';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Setting of the server. A test compares docs/settings.md with all settings. */
export interface Setting<Value = unknown> {
  description: string;
  fallback: string;
  /**
   * Parses the variable; the text is undefined if it is not set. Throws an error with the problem.
   */
  read: (text: string | undefined) => Value;
  /** Addresses in the text that must use TLS unless they lead to this machine. @default none */
  tls?: { plain: PlainHost; addresses: (text: string) => readonly string[] };
}

const one = (text: string): readonly string[] => [text];

export const postgresTls = { plain: plainPostgres, addresses: one };
export const webTls = { plain: plainWeb, addresses: one };

export const setting = <Value>(setting: Setting<Value>) => setting;

const folder = (fallback: string) => (text: string | undefined) => resolve(ROOT, text ?? fallback);

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const mailAddress = matching(/^[^\s@<>,]+@[^\s@<>,]+$/, 'no-reply@example.com');

export const postgresUrl = matching(
  /^postgres(ql)?:\/\/./,
  'postgres://user:password@host:5432/database',
);

/** Default drand servers. Any server suffices, because every signature is verified. */
const DRAND_URLS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Push services of the browsers, including their subdomains. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Loopback and private networks, the usual addresses of proxies. */
const NEARBY = [
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
];

export const SETTINGS = {
  PORT: setting({
    description: 'Port that the server listens on.',
    fallback: '4000',
    read: whole(0, 65_535, 4000),
  }),
  HOST: setting({
    description: 'Address that the server listens on.',
    fallback: 'every address',
    read: (text) => text,
  }),
  TLS_CERTIFICATE: setting({
    description:
      'Path of the certificate with which the server speaks TLS to a proxy on another machine, with its chain, in PEM.',
    fallback: 'none; the server speaks HTTP',
    read: (text) => text,
  }),
  TLS_KEY: setting({
    description: 'Path of the private key of TLS_CERTIFICATE, in PEM.',
    fallback: 'none; required with TLS_CERTIFICATE',
    read: (text) => text,
  }),
  DATABASE_URL: setting({
    description: 'Address of your own PostgreSQL, version 15 or newer.',
    fallback: 'an embedded PostgreSQL',
    read: postgresUrl,
    tls: postgresTls,
  }),
  DATABASE_OWNER_URL: setting({
    description: 'The same database, with the login of its owner, for migrations only.',
    fallback: 'DATABASE_URL, which then needs all privileges',
    read: postgresUrl,
    tls: postgresTls,
  }),
  DATABASE_DRAW_URL: setting({
    description:
      'The same database, with a login that has the role platform_draw, for drawing rounds.',
    fallback: 'DATABASE_URL; required with DATABASE_OWNER_URL',
    read: postgresUrl,
    tls: postgresTls,
  }),
  REDIS_URL: setting({
    description:
      'Address of a Redis, version 7 or newer, through which servers notify each other. Each platform needs its own Redis database.',
    fallback: 'LISTEN and NOTIFY of PostgreSQL',
    read: matching(/^rediss?:\/\/./, 'redis://user:password@host:6379/0'),
    tls: { plain: plainRedis, addresses: one },
  }),
  PRIVATE_HOSTS: setting({
    description:
      'Hosts of a private network, separated by commas, to which connections need no TLS, such as another container on this machine. Mail servers always need TLS.',
    fallback: 'none; only this machine needs no TLS',
    read: matching(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/, 'database,redis'),
  }),
  DATA_DIR: setting({
    description:
      'Folder for the embedded database, its secrets, and the last valid version and the images of each brand.',
    fallback: '.data',
    read: folder('.data'),
  }),
  JWT_SECRET: setting({
    description: 'Secret that signs session tokens, at least 32 characters.',
    fallback: 'generated once and kept in DATA_DIR; required with DATABASE_URL',
    read: secret(32),
  }),
  JWT_SECRETS_OLD: setting({
    description:
      'Former values of JWT_SECRET, newest first, separated by commas. Their tokens stay valid.',
    fallback: 'none',
    read: secrets(32),
  }),
  SEALING_KEYS: setting({
    description:
      'Keys of the draw that encrypt round seeds, as version:secret, newest first, separated by commas.',
    fallback: 'generated once and kept in DATA_DIR; with DATABASE_URL, derived from JWT_SECRET',
    read: versionedKeys(32),
  }),
  TWO_FACTOR_KEYS: setting({
    description:
      'Keys of the web servers that encrypt two-factor secrets, in the form of SEALING_KEYS.',
    fallback:
      'generated once and kept in DATA_DIR; with DATABASE_URL, derived from SEALING_KEYS or JWT_SECRET',
    read: versionedKeys(32),
  }),
  RECEIPT_KEY: setting({
    description: 'Ed25519 key that signs bet receipts, 64 hex digits.',
    fallback: 'generated once and kept in DATA_DIR; with DATABASE_URL, derived from JWT_SECRET',
    read: matching(/^[0-9a-fA-F]{64}$/, '64 hex digits'),
  }),
  RECEIPT_KEYS_OLD: setting({
    description:
      'Former public keys of receipts, each with the time of its last signature, separated by commas. Their receipts stay valid.',
    fallback: 'none',
    read: formerReceiptKeys,
  }),
  EXCLUSION_KEY: setting({
    description:
      'Key of the hashes that refuse new registrations of self-excluded members, 64 hex digits. Never change it.',
    fallback: 'derived from JWT_SECRET',
    read: matching(/^[0-9a-fA-F]{64}$/, '64 hex digits'),
  }),
  BEACON: setting({
    description:
      'Public randomness for draws: drand, or local, which the server generates itself and is not independent.',
    fallback: 'drand with DATABASE_URL, else local',
    read: choice(BEACON_SOURCES),
  }),
  BEACON_URLS: setting({
    description: 'Addresses of drand servers, separated by commas. Their responses are verified.',
    fallback: 'the servers of the League of Entropy',
    read: webAddresses(DRAND_URLS),
    tls: { plain: plainWeb, addresses: (text) => text.split(',').map((url) => url.trim()) },
  }),
  NTP_SERVER: setting({
    description:
      'Time server that the draw compares with the clock of the database, such as time.example.com:123.',
    fallback: 'none; the clock is compared with the beacon only',
    read: matching(/^[\w.-]+(:\d{1,5})?$/, 'time.example.com:123'),
  }),
  SESSION_HOURS: setting({
    description: 'Maximum duration of a session, in hours.',
    fallback: '168',
    read: whole(1, 8_760, 168),
  }),
  SESSION_IDLE_MINUTES: setting({
    description:
      'Idle time after which a session ends, in minutes. Automatic requests of a page do not count as use.',
    fallback: '720',
    read: whole(5, 525_600, 720),
  }),
  CONFIRM_EMAIL: setting({
    description: 'Require a confirmed email address for withdrawals: 1 or 0.',
    fallback: '1 with DATABASE_URL, else 0',
    read: (text) => (text === undefined ? undefined : flag(text)),
  }),
  MAX_BET: setting({
    description: 'Maximum stake of one bet, in USDT.',
    fallback: '100000',
    read: usdt('100000', '1000000'),
  }),
  MAX_ROUND_LIABILITY: setting({
    description: 'Maximum payout of a round for one number, in USDT.',
    fallback: '1000000',
    read: usdt('1000000', '1000000000'),
  }),
  MAX_WIN_SHARE: setting({
    description:
      'Maximum win of a bet on Dice, Mines or Plinko, in USDT per USDT of the bankroll: 0.005 is half a percent.',
    fallback: '0.005',
    read: usdt('0.005', '0.05'),
  }),
  DEMO_GRANT: setting({
    description: 'Starting balance of new members, in USDT. Ignored with DATABASE_URL.',
    fallback: '1000',
    read: usdt('1000', '1000000'),
  }),
  MAX_DEPOSITS: setting({
    description:
      'Maximum sum of the deposits that are credited on one network within 24 hours, in USDT.',
    fallback: '1000000',
    read: usdt('1000000', '1000000000'),
  }),
  MAX_ISSUANCE: setting({
    description:
      'Maximum amount of money that is created in a day (UTC), in USDT: test money, and raises of the bankroll and of the budget for bonuses.',
    fallback: '1000000',
    read: usdt('1000000', '1000000000'),
  }),
  BANKROLL_FLOOR: setting({
    description:
      'Smallest bankroll, in USDT. Bets that could lose more are refused; below it, no withdrawal is paid.',
    fallback: '0',
    read: usdt('0', '1000000000'),
  }),
  MAX_HOURLY_PAYOUTS: setting({
    description: 'Maximum sum of the withdrawals that are paid within an hour, in USDT.',
    fallback: '100000',
    read: usdt('100000', '1000000000'),
  }),
  MAX_MEMBER_PAYOUTS: setting({
    description:
      'Maximum sum of the withdrawals of one member that are paid within an hour, in USDT.',
    fallback: '50000',
    read: usdt('50000', '1000000000'),
  }),
  APPROVE_PAYOUTS_ABOVE: setting({
    description: 'Withdrawals above this amount, in USDT, wait until two people approve them.',
    fallback: '10000',
    read: usdt('10000', '1000000000'),
  }),
  WITHDRAW_WAIT_HOURS: setting({
    description:
      'Delay of withdrawals after a change of a password, two-factor authentication or the wallet address, in hours.',
    fallback: '24 with DATABASE_URL, else 0',
    read: (text) => (text === undefined ? undefined : whole(0, 720, 0)(text)),
  }),
  STAFF_RECOVERY_HOURS: setting({
    description:
      'Delay before an administrator whom the owner of the database invites gets access, in hours.',
    fallback: '24 with DATABASE_URL, else 0',
    read: (text) => (text === undefined ? undefined : whole(0, 720, 0)(text)),
  }),
  EVM_NETWORKS: setting({
    description: 'Networks for deposits and withdrawals, as JSON: see docs/chains.md.',
    fallback: 'none; with the embedded database, a demo chain',
    read: readNetworks,
    tls: { plain: plainWeb, addresses: nodesIn },
  }),
  EVM_DEPOSIT_XPUB: setting({
    description: 'Extended public key from which the deposit address of each member is derived.',
    fallback: 'none; required with EVM_NETWORKS',
    read: matching(/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/, 'xpub6...'),
  }),
  RATES_URL: setting({
    description: 'Address of the rates for display currencies: see docs/operating.md.',
    fallback: 'amounts are in USDT only; with the embedded database, fixed rates',
    read: webAddress('https://api.coinbase.com/v2/exchange-rates?currency=USDT'),
    tls: webTls,
  }),
  RATES_MAX_HOURS: setting({
    description: 'Maximum age of the rates, in hours. With older rates, amounts are in USDT only.',
    fallback: '24',
    read: whole(1, 168, 24),
  }),
  TOKENS_DIR: setting({
    description: 'Folder that contains the folder `brands`.',
    fallback: 'tokens',
    read: folder('tokens'),
  }),
  BRANDS_RELOAD: setting({
    description: 'Check and load changed brands while the server runs: 1 or 0.',
    fallback: '1',
    read: (text) => flag(text ?? '1'),
  }),
  BRAND_ORIGINS: setting({
    description:
      'Hosts and addresses that brands may use, separated by commas, such as https://*.example.com. Alternatively the path of a file with this list, which is read again when it changes.',
    fallback:
      'PUBLIC_URL; the embedded database always adds subdomains of localhost and the addresses in the example brands',
    read: brandOrigins,
  }),
  WEB_DIR: setting({
    description: 'Folder of the web build.',
    fallback: 'apps/web/dist',
    read: folder('apps/web/dist'),
  }),
  STUDIO_DIR: setting({
    description: 'Folder of the build of the Brand Studio.',
    fallback: 'packages/studio/dist',
    read: folder('packages/studio/dist'),
  }),
  SERVICE_WORKER: setting({
    description:
      'Keep the app in browsers with a service worker: 1, or 0 to remove it from all of them.',
    fallback: '1',
    read: (text) => flag(text ?? '1'),
  }),
  PUBLIC_URL: setting({
    description:
      'Address of the site in emails of brands without a host, and of the pages for staff.',
    fallback: 'http://localhost at PORT',
    read: webOrigin,
  }),
  SMTP_URL: setting({
    description: 'Mail server, such as smtp://user:password@host:587.',
    fallback: 'emails are written to DATA_DIR/mail',
    read: matching(/^smtps?:\/\/./, 'smtp://user:password@host:587'),
  }),
  MAIL_FROM: setting({
    description: 'Sender address of emails.',
    fallback: 'no-reply@localhost',
    read: (text) => mailAddress(text) ?? 'no-reply@localhost',
  }),
  VAPID_KEY: setting({
    description: 'P-256 key that signs browser notifications, 43 characters of base64url.',
    fallback: 'generated once and kept in DATA_DIR',
    read: matching(/^[\w-]{43}$/, '43 characters of base64url'),
  }),
  PUSH_SERVICES: setting({
    description: 'Hosts of the push services that may receive notifications, separated by commas.',
    fallback: 'those of Chrome, Edge, Firefox and Safari',
    read: pushServices(PUSH_SERVICES),
  }),
  TRUSTED_PROXIES: setting({
    description:
      'Number of your proxies between visitors and the server that append to X-Forwarded-For.',
    fallback: '0',
    read: whole(0, 10, 0),
  }),
  PROXY_ADDRESSES: setting({
    description:
      'Addresses from which your proxies connect, or ranges such as 10.0.0.0/8, separated by commas. With TRUSTED_PROXIES above 0, requests from other addresses are refused.',
    fallback: 'this machine and private networks',
    read: addressRanges(NEARBY),
  }),
  GEO_HEADER: setting({
    description:
      'Header in which your proxy sends the country of a visitor, such as CF-IPCountry. Ignored unless TRUSTED_PROXIES is above 0.',
    fallback: 'none',
    read: matching(/^[A-Za-z0-9-]+$/, 'CF-IPCountry'),
  }),
  ADDRESS_RATE: setting({
    description: 'Sustained limit of calls per second for one address; 0 for no limit.',
    fallback: '100',
    read: whole(0, 1_000_000, 100),
  }),
  MEMBER_RATE: setting({
    description: 'Sustained limit of calls per second for one member; 0 for no limit.',
    fallback: '30',
    read: whole(0, 1_000_000, 30),
  }),
  FORM_RATE: setting({
    description:
      'Limits per hour of sign-ups, of password resets and of tickets from one network, and of tickets from one member; 0 for no limit.',
    fallback: '20',
    read: whole(0, 1_000_000, 20),
  }),
  ANSWER_SECONDS: setting({
    description:
      'Time limit of a call, in seconds, after which it gets a 503. Raise it if the machine or the database is slow.',
    fallback: '5',
    read: whole(1, 120, 5),
  }),
  LOG_LEVEL: setting({
    description: 'Lowest level of the JSON log lines: debug, info, warn, error or silent.',
    fallback: 'info with DATABASE_URL, else warn',
    read: choice(LOG_LEVELS),
  }),
  METRICS_TOKEN: setting({
    description: 'Bearer token with which Prometheus reads /metrics.',
    fallback: '/metrics is not served',
    read: secret(16),
  }),
  CHECK_REPLIES: setting({
    description: 'Check every reply against the contract before sending it: 1 or 0.',
    fallback: '0',
    read: flag,
  }),
} satisfies Record<string, Setting>;

type Settings = typeof SETTINGS;

export type Config = { readonly [Name in keyof Settings]: ReturnType<Settings[Name]['read']> };

/** Returns the origin for brands without a host. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

export const logLevelOf = ({ LOG_LEVEL, DATABASE_URL }: Config): LogLevel =>
  LOG_LEVEL ?? (DATABASE_URL === undefined ? 'warn' : 'info');

export const mustConfirmEmail = ({ CONFIRM_EMAIL, DATABASE_URL }: Config): boolean =>
  CONFIRM_EMAIL ?? DATABASE_URL !== undefined;

export const withdrawalWaitOf = ({
  WITHDRAW_WAIT_HOURS,
  DATABASE_URL,
}: Pick<Config, 'WITHDRAW_WAIT_HOURS' | 'DATABASE_URL'>): number =>
  WITHDRAW_WAIT_HOURS ?? (DATABASE_URL === undefined ? 0 : 24);

export const staffRecoveryOf = ({
  STAFF_RECOVERY_HOURS,
  DATABASE_URL,
  DATABASE_OWNER_URL = DATABASE_URL,
}: Pick<Config, 'STAFF_RECOVERY_HOURS' | 'DATABASE_URL' | 'DATABASE_OWNER_URL'>): number =>
  STAFF_RECOVERY_HOURS ?? (DATABASE_OWNER_URL === undefined ? 0 : 24);

export function readSetting(
  name: string,
  { read, tls, description }: Setting,
  environment: Readonly<Record<string, string | undefined>>,
): unknown {
  // Shells and env files treat an empty variable as unset.
  const text = environment[name] === '' ? undefined : environment[name];
  try {
    const value = read(text);
    if (tls !== undefined && text !== undefined) {
      requireTls(tls.plain, tls.addresses(text), environment['PRIVATE_HOSTS']);
    }
    return value;
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`${name}: ${message}. Correct or unset it. Its purpose: ${description}`, {
      cause,
    });
  }
}

/** Parses some of the settings, without checks between settings. */
export function readSettings<Name extends keyof Settings>(
  names: readonly Name[],
  environment: Readonly<Record<string, string | undefined>>,
): Pick<Config, Name> {
  const entries = names.map((name) => [name, readSetting(name, SETTINGS[name], environment)]);
  return Object.fromEntries(entries) as Pick<Config, Name>;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config = readSettings(Object.keys(SETTINGS) as (keyof Settings)[], environment);
  if (environment['EVM_HOT_WALLET_KEY']) {
    throw new ConfigError(
      'EVM_HOT_WALLET_KEY: only the signer may have this key. Put it into the file of SIGNER_KEY_FILE, ' +
        "start 'npm run signer', and unset it here: see docs/chains.md.",
    );
  }
  if ((config.TLS_CERTIFICATE === undefined) !== (config.TLS_KEY === undefined)) {
    throw new ConfigError('TLS_CERTIFICATE and TLS_KEY: set both of them, or neither.');
  }
  const { HOST, TLS_CERTIFICATE, PRIVATE_HOSTS } = config;
  if (HOST !== undefined && TLS_CERTIFICATE === undefined && !needsNoTls(HOST, PRIVATE_HOSTS)) {
    throw new ConfigError(
      `HOST: at ${HOST}, a proxy on another machine would connect without TLS. Set TLS_CERTIFICATE and ` +
        'TLS_KEY, or listen on 127.0.0.1.',
    );
  }
  if (config.DATABASE_URL !== undefined && config.JWT_SECRET === undefined) {
    throw new ConfigError(
      'JWT_SECRET: it is required with DATABASE_URL, because all servers of a database share it. ' +
        "Set it to a long random text, such as the output of 'openssl rand -hex 32'.",
    );
  }
  if (config.DATABASE_OWNER_URL !== undefined && config.DATABASE_DRAW_URL === undefined) {
    throw new ConfigError(
      'DATABASE_DRAW_URL: it is required with DATABASE_OWNER_URL, because DATABASE_URL then has no ' +
        'right to draw. Create a login with the role platform_draw: see docs/operating.md.',
    );
  }
  if (config.EVM_NETWORKS === undefined) return config;
  if (config.DATABASE_URL === undefined) {
    throw new ConfigError(
      'EVM_NETWORKS: the embedded database gives members test money, which must not be withdrawn as ' +
        'real money. Set DATABASE_URL, or unset EVM_NETWORKS.',
    );
  }
  if (config.EVM_DEPOSIT_XPUB === undefined) {
    throw new ConfigError(
      'EVM_DEPOSIT_XPUB: it is required with EVM_NETWORKS, because the deposit addresses of members ' +
        'are derived from it. Export it from the wallet that owns the deposits.',
    );
  }
  return config;
}
