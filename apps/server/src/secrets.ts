import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { randomText, type Random } from './ports/random';

const schema = v.object({ jwtSecret: v.string(), demoPassword: v.string() });

/** What an embedded server makes once and keeps. */
export type Secrets = v.InferOutput<typeof schema>;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const makeSecrets = (random: Random): Secrets => ({
  jwtSecret: randomText(random, LETTERS, 64),
  // Of a shape that the password rules take: long enough, an upper-case letter, a digit.
  demoPassword: `Demo-${randomText(random, LETTERS, 10)}-1`,
});

/** Reads the secrets of this data folder, making them at the first start. */
export async function loadSecrets(dataDir: string, random: Random): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  try {
    const made = makeSecrets(random);
    // Only where there is none: a second server that starts now reads the first one's.
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
      `${file} cannot be read: ${(cause as Error).message}. ` +
        'Delete it to have new secrets made; members will have to sign in again and to enable two-factor authentication anew.',
      { cause },
    );
  }
}
