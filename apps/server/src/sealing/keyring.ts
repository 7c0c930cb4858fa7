import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Source of nonces, such as the port `Random`. */
interface ByteSource {
  bytes(count: number): Uint8Array;
}

export interface SealingKey {
  /** Version number, stored next to the sealed data. */
  version: number;
  /** Random text or bytes from which the keys are derived. */
  secret: string;
}

/** Stored form of sealed data. It opens only with the key of this version. */
export interface Sealed {
  keyVersion: number;
  sealed: Buffer;
}

/**
 * Purpose and context of sealed data. Each purpose has a derived key. Data does not open in another
 * context, so rows cannot be swapped in the database.
 */
export interface Seal {
  /** Purpose, for example 'two-factor secrets'. */
  purpose: string;
  /** Context, for example the member's id. */
  context: string;
}

/** Encrypts data that must not be readable in the database (AES-256-GCM). Keys can be rotated. */
export class Keyring {
  readonly #random: ByteSource;
  readonly #keys: ReadonlyMap<number, SealingKey>;
  readonly #newest: SealingKey;

  /** @param keys newest first: the first key seals, every key opens */
  constructor(random: ByteSource, keys: readonly [SealingKey, ...SealingKey[]]) {
    this.#random = random;
    this.#keys = new Map(keys.map((key) => [key.version, key]));
    [this.#newest] = keys;
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
        `SEALING_KEYS has no key of version ${keyVersion}, which sealed one of the ${purpose} (${context}). Add it behind the newest one.`,
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
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
