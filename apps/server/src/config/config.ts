import { resolve } from 'node:path';
import { BEACON_SOURCES } from '@platform/rules/wingo';
import { ROOT } from '../paths';
import { readNetworks } from './networks';
import {
  addressRanges,
  brandOrigins,
  choice,
  flag,
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

/** Invalid setting. The message names the variable, the problem and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One environment variable. The README's table is checked against this list. */
export interface Setting<Value = unknown> {
  /** Purpose of the setting, in one sentence. */
  description: string;
  /** Default value, as shown in the README. */
  fallback: string;
  /**
   * Parses the text of the variable; undefined if the variable is not set. Throws an error that states
   * the problem.
   */
  read: (text: string | undefined) => Value;
}

const setting = <Value>(setting: Setting<Value>) => setting;

const folder = (fallback: string) => (text: string | undefined) => resolve(ROOT, text ?? fallback);

/** Log levels, from the most to the least verbose. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const mailAddress = matching(/^[^\s@<>,]+@[^\s@<>,]+$/, 'no-reply@example.com');

const postgresUrl = matching(/^postgres(ql)?:\/\/./, 'postgres://user:password@host:5432/database');

/**
 * Servers of the League of Entropy's beacon. The server may use any of them, because every signature is
 * verified.
 */
const DRAND_URLS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Push services of the browsers. Their subdomains are also allowed. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Loopback and private networks: the default addresses of proxies. */
const NEARBY = [
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
];

/** All settings of the server. Each setting is read from an environment variable. */
export const SETTINGS = {
  PORT: setting({
    description: 'The port the server listens on.',
    fallback: '4000',
    read: whole(0, 65_535, 4000),
  }),
  HOST: setting({
    description: 'The address it listens on.',
    fallback: 'every address',
    read: (text) => text,
  }),
  DATABASE_URL: setting({
    description: 'A PostgreSQL of your own, version 15 or newer.',
    fallback: 'an embedded PostgreSQL',
    read: postgresUrl,
  }),
  DATABASE_OWNER_URL: setting({
    description: 'The same database as its owner: migrations run with it, and nothing else.',
    fallback: 'DATABASE_URL, which then may do everything',
    read: postgresUrl,
  }),
  DATABASE_DRAW_URL: setting({
    description:
      'The same database as a member of the role platform_draw: rounds are drawn with it.',
    fallback: 'DATABASE_URL; required with DATABASE_OWNER_URL',
    read: postgresUrl,
  }),
  REDIS_URL: setting({
    description:
      'A Redis, version 7 or newer, by which servers notify each other, with a database of its own.',
    fallback: 'LISTEN and NOTIFY of PostgreSQL',
    read: matching(/^rediss?:\/\/./, 'redis://user:password@host:6379/0'),
  }),
  DATA_DIR: setting({
    description:
      'Where the embedded database, its secrets, and the last valid version and the pictures of each brand live.',
    fallback: '.data',
    read: folder('.data'),
  }),
  JWT_SECRET: setting({
    description: 'What session tokens are signed with, at least 32 characters.',
    fallback: 'made once and kept in DATA_DIR; required with DATABASE_URL',
    read: secret(32),
  }),
  JWT_SECRETS_OLD: setting({
    description:
      'What session tokens used to be signed with, newest first, separated by commas: they still count.',
    fallback: 'none',
    read: secrets(32),
  }),
  SEALING_KEYS: setting({
    description:
      'What round seeds and two-factor secrets are encrypted with, as version:secret, newest first, separated by commas.',
    fallback: 'made once and kept in DATA_DIR; with DATABASE_URL derived from JWT_SECRET',
    read: versionedKeys(32),
  }),
  RECEIPT_KEY: setting({
    description: 'The Ed25519 key that receipts of bets are signed with, 64 hex digits.',
    fallback: 'made once and kept in DATA_DIR; with DATABASE_URL derived from JWT_SECRET',
    read: matching(/^[0-9a-fA-F]{64}$/, '64 hex digits'),
  }),
  BEACON: setting({
    description:
      'The public randomness of draws: drand, or local, which is the server itself and not independent.',
    fallback: 'drand with DATABASE_URL, else local',
    read: choice(BEACON_SOURCES),
  }),
  BEACON_URLS: setting({
    description: 'Servers of drand, separated by commas; what they answer is verified.',
    fallback: "the League of Entropy's own",
    read: webAddresses(DRAND_URLS),
  }),
  SESSION_HOURS: setting({
    description: 'How long a sign-in lasts.',
    fallback: '168',
    read: whole(1, 8_760, 168),
  }),
  SESSION_IDLE_MINUTES: setting({
    description:
      'How long a sign-in lasts while it is not used; what a page fetches automatically does not count.',
    fallback: '720',
    read: whole(5, 525_600, 720),
  }),
  CONFIRM_EMAIL: setting({
    description: 'Members confirm their email address before they withdraw: 1 or 0.',
    fallback: '1 with DATABASE_URL, else 0',
    read: (text) => (text === undefined ? undefined : flag(text)),
  }),
  MAX_BET: setting({
    description: 'The largest stake of one bet, in USDT.',
    fallback: '100000',
    read: usdt('100000', '1000000'),
  }),
  MAX_ROUND_LIABILITY: setting({
    description: 'The most a round may have to pay for one number, in USDT.',
    fallback: '1000000',
    read: usdt('1000000', '1000000000'),
  }),
  DEMO_GRANT: setting({
    description: 'What a new member starts with, in USDT; never paid with DATABASE_URL.',
    fallback: '1000',
    read: usdt('1000', '1000000'),
  }),
  WITHDRAW_WAIT_HOURS: setting({
    description:
      'How long withdrawals wait after a change of passwords, two-factor authentication or wallet address.',
    fallback: '24 with DATABASE_URL, else 0',
    read: (text) => (text === undefined ? undefined : whole(0, 720, 0)(text)),
  }),
  EVM_NETWORKS: setting({
    description: 'The networks that are open, as JSON: see docs/chains.md.',
    fallback: 'none; with the embedded database a demo chain',
    read: readNetworks,
  }),
  EVM_DEPOSIT_XPUB: setting({
    description: 'The extended public key below which every member has a deposit address.',
    fallback: 'none; required with EVM_NETWORKS',
    read: matching(/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/, 'xpub6...'),
  }),
  EVM_HOT_WALLET_KEY: setting({
    description: 'The private key of the wallet that pays withdrawals, in hex.',
    fallback: 'withdrawals are closed',
    read: matching(/^0x[0-9a-fA-F]{64}$/, '0x and 64 hex digits'),
  }),
  RATES_URL: setting({
    description:
      'Where the rates come from by which amounts also show in a currency of the member: see docs/operating.md.',
    fallback: 'amounts show in USDT only; with the embedded database fixed rates',
    read: webAddress('https://api.coinbase.com/v2/exchange-rates?currency=USDT'),
  }),
  RATES_MAX_HOURS: setting({
    description: 'How old these rates may be, in hours; with older ones amounts show in USDT only.',
    fallback: '24',
    read: whole(1, 168, 24),
  }),
  TOKENS_DIR: setting({
    description: 'The folder whose `brands` are served.',
    fallback: 'tokens',
    read: folder('tokens'),
  }),
  BRANDS_RELOAD: setting({
    description: 'Take up brands that change while the server runs, once checked: 1 or 0.',
    fallback: '1',
    read: (text) => flag(text ?? '1'),
  }),
  BRANDS_TOKEN: setting({
    description:
      'The bearer token with which operators save and publish versions of brands, at least 24 characters.',
    fallback: 'made once and kept in DATA_DIR; with DATABASE_URL these calls are not served',
    read: secret(24),
  }),
  BRAND_ORIGINS: setting({
    description:
      'The hosts that brands may have and the addresses that they may name, separated by commas, such as https://*.example.com; or the path of a file of them, which is read again when it changes.',
    fallback:
      'PUBLIC_URL; the embedded database always adds names below localhost and what the example brands name',
    read: brandOrigins,
  }),
  WEB_DIR: setting({
    description: 'The web build to serve.',
    fallback: 'apps/web/dist',
    read: folder('apps/web/dist'),
  }),
  SERVICE_WORKER: setting({
    description: 'Browsers keep the app with a service worker: 1, or 0 to end it in all of them.',
    fallback: '1',
    read: (text) => flag(text ?? '1'),
  }),
  PUBLIC_URL: setting({
    description: 'Where the site is, for links in mails, of a brand that has no host.',
    fallback: 'http://localhost at PORT',
    read: webOrigin,
  }),
  SMTP_URL: setting({
    description: 'The server that sends mails, such as smtp://user:password@host:587.',
    fallback: 'mails are written to DATA_DIR/mail',
    read: matching(/^smtps?:\/\/./, 'smtp://user:password@host:587'),
  }),
  MAIL_FROM: setting({
    description: 'The address that mails come from.',
    fallback: 'no-reply@localhost',
    read: (text) => mailAddress(text) ?? 'no-reply@localhost',
  }),
  VAPID_KEY: setting({
    description:
      'The P-256 key that notifications of browsers are signed with, 43 characters of base64url.',
    fallback: 'made once and kept in DATA_DIR',
    read: matching(/^[\w-]{43}$/, '43 characters of base64url'),
  }),
  PUSH_SERVICES: setting({
    description:
      'The hosts of the push services that notifications are sent to, separated by commas.',
    fallback: 'those of Chrome, Edge, Firefox and Safari',
    read: pushServices(PUSH_SERVICES),
  }),
  TRUSTED_PROXIES: setting({
    description: 'How many proxies of yours are in front and append to X-Forwarded-For.',
    fallback: '0',
    read: whole(0, 10, 0),
  }),
  PROXY_ADDRESSES: setting({
    description:
      'Where these proxies connect from: addresses and ranges such as 10.0.0.0/8, separated by commas. With TRUSTED_PROXIES above 0, requests from elsewhere are refused.',
    fallback: 'this machine and private networks',
    read: addressRanges(NEARBY),
  }),
  GEO_HEADER: setting({
    description:
      'The header in which your proxy says where a visitor is, such as CF-IPCountry; it counts with TRUSTED_PROXIES above 0.',
    fallback: 'none',
    read: matching(/^[A-Za-z0-9-]+$/, 'CF-IPCountry'),
  }),
  ADDRESS_RATE: setting({
    description: 'How many calls a second one address may make for long; 0 for no limit.',
    fallback: '100',
    read: whole(0, 1_000_000, 100),
  }),
  MEMBER_RATE: setting({
    description: 'How many calls a second one member may make for long; 0 for no limit.',
    fallback: '30',
    read: whole(0, 1_000_000, 30),
  }),
  FORM_RATE: setting({
    description:
      'How many sign-ups, password resets and tickets one network may send an hour, each, and tickets one member; 0 for no limit.',
    fallback: '20',
    read: whole(0, 1_000_000, 20),
  }),
  ANSWER_SECONDS: setting({
    description:
      'How long the answer to a call may take before it is 503, in seconds: more where the machine or the database is slow.',
    fallback: '5',
    read: whole(1, 120, 5),
  }),
  LOG_LEVEL: setting({
    description: 'What is logged as JSON lines: debug, info, warn, error or silent.',
    fallback: 'info with DATABASE_URL, else warn',
    read: choice(LOG_LEVELS),
  }),
  METRICS_TOKEN: setting({
    description: 'The bearer token with which Prometheus may read /metrics.',
    fallback: '/metrics is not served',
    read: secret(16),
  }),
  CHECK_REPLIES: setting({
    description: 'Check every reply against the contract before it leaves: 1 or 0.',
    fallback: '0',
    read: flag,
  }),
} satisfies Record<string, Setting>;

type Settings = typeof SETTINGS;

/** Parsed and checked settings. */
export type Config = { readonly [Name in keyof Settings]: ReturnType<Settings[Name]['read']> };

/** Returns the origin of the site for brands without a host. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Config): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** Reports whether members must confirm their email address before they withdraw. */
export const mustConfirmEmail = ({ CONFIRM_EMAIL, DATABASE_URL }: Config): boolean =>
  CONFIRM_EMAIL ?? DATABASE_URL !== undefined;

/** Returns the waiting period of withdrawals after a change of an account's security settings, in hours. */
export const withdrawalWaitOf = ({ WITHDRAW_WAIT_HOURS, DATABASE_URL }: Config): number =>
  WITHDRAW_WAIT_HOURS ?? (DATABASE_URL === undefined ? 0 : 24);

function readSetting(name: string, { read, description }: Setting, text: string | undefined) {
  try {
    // An empty variable counts as unset, as it does in most shells and env files.
    return read(text === '' ? undefined : text);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`${name}: ${message}. ${description} Correct it, or unset it.`, {
      cause,
    });
  }
}

/**
 * Parses some of the settings, without checks across settings.
 *
 * @throws ConfigError for the first invalid variable
 */
export function readSettings<Name extends keyof Settings>(
  names: readonly Name[],
  environment: Readonly<Record<string, string | undefined>>,
): Pick<Config, Name> {
  const entries = names.map((name) => [name, readSetting(name, SETTINGS[name], environment[name])]);
  return Object.fromEntries(entries) as Pick<Config, Name>;
}

/**
 * Parses every setting of a server and checks that the settings fit together.
 *
 * @throws ConfigError for the first invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config = readSettings(Object.keys(SETTINGS) as (keyof Settings)[], environment);
  if (config.DATABASE_URL !== undefined && config.JWT_SECRET === undefined) {
    throw new ConfigError(
      'JWT_SECRET: it is required with DATABASE_URL, so that all servers of a database share it. ' +
        "Set it to a long random text, for example the output of 'openssl rand -hex 32'.",
    );
  }
  if (config.DATABASE_OWNER_URL !== undefined && config.DATABASE_DRAW_URL === undefined) {
    throw new ConfigError(
      'DATABASE_DRAW_URL: it is required with DATABASE_OWNER_URL, as DATABASE_URL may not draw then. ' +
        'Make a login that is a member of platform_draw, see docs/operating.md.',
    );
  }
  if (config.EVM_NETWORKS === undefined) return config;
  if (config.DATABASE_URL === undefined) {
    throw new ConfigError(
      'EVM_NETWORKS: the embedded database hands out test money, which must not be withdrawn as real ' +
        'money. Set DATABASE_URL too, or unset it.',
    );
  }
  if (config.EVM_DEPOSIT_XPUB === undefined) {
    throw new ConfigError(
      'EVM_DEPOSIT_XPUB: it is required with EVM_NETWORKS, or members would have nowhere to deposit ' +
        'to. Export it from the wallet that deposits shall belong to.',
    );
  }
  return config;
}
