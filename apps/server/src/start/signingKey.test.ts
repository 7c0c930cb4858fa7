import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USDT } from '@platform/rules/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOT_WALLET, HOT_WALLET_KEY } from '../testing/localChain';
import { ConfigError } from '../config/config';
import { readSignerConfig } from '../config/signerConfig';
import { openSigningKey } from './signingKey';

const networks = {
  'USDT-BEP20': {
    rpcUrl: 'https://node.example.com',
    checkRpcUrl: 'https://check.example.com',
    token: '0x55d398326f99059fF775485246999027B3197955',
    confirmations: 15,
  },
};
const SETTINGS = {
  DATABASE_SIGNER_URL: 'postgres://server_signer:secret@localhost/platform',
  EVM_NETWORKS: JSON.stringify(networks),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signer-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function keyFile(content: string, mode = 0o400): Promise<string> {
  const file = join(folder, `key-${mode}-${content.length}`);
  await writeFile(file, content);
  await chmod(file, mode);
  return file;
}

const NO_KEY = {
  SIGNER_KEY_FILE: undefined,
  SIGNER_KEY_URL: undefined,
  SIGNER_WALLET: undefined,
};

test('reads the limits of the signer, and its defaults', () => {
  expect(readSignerConfig(SETTINGS)).toMatchObject({
    SIGNER_HOUR_LIMIT: 20_000n * USDT,
    SIGNER_DAY_LIMIT: 100_000n * USDT,
  });
  const low = { ...SETTINGS, SIGNER_HOUR_LIMIT: '5', SIGNER_DAY_LIMIT: '7.5' };
  expect(readSignerConfig(low)).toMatchObject({
    SIGNER_HOUR_LIMIT: 5n * USDT,
    SIGNER_DAY_LIMIT: 7_500_000n,
  });
});

test.each([
  ['DATABASE_SIGNER_URL', { DATABASE_SIGNER_URL: '' }],
  ['EVM_NETWORKS', { EVM_NETWORKS: '' }],
  ['SIGNER_HOUR_LIMIT', { SIGNER_HOUR_LIMIT: '-1' }],
  ['SIGNER_WALLET', { SIGNER_WALLET: '0x12' }],
])('refuses an invalid %s', (name, change) => {
  const read = () => readSignerConfig({ ...SETTINGS, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}: `));
});

test('reads the key from a file that other users cannot read', async () => {
  const open = (SIGNER_KEY_FILE: string) => openSigningKey({ ...NO_KEY, SIGNER_KEY_FILE });
  expect(open(await keyFile(`${HOT_WALLET_KEY}\n`)).wallet).toBe(HOT_WALLET.address);
  const shared = await keyFile(HOT_WALLET_KEY, 0o444);
  expect(() => open(shared)).toThrow(/SIGNER_KEY_FILE: other users may read it/);
  const short = await keyFile('0x12');
  expect(() => open(short)).toThrow(/SIGNER_KEY_FILE: its content is not/);
  expect(() => open(join(folder, 'missing'))).toThrow(/SIGNER_KEY_FILE: ENOENT/);
});

test('requires exactly one key, and the wallet address if the key is in a service', () => {
  const SIGNER_KEY_URL = 'http://127.0.0.1:9000';
  expect(() => openSigningKey(NO_KEY)).toThrow(/set either this or SIGNER_KEY_URL/);
  const both = { ...NO_KEY, SIGNER_KEY_FILE: '/key', SIGNER_KEY_URL };
  expect(() => openSigningKey(both)).toThrow(/set either this or SIGNER_KEY_URL/);
  expect(() => openSigningKey({ ...NO_KEY, SIGNER_KEY_URL })).toThrow(
    /SIGNER_WALLET: it is required/,
  );
  const service = { ...NO_KEY, SIGNER_KEY_URL, SIGNER_WALLET: HOT_WALLET.address };
  expect(openSigningKey(service).wallet).toBe(HOT_WALLET.address);
});
