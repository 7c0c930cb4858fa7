import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { depositAddresses } from '../wallet/addresses';
import { DepositWatcher } from '../wallet/depositWatcher';
import { balancesOf } from '../ledger/accounts';
import { ChainUnreachable, type Chain } from '../ports/chain/chain';
import { evmChain } from '../ports/chain/evm/evmChain';
import { CONFIRMATIONS, MICRO, useChain } from '../testing/chainStage';
import { PATIENCE } from '../testing/database';
import { CHAIN_ID, DEPOSIT_XPUB } from '../testing/localChain';
import { memberWith } from '../testing/people';
import { until } from '../testing/serverProcess';
import { fundSteps } from './fundSteps';
import { dedupeErrors } from './dedupeErrors';
import { Repeat } from './repeat';

const stage = useChain();

describe('(D15) a node that never responds', () => {
  const loops: Repeat[] = [];
  let ending: AbortController;
  let chain: Chain;

  beforeEach(async () => {
    ending = new AbortController();
    const dead = await stage.proxy();
    dead.answer = () => 'hang';
    const settings = { token: stage.local.token, confirmations: CONFIRMATIONS };
    chain = evmChain({
      depositKey: DEPOSIT_XPUB,
      log: () => undefined,
      ending: ending.signal,
      timeoutMs: PATIENCE.connectMs,
      networks: {
        'USDT-BEP20': { ...settings, rpcUrl: dead.url, chainId: 56 },
        'USDT-POS': { ...settings, rpcUrl: stage.local.url, chainId: CHAIN_ID },
      },
    });
    const onError = (error: unknown) => stage.errors.push(error);
    for (const work of fundSteps(stage.db, chain, { onError })) {
      const loop = new Repeat({ work, restMs: 10, onError });
      loops.push(loop);
      loop.start();
    }
  });
  afterEach(async () => {
    ending.abort();
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
  });

  it('does not delay deposits of another network', async () => {
    const member = await memberWith(stage.db, 0n);
    const addresses = await depositAddresses(stage.db, chain, member);
    const address = addresses.find(({ network }) => network === 'USDT-POS')?.address;
    // On a busy machine, a scan could start at a block after the deposit.
    await until(async () => {
      const begun = await stage.db.query(
        sql`select network from chain_cursor where network = 'USDT-POS'`,
      );
      return begun.length > 0 || undefined;
    });
    await stage.local.pay(address as `0x${string}`, 5n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await until(async () => (await balancesOf(stage.db, member)).main === 5n || undefined);
    // The call to the other network is still pending, well within its time limit.
    expect(stage.errors).toEqual([]);
  });

  it("does not delay a member's own search for deposits", async () => {
    const watcher = new DepositWatcher(stage.db, chain, 50);
    await expect(watcher.look()).rejects.toThrow(ChainUnreachable);
  });
});

test('an error is logged once in ten minutes, and not at all while calls to the node are paused', () => {
  let now = 0;
  const reported: string[] = [];
  const report = dedupeErrors((error) => reported.push(String(error)), { now: () => now });
  for (const message of ['one', 'one', 'two', 'one']) report(new Error(message));
  report(new ChainUnreachable('It rests.'));
  now += 600_000;
  report(new Error('one'));
  expect(reported).toEqual(['Error: one', 'Error: two', 'Error: one']);
});
