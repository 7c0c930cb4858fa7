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

/** What the server encrypts and signs with. */
export interface ServerKeys {
  keyring: Keyring;
  receipts: ReceiptSigner;
  /** What the local beacon signs with, hex; undefined where there is none. */
  beaconKey: string | undefined;
  /** What the settings leave weaker than it could be, a sentence each. */
  notices: string[];
}

const RECEIPT_KEY_BYTES = 32;

/** What comes before the 32 bytes of an Ed25519 key in its DER form (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519 = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, key]), format: 'der', type: 'pkcs8' });

/** @param key 32 bytes, the private key of Ed25519 */
export function receiptSigner(key: Uint8Array): ReceiptSigner {
  const privateKey = ed25519(key);
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: spki.subarray(-RECEIPT_KEY_BYTES).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
    sha256: (data) => hash('sha256', data, 'hex'),
  };
}

/** Of no use for what else the secret serves. */
const derivedReceiptKey = (jwtSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'receipts', RECEIPT_KEY_BYTES));

function receiptKey({ RECEIPT_KEY }: Config, kept: Keys | undefined, jwtSecret: string) {
  const hex = RECEIPT_KEY ?? kept?.receiptKey;
  return hex === undefined ? derivedReceiptKey(jwtSecret) : Buffer.from(hex, 'hex');
}

/**
 * The keys that seal, newest first; whatever was sealed before there were any still opens.
 *
 * @param root the secret of tokens, of which key 0 is made
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
 * Gathers the keys: from the settings, or from the data folder, which a server with DATABASE_URL has
 * only if it runs the beacon itself.
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
  // The oldest secret of tokens that is still known: what was derived from it stays what it was when
  // another one signs tokens.
  const root = config.JWT_SECRETS_OLD.at(-1) ?? jwtSecret;
  return {
    keyring: new Keyring(random, [...sealingKeys(config, own, root)]),
    receipts: receiptSigner(receiptKey(config, own, root)),
    beaconKey: kept?.beaconKey,
    notices: embedded ? [] : noticesOf(config, local),
  };
}

/** The beacon that new rounds wait for. */
export const beaconOf = ({ BEACON, DATABASE_URL }: Config): 'drand' | 'local' =>
  BEACON ?? (DATABASE_URL === undefined ? 'local' : 'drand');
