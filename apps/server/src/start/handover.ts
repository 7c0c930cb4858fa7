import { SETTINGS, logLevelOf, withdrawalWaitOf, type Config } from '../config/config';
import { DEFAULT_LIMITS } from '../config/signerConfig';
import type { DrawHandover } from './draw';
import { beaconOf, type ServerKeys } from './keys';
import { silenceMs } from './patience';
import type { SignerHandover } from './signer';
import type { Store } from './store';
import type { WebHandover } from './web';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings that a web server must not know. The web server receives the keys for its own purposes
 * separately.
 */
const WITHHELD = new Set([
  'DATABASE_OWNER_URL',
  'DATABASE_DRAW_URL',
  'SEALING_KEYS',
  'TWO_FACTOR_KEYS',
  'RECEIPT_KEY',
  'EXCLUSION_KEY',
]);

/**
 * Returns the environment without the server's settings: variables such as PATH and NODE_OPTIONS.
 */
export const withoutSettings = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !(name in SETTINGS)));

export function webHandover(
  environment: Environment,
  config: Config,
  { jwtSecret, demo }: Pick<Store, 'jwtSecret' | 'demo'>,
  url: string,
  keys: ServerKeys['web'],
): WebHandover {
  const settings: Record<string, string> = {};
  for (const name of Object.keys(SETTINGS)) {
    const text = environment[name];
    if (text && !WITHHELD.has(name)) settings[name] = text;
  }
  if (config.DATABASE_URL !== undefined) settings['DATABASE_URL'] = url;
  return { settings, url, jwtSecret, isDemo: demo !== undefined, keys };
}

export const demoSignerHandover = (config: Config, url: string): SignerHandover => ({
  logLevel: logLevelOf(config),
  url,
  limits: { hour: String(DEFAULT_LIMITS.hour), day: String(DEFAULT_LIMITS.day) },
  waitHours: withdrawalWaitOf(config),
});

export const drawHandover = (
  config: Config,
  url: string,
  { sealing, beaconKey }: ServerKeys['draw'],
): DrawHandover => ({
  logLevel: logLevelOf(config),
  url,
  silenceMs: silenceMs(config.ANSWER_SECONDS * 1_000),
  sealing,
  beacon: beaconOf(config),
  beaconUrls: config.BEACON_URLS,
  beaconKey,
  ntpServer: config.NTP_SERVER,
});
