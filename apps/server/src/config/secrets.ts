import { createECDH } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { randomText, type Random } from '../ports/random';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const secretsSchema = v.object({ jwtSecret: v.string(), demoPassword: v.string() });

/** Secrets that a server with an embedded database creates and stores. */
export type Secrets = v.InferOutput<typeof secretsSchema>;

const makeSecrets = (random: Random): Secrets => ({
  jwtSecret: randomText(random, LETTERS, 64),
  // The password meets the password rules: length, an upper-case letter, a digit.
  demoPassword: `Demo-${randomText(random, LETTERS, 26)}-1`,
});

const keysSchema = v.object({
  sealingKey: v.string(),
  receiptKey: v.string(),
  beaconKey: v.string(),
});

/** Keys of draws and receipts that are not configured, 32 bytes each in hex. */
export type Keys = v.InferOutput<typeof keysSchema>;

const KEY_BYTES = 32;

const makeKey = (random: Random): Buffer => Buffer.from(random.bytes(KEY_BYTES));

function makeKeys(random: Random): Keys {
  const key = () => makeKey(random);
  return {
    sealingKey: key().toString('hex'),
    receiptKey: key().toString('hex'),
    // The leading zero byte keeps the key below the order of the curve, which begins with 0x73.
    beaconKey: `00${key().subarray(1).toString('hex')}`,
  };
}

/**
 * Encodes a key in base64url with its leading zeros. OpenSSL drops them, which affects one key in
 * 256.
 */
const wholeKey = (key: Buffer): string =>
  Buffer.from(key.toString('hex').padStart(2 * KEY_BYTES, '0'), 'hex').toString('base64url');

const twoFactorSchema = v.object({ twoFactorKey: v.string() });

const staffSchema = v.object({ token: v.string() });

const pushSchema = v.object({ vapidKey: v.string() });

interface Kept<Schema extends v.GenericSchema> {
  file: string;
  schema: Schema;
  make: () => v.InferOutput<Schema>;
  /** Consequences of deleting the file. */
  loss: string;
}

async function kept<Schema extends v.GenericSchema>({
  file,
  schema,
  make,
  loss,
}: Kept<Schema>): Promise<v.InferOutput<Schema>> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const made = make();
    // `wx` fails if the file exists: if two servers start together, the second one reads the first
    // one's file.
    await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await chmod(file, 0o600);
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read: ${(cause as Error).message}. Restore it, or delete it to have a new one made; ${loss}`,
      { cause },
    );
  }
}

export const loadSecrets = (dataDir: string, random: Random): Promise<Secrets> =>
  kept({
    file: join(dataDir, 'secrets.json'),
    schema: secretsSchema,
    make: () => makeSecrets(random),
    loss: 'members will have to sign in again.',
  });

export const loadKeys = (dataDir: string, random: Random): Promise<Keys> =>
  kept({
    file: join(dataDir, 'keys.json'),
    schema: keysSchema,
    make: () => makeKeys(random),
    loss: 'rounds that are not drawn yet will be called off, and members will have to enable two-factor authentication again.',
  });

export const loadTwoFactorKey = async (dataDir: string, random: Random): Promise<string> => {
  const { twoFactorKey } = await kept({
    file: join(dataDir, 'two-factor.json'),
    schema: twoFactorSchema,
    make: () => ({ twoFactorKey: makeKey(random).toString('hex') }),
    loss: 'members will have to enable two-factor authentication again.',
  });
  return twoFactorKey;
};

/** Loads the token that `npm run brand` on this machine sends to the server. */
export const loadStaffToken = async (dataDir: string, random: Random): Promise<string> => {
  const { token } = await kept({
    file: join(dataDir, 'staff.json'),
    schema: staffSchema,
    make: () => ({ token: randomText(random, LETTERS, 32) }),
    loss: 'programs that use the token will need the new one.',
  });
  return token;
};

export const loadVapidKey = async (dataDir: string): Promise<string> => {
  const { vapidKey } = await kept({
    file: join(dataDir, 'push.json'),
    schema: pushSchema,
    make: () => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      return { vapidKey: wholeKey(curve.getPrivateKey()) };
    },
    loss: 'members will have to turn on notifications of their browsers again.',
  });
  // Earlier versions stored the key without its leading zeros.
  return wholeKey(Buffer.from(vapidKey, 'base64url'));
};
