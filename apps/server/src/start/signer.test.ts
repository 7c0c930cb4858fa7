import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { asLogin } from '../../../../packages/testing/src/deployedRoles';
import { CONFIRMATIONS, NETWORK, useChain } from '../testing/chainStage';
import { bundleServer } from '../testing/fastBundle';
import { emptyFolder, type TestFolder } from '../testing/folders';
import { CHAIN_ID, HOT_WALLET, HOT_WALLET_KEY } from '../testing/localChain';
import { until } from '../testing/serverProcess';
import { followPayments } from '../wallet/payments';

const stage = useChain();
let bundle: string;
let folder: TestFolder;
beforeAll(async () => {
  bundle = await bundleServer('src/testing/partProgram.ts');
});

const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
  await folder?.remove();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Returns the process and its output so far. */
async function startSigner(settings: Readonly<Record<string, string>> = {}) {
  const { url: rpcUrl, token } = stage.local;
  const networks = { rpcUrl, token, chainId: CHAIN_ID, confirmations: CONFIRMATIONS };
  folder = await emptyFolder();
  const SIGNER_KEY_FILE = join(folder.path, 'hot-wallet-key');
  await writeFile(SIGNER_KEY_FILE, HOT_WALLET_KEY, { mode: 0o400 });
  const child = spawn(process.execPath, [bundle, 'signer'], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_SIGNER_URL: asLogin(stage.database.url, 'server_signer'),
      EVM_NETWORKS: JSON.stringify({ [NETWORK]: networks }),
      WITHDRAW_WAIT_HOURS: '0',
      SIGNER_KEY_FILE,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, output: () => output };
}

const signatures = () =>
  stage.db.query<{ id: bigint; signer: string }>(sql`
    select withdrawal_id as id, signer from payment_signature order by 1`);

test('a killed and restarted signer signs each withdrawal once, with its own login', async () => {
  const first = await stage.withdrawal(`0x${'e1'.padStart(40, '0')}`);
  const { child, output } = await startSigner();
  await until(async () => (await signatures()).length === 1 || undefined);
  expect(output()).toContain(`The signer of ${HOT_WALLET.address.toLowerCase()} is running.`);
  const files = ['environ', 'cmdline'].map((name) => readFileSync(`/proc/${child.pid}/${name}`));
  expect(Buffer.concat(files).toString()).not.toContain(HOT_WALLET_KEY.slice(2));
  await kill(child);
  const second = await stage.withdrawal(`0x${'e2'.padStart(40, '0')}`);
  // Servers send signed payments even while no signer runs.
  const follow = () =>
    followPayments(stage.database.as('app'), stage.payouts(), { onError: stage.report });
  await follow();
  await stage.local.mine(CONFIRMATIONS);
  await follow();
  expect((await stage.standing(first)).state).toBe('success');
  expect((await stage.standing(second)).state).toBe('pending');
  await startSigner();
  await until(async () => (await signatures()).length === 2 || undefined);
  expect(await signatures()).toEqual([
    { id: first.id, signer: 'server_signer' },
    { id: second.id, signer: 'server_signer' },
  ]);
  expect(stage.errors).toEqual([]);
});

test.each([
  ['a superuser', () => ({ DATABASE_SIGNER_URL: stage.database.url }), /is a superuser/],
  ['a missing key', () => ({ SIGNER_KEY_FILE: '/nowhere/key' }), /SIGNER_KEY_FILE: ENOENT/],
  ['an invalid limit', () => ({ SIGNER_DAY_LIMIT: 'much' }), /SIGNER_DAY_LIMIT: /],
])('refuses to start with %s', async (_, settings, message) => {
  const { child, output } = await startSigner(settings());
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(output()).toMatch(message);
});

test('warns of a login with more privileges than it needs', async () => {
  const { output } = await startSigner({
    DATABASE_SIGNER_URL: asLogin(stage.database.url, 'server_app'),
  });
  await until(() => output().includes('DATABASE_SIGNER_URL has more rights') || undefined);
  expect(output()).toContain('can act as platform_app');
});
