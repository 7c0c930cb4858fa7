import {
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import type { Config } from '../config/config';
import { loadKeys, loadTwoFactorKey, type Keys } from '../config/secrets';
import type { Random } from '../ports/random';
import { keyFor, ROUND_SEEDS, TWO_FACTOR_SECRETS, type SealingKey } from '../sealing/keyring';
import type { ReceiptSigner } from '../wingo/receipt';

export interface ServerKeys {
  draw: {
    /** Keys of round seeds, newest first. */
    sealing: readonly SealingKey[];
    beaconKey: string | undefined;
  };
  web: {
    /** Keys of two-factor secrets, newest first. */
    twoFactor: readonly SealingKey[];
    /** Private Ed25519 key of receipts, in hex. */
    receiptKey: string;
    /** Key of the hashes of self-excluded members, in hex. */
    exclusionKey: string;
  };
  /** Weaknesses of the settings, one sentence each. */
  notices: string[];
}

const KEY_BYTES = 32;

/** DER header of a private Ed25519 key, followed by its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519 = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, key]), format: 'der', type: 'pkcs8' });

/** @param key private Ed25519 key, 32 bytes */
export function receiptSigner(key: Uint8Array): ReceiptSigner {
  const privateKey = ed25519(key);
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: spki.subarray(-KEY_BYTES).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
    sha256: (data) => hash('sha256', data, 'hex'),
  };
}

/**
 * Derives the key of a purpose from the JWT secret. The derived key can neither sign tokens nor open
 * sealed data.
 */
const derivedKey = (jwtSecret: string, purpose: 'receipts' | 'exclusions'): string =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', purpose, KEY_BYTES)).toString('hex');

/**
 * Returns the key of the hashes of self-excluded members, in hex.
 *
 * @param root token secret from which the key is derived if it is not set
 */
export const exclusionKeyOf = (
  { EXCLUSION_KEY }: Pick<Config, 'EXCLUSION_KEY'>,
  root: string,
): string => EXCLUSION_KEY ?? derivedKey(root, 'exclusions');

/** Version of the key of two-factor secrets in DATA_DIR, above the versions of older sealing keys. */
const KEPT_VERSION = 1_000;

/** Joins lists of keys. If a version occurs twice, the first key is used. */
const joined = (...lists: (readonly SealingKey[])[]): SealingKey[] =>
  lists
    .flat()
    .filter(({ version }, index, all) => all.findIndex((key) => key.version === version) === index);

/**
 * Returns the keys for sealed data. Key 0 opens data that predates SEALING_KEYS.
 *
 * @param root token secret from which key 0 is derived; undefined if this process has none
 */
export function sealingKeys(
  { SEALING_KEYS }: Pick<Config, 'SEALING_KEYS'>,
  kept: Keys | undefined,
  root: string | undefined,
): SealingKey[] {
  const own = SEALING_KEYS ?? (kept ? [{ version: 1, secret: kept.sealingKey }] : []);
  return joined(own, root === undefined ? [] : [{ version: 0, secret: root }]);
}

const LOCAL_BEACON =
  'BEACON is local: draws use randomness of this server itself, which is not independent. Every ' +
  'server needs the same keys.json in its DATA_DIR.';
const NO_SEALING_KEYS =
  'SEALING_KEYS is not set: round seeds are encrypted with a key derived from JWT_SECRET, which web ' +
  'servers know. Give the draw a separate key, see docs/operating.md.';

const noticesOf = ({ SEALING_KEYS }: Config, local: boolean): string[] => [
  ...(local ? [LOCAL_BEACON] : []),
  ...(SEALING_KEYS === undefined ? [NO_SEALING_KEYS] : []),
];

/**
 * Loads the keys. With DATABASE_URL, the data folder contains keys only for a local beacon. Each
 * process gets only the keys it uses: the draw cannot open two-factor secrets, and web servers
 * cannot open seeds.
 */
export async function openKeys(
  config: Config,
  random: Random,
  jwtSecret: string,
): Promise<ServerKeys> {
  const embedded = config.DATABASE_URL === undefined;
  const local = beaconOf(config) === 'local';
  const kept = embedded || local ? await loadKeys(config.DATA_DIR, random) : undefined;
  const own = embedded ? kept : undefined;
  // The oldest token secret, so that derived keys stay the same when a newer secret signs tokens.
  const root = config.JWT_SECRETS_OLD.at(-1) ?? jwtSecret;
  const sealing = sealingKeys(config, own, root);
  const keptTwoFactor = embedded
    ? [{ version: KEPT_VERSION, secret: await loadTwoFactorKey(config.DATA_DIR, random) }]
    : [];
  // Secrets of earlier releases were sealed with the keys of seeds.
  const earlier = sealing.map((key) => keyFor(TWO_FACTOR_SECRETS, key));
  return {
    draw: {
      sealing: sealing.map((key) => keyFor(ROUND_SEEDS, key)),
      beaconKey: kept?.beaconKey,
    },
    web: {
      twoFactor: joined(config.TWO_FACTOR_KEYS ?? [], keptTwoFactor, earlier),
      receiptKey: config.RECEIPT_KEY ?? own?.receiptKey ?? derivedKey(root, 'receipts'),
      exclusionKey: exclusionKeyOf(config, root),
    },
    notices: embedded ? [] : noticesOf(config, local),
  };
}

export const beaconOf = ({
  BEACON,
  DATABASE_URL,
}: Pick<Config, 'BEACON' | 'DATABASE_URL'>): 'drand' | 'local' =>
  BEACON ?? (DATABASE_URL === undefined ? 'local' : 'drand');
