import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { USDT } from '@platform/rules/money';
import { expect, onTestFinished, test } from 'vitest';
import { AMOUNT, CONFIRMATIONS, MICRO, OWNED, useChain } from '../../../testing/chainStage';
import {
  HOT_WALLET,
  HOT_WALLET_KEY,
  NEXT_WALLET,
  NEXT_WALLET_KEY,
} from '../../../testing/localChain';
import { localKey, remoteKey, signWith, type SigningKey, type Unsigned } from './signingKey';

const stage = useChain();

const ORDER: Unsigned = {
  chainId: 56,
  type: 'eip1559',
  nonce: 7,
  to: NEXT_WALLET.address,
  data: '0x1234',
  gas: 60_000n,
  maxFeePerGas: 3_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};

async function service(result: unknown) {
  const calls: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(JSON.parse(body));
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/a-key-of-the-operator`, calls };
}

test('pays a withdrawal with a key that is stored only in a service', async () => {
  // The node also serves as the service: it has the keys of its accounts.
  const key = remoteKey({ url: stage.local.url, wallet: HOT_WALLET.address });
  const to = `0x${'cd'.padStart(40, '0')}` as const;
  const withdrawal = await stage.withdrawal(to);
  const wallet = { ...stage.payouts(), ...stage.signer({}, { key }) };
  await stage.pay(wallet);
  await stage.local.mine(CONFIRMATIONS);
  await stage.pay(wallet);
  expect(stage.errors).toEqual([]);
  expect(await stage.standing(withdrawal)).toMatchObject({
    state: 'success',
    main: OWNED - AMOUNT - 10n * USDT,
  });
  expect(await stage.local.balanceOf(to)).toBe(AMOUNT * MICRO);
});

test('asks a service to sign exactly the transaction', async () => {
  const signed = await localKey(HOT_WALLET_KEY).sign(ORDER);
  const { url, calls } = await service(signed);
  const key = remoteKey({ url, wallet: HOT_WALLET.address });
  expect((await signWith(key, ORDER)).signed).toBe(signed);
  expect(calls).toMatchObject([
    {
      method: 'eth_signTransaction',
      params: [
        {
          from: HOT_WALLET.address,
          to: NEXT_WALLET.address,
          nonce: '0x7',
          chainId: '0x38',
          gas: '0xea60',
          data: '0x1234',
        },
      ],
    },
  ]);
});

test.each<[string, Promise<`0x${string}`>]>([
  ['another recipient', localKey(HOT_WALLET_KEY).sign({ ...ORDER, to: HOT_WALLET.address })],
  ['another nonce', localKey(HOT_WALLET_KEY).sign({ ...ORDER, nonce: 8 })],
  ['another value', localKey(HOT_WALLET_KEY).sign({ ...ORDER, value: 1n })],
  ['another chain', localKey(HOT_WALLET_KEY).sign({ ...ORDER, chainId: 1 })],
  ['another key', localKey(NEXT_WALLET_KEY).sign(ORDER)],
])('refuses the signature of %s', async (_, signed) => {
  const key: SigningKey = { wallet: HOT_WALLET.address, sign: () => signed };
  await expect(signWith(key, ORDER)).rejects.toThrow(/signed another transaction/);
});

test('errors of a service never contain its URL', async () => {
  const { url } = await service(undefined);
  const wallet = HOT_WALLET.address;
  for (const address of [url, 'http://127.0.0.1:9/a-key-of-the-operator']) {
    const error = await signWith(remoteKey({ url: address, wallet }), ORDER).catch(String);
    expect(error).toMatch(/^Error: /);
    expect(error).not.toContain('a-key-of-the-operator');
  }
});
