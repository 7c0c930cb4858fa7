import {
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import type { Config } from '../config/config';
import type { Random } from '../ports/random';
import { loadKeys, type Keys } from '../config/secrets';
import { Keyring } from '../sealing/keyring';
import type { ReceiptSigner } from '../wingo/receipt';

export interface ServerKeys {
  keyring: Keyring;
  receipts: ReceiptSigner;
  /** Signing key of the local beacon, in hex; undefined without a local beacon. */
  beaconKey: string | undefined;
  /** Weaknesses of the settings, one sentence each. */
  notices: string[];
}

const RECEIPT_KEY_BYTES = 32;

/** DER header of a private Ed25519 key, followed by its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519 = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, key]), format: 'der', type: 'pkcs8' });

/**
 * Creates the signer of receipts.
 *
 * @param key private Ed25519 key, 32 bytes
 */
export function receiptSigner(key: Uint8Array): ReceiptSigner {
  const privateKey = ed25519(key);
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: spki.subarray(-RECEIPT_KEY_BYTES).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
    sha256: (data) => hash('sha256', data, 'hex'),
  };
}

/**
 * Derives the receipt key from the JWT secret. The derived key can neither sign tokens nor open
 * sealed data.
 */
const derivedReceiptKey = (jwtSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'receipts', RECEIPT_KEY_BYTES));

function receiptKey({ RECEIPT_KEY }: Config, kept: Keys | undefined, jwtSecret: string) {
  const hex = RECEIPT_KEY ?? kept?.receiptKey;
  return hex === undefined ? derivedReceiptKey(jwtSecret) : Buffer.from(hex, 'hex');
}

/**
 * Returns the sealing keys, newest first. Key 0 opens data from before SEALING_KEYS was set.
 *
 * @param root token secret from which key 0 is derived
 */
function sealingKeys({ SEALING_KEYS }: Config, kept: Keys | undefined, root: string) {
  const newest = SEALING_KEYS ?? (kept ? [{ version: 1, secret: kept.sealingKey }] : []);
  const derived = { version: 0, secret: root };
  const [first = derived, ...rest] = newest;
  return [
    first,
    ...rest,
    ...(newest.some(({ version }) => version === 0) ? [] : [derived]),
  ] as const;
}

const LOCAL_BEACON =
  'BEACON is local: draws use randomness of this server itself, which is not independent. Every ' +
  'server needs the same keys.json in its DATA_DIR.';
const NO_SEALING_KEYS =
  'SEALING_KEYS is not set: seeds and two-factor secrets are encrypted with a key derived from ' +
  'JWT_SECRET, and neither can be rotated without the other.';

const noticesOf = ({ SEALING_KEYS }: Config, local: boolean): string[] => [
  ...(local ? [LOCAL_BEACON] : []),
  ...(SEALING_KEYS === undefined ? [NO_SEALING_KEYS] : []),
];

/**
 * Collects the keys from the settings or the data folder. With DATABASE_URL, the data folder
 * contains keys only for a local beacon.
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
  return {
    keyring: new Keyring(random, [...sealingKeys(config, own, root)]),
    receipts: receiptSigner(receiptKey(config, own, root)),
    beaconKey: kept?.beaconKey,
    notices: embedded ? [] : noticesOf(config, local),
  };
}

/** Returns the kind of beacon for new rounds. */
export const beaconOf = ({ BEACON, DATABASE_URL }: Config): 'drand' | 'local' =>
  BEACON ?? (DATABASE_URL === undefined ? 'local' : 'drand');
