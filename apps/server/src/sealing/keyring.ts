import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface ByteSource {
  bytes(count: number): Uint8Array;
}

export interface SealingKey {
  version: number;
  /** Random text from which the key of each purpose is derived, or `derived:` and one such key in hex. */
  secret: string;
}

/** Purpose of the keys that the draw gets. */
export const ROUND_SEEDS = 'round seeds';
/** Purpose of the keys that the web servers get. */
export const TWO_FACTOR_SECRETS = 'two-factor secrets';

/** Prefix of a key that opens data of one purpose only. */
const DERIVED = 'derived:';

/** Sealed data opens only with the key of this version. */
export interface Sealed {
  keyVersion: number;
  sealed: Buffer;
}

/**
 * Purpose and context of sealed data. Each purpose has a derived key. Data does not open in another
 * context, so rows cannot be swapped in the database.
 */
export interface Seal {
  purpose: string;
  context: string;
}

/** Encrypts data that must not be readable in the database (AES-256-GCM). Keys can be rotated. */
export class Keyring {
  readonly #random: ByteSource;
  readonly #keys: ReadonlyMap<number, SealingKey>;
  readonly #newest: SealingKey;
  readonly #setting: string;

  /** @param keys newest first: the first key seals, every key opens */
  constructor(random: ByteSource, keys: readonly SealingKey[], setting = 'SEALING_KEYS') {
    const [newest] = keys;
    if (newest === undefined) throw new Error(`${setting} has no key.`);
    this.#random = random;
    this.#keys = new Map(keys.map((key) => [key.version, key]));
    this.#newest = newest;
    this.#setting = setting;
  }

  get newest(): number {
    return this.#newest.version;
  }

  seal({ purpose, context }: Seal, plain: Uint8Array): Sealed {
    const nonce = this.#random.bytes(NONCE_BYTES);
    const key = derived(this.#newest, purpose);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([
      nonce,
      cipher.update(plain),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { keyVersion: this.#newest.version, sealed };
  }

  /** @throws if the data was changed or sealed in another context, or its key is missing */
  open({ purpose, context }: Seal, { keyVersion, sealed }: Sealed): Buffer {
    const key = this.#keys.get(keyVersion);
    if (key === undefined) {
      throw new Error(
        `${this.#setting} has no key of version ${keyVersion}, which sealed one of the ${purpose} (${context}). Add it behind the newest one.`,
      );
    }
    const decipher = createDecipheriv(
      CIPHER,
      derived(key, purpose),
      sealed.subarray(0, NONCE_BYTES),
    )
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    try {
      return Buffer.concat([plain, decipher.final()]);
    } catch (cause) {
      throw new Error(
        `One of the ${purpose} (${context}) cannot be decrypted: the key of version ${keyVersion} is not the one it was sealed with, or it was changed.`,
        { cause },
      );
    }
  }
}

const derived = ({ secret }: SealingKey, purpose: string): Uint8Array =>
  secret.startsWith(DERIVED)
    ? Buffer.from(secret.slice(DERIVED.length), 'hex')
    : new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/** Derives the key of a purpose. Keys of other purposes cannot be computed from the derived key. */
export const keyFor = (purpose: string, key: SealingKey): SealingKey => ({
  version: key.version,
  secret: `${DERIVED}${Buffer.from(derived(key, purpose)).toString('hex')}`,
});
