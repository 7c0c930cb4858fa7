import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config';
import { withCredentials } from './credentials';

/** Creates the folder that systemd passes to a unit, with these credentials. */
async function credentials(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credentials-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

test('reads settings from the credentials of its unit', async () => {
  const folder = await credentials({
    JWT_SECRET: `${'j'.repeat(32)}\n`,
    RECEIPT_KEY: 'ab'.repeat(32),
    'hot-wallet-key': 'cd'.repeat(32),
  });
  const environment = withCredentials({ CREDENTIALS_DIRECTORY: folder, PORT: '4001' });
  expect(readConfig(environment)).toMatchObject({
    JWT_SECRET: 'j'.repeat(32),
    RECEIPT_KEY: 'ab'.repeat(32),
    PORT: 4001,
  });
  expect(environment).not.toHaveProperty('hot-wallet-key');
});

test('refuses a setting that is a credential and a variable', async () => {
  const folder = await credentials({ JWT_SECRET: 'j'.repeat(32) });
  const environment = { CREDENTIALS_DIRECTORY: folder, JWT_SECRET: 'k'.repeat(32) };
  expect(() => withCredentials(environment)).toThrow(
    'JWT_SECRET is a credential and a variable of the environment. Remove the variable.',
  );
});

test('leaves the environment unchanged if there are no credentials', () => {
  expect(withCredentials({ PORT: '4001' })).toEqual({ PORT: '4001' });
});
