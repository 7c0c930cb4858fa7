import sql from 'sql-template-tag';
import { numberToHex } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { chainBooks } from '../start/chainBooks';
import { reconcile } from '../jobs/reconcile';
import { balancesOf, holdAccount } from '../ledger/accounts';
import { transfer } from '../testing/transfer';
import type { Chain } from '../ports/chain/chain';
import { demoChain } from '../ports/chain/demo';
import { closedChain } from '../ports/chain/closed';
import { AMOUNT, CONFIRMATIONS, MICRO, NETWORK, useChain } from '../testing/chainStage';
import { HOT_WALLET, NEXT_WALLET, walletAddressAt } from '../testing/localChain';
import { memberWith } from '../testing/people';
import { rewrite } from '../testing/rounds';
import type { RpcCall } from '../testing/rpcProxy';
import { TIMERS_STOPPED } from '../testing/timers';
import { depositAddresses } from './addresses';
import { chainState } from './chainState';
import { compareDeposits } from './compareDeposits';
import { comparePayments } from './comparePayments';
import type { Comparison } from './comparison';
import { payDemoDeposit } from './demoDeposit';
import { creditDeposits } from './deposits';

const stage = useChain();

const look = () => creditDeposits(stage.db, stage.chain(), NETWORK);

/** Runs every comparison with a chain; an unreadable chain counts as no difference. */
async function compare(chain = stage.chain()): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const steps = [
    ...chain.networks.map((network) => () => compareDeposits(stage.db, chain, network)),
    ...(chain.networks.includes(NETWORK) ? [() => comparePayments(stage.db, chain)] : []),
  ];
  for (const step of steps) {
    await step().then(
      (comparison) => comparisons.push(comparison),
      (error) => stage.errors.push(error),
    );
  }
  return comparisons;
}

const differences = async (chain = stage.chain()) =>
  (await compare(chain)).flatMap((comparison) => comparison.differences);

async function reconciled(chain: Chain) {
  const onError = (error: unknown) => stage.errors.push(error);
  await reconcile({ db: stage.db, ...chainBooks(stage.db, chain), restMs: 0, onError });
  return stage.db.query(sql`
    select subject, found - expected as more from reconciliation
    left join reconciliation_difference using (name)
    where differs_since is not null and name like '% USDT-BEP20' order by name`);
}

/**
 * Creates a chain whose first node hides events until it is repaired; the second node shows them.
 */
async function blindChain() {
  const proxy = await stage.proxy();
  proxy.answer = ({ method }) => (method === 'eth_getLogs' ? { result: [] } : undefined);
  const blind = stage.chain({ rpcUrl: proxy.url, checkRpcUrl: stage.local.url });
  const repair = () => {
    proxy.answer = () => undefined;
  };
  return { proxy, blind, repair };
}

async function depositor() {
  const member = await memberWith(stage.db, 0n);
  const [shown] = await depositAddresses(stage.db, stage.chain(), member);
  await look();
  return { member, address: shown?.address as `0x${string}` };
}

/** Credits a deposit that the chain does not show. */
const forgeDeposit = (member: bigint, hash: string) =>
  stage.db.transaction(async (tx) => {
    const [row] = await tx.query<{ chain: bigint; main: bigint }>(sql`
      select (select id from account where kind = 'chain') as chain, id as main
      from account where owner = ${member} and kind = 'main'`);
    const { chain = 0n, main = 0n } = row ?? {};
    const forged = { key: `deposit:${hash}`, from: chain, to: main, amount: 1_000_000n };
    const [id = 0n] = await transfer(tx, [forged]);
    await tx.query(sql`
      insert into deposit (id, member_id, network, transaction_hash, log_index, amount)
      values (${id}, ${member}, ${NETWORK}, ${hash}, 0, 1000000)`);
    return id;
  });

/** Simulates a node that is always this many blocks behind. */
const behind =
  (blocks: number) =>
  async ({ method }: RpcCall) => {
    if (method !== 'eth_blockNumber') return undefined;
    const head = await stage.local.client.getBlockNumber();
    return { result: numberToHex(head - BigInt(blocks)) };
  };

/** Limits the blocks per request, so that a search advances slowly. */
const limited = ({ method, params: [filter] }: RpcCall) =>
  method === 'eth_getLogs' && Number(filter.toBlock) - Number(filter.fromBlock) > 40
    ? { error: { code: -32_005, message: 'eth_getLogs is limited' } }
    : undefined;

/** Creates a chain whose second node is always slightly behind the first. */
async function slowChain(blocks = 1) {
  const proxy = await stage.proxy();
  proxy.answer = behind(blocks);
  return stage.chain({ checkRpcUrl: proxy.url });
}

describe('(B10) the comparison of the ledger with the chain', () => {
  it('compares each deposit and payment once, and finds no difference', async () => {
    const { address } = await depositor();
    expect(await compare()).toEqual([
      { network: NETWORK, ledger: 0n, chain: 0n, differences: [] },
      { network: NETWORK, ledger: 0n, chain: 0n, differences: [] },
    ]);
    const withdrawal = await stage.withdrawal(walletAddressAt(50));
    await stage.pay();
    await stage.local.pay(address, 7n * MICRO);
    await stage.local.mine(CONFIRMATIONS * 2);
    await stage.pay();
    await look();
    expect((await stage.standing(withdrawal)).state).toBe('success');
    const second = stage.chain({ checkRpcUrl: stage.local.url });
    expect(await compare(second)).toEqual([
      { network: NETWORK, ledger: 7n, chain: 7n, differences: [] },
      { network: NETWORK, ledger: AMOUNT, chain: AMOUNT, differences: [] },
    ]);
    const proxy = await stage.proxy();
    expect(await differences(stage.chain({ rpcUrl: proxy.url }))).toEqual([]);
    expect(proxy.calls.map(({ method }) => method)).not.toContain('eth_getTransactionReceipt');
    expect(stage.errors).toEqual([]);
  });

  it('a missed deposit is searched for again, and reported if that fails', async () => {
    const { member, address } = await depositor();
    await compare();
    const hash = await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const { blind, repair } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    expect(await differences(blind)).toEqual([]);
    const missed = { kind: 'not-credited', transaction: hash, amount: 9n };
    // Repeated comparisons and a search in between do not change the result.
    for (let turn = 0; turn < 3; turn += 1) expect(await differences(blind)).toEqual([missed]);
    await stage.local.mine(1);
    await creditDeposits(stage.db, blind, NETWORK);
    expect(await differences(blind)).toEqual([missed]);
    repair();
    expect(await differences(blind)).toEqual([]);
    expect((await balancesOf(stage.db, member)).main).toBe(9n);
  });

  it('a missing deposit stays reported while a node is behind or does not respond', async () => {
    const { address } = await depositor();
    await compare();
    const hash = await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const { proxy, blind, repair } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    for (let turn = 0; turn < 2; turn += 1) await reconciled(blind);
    const missed = [{ subject: `not-credited ${hash}`, more: 9n }];
    expect(await reconciled(blind)).toEqual(missed);
    stage.errors.splice(0);
    // The node is one block before the deposit.
    proxy.answer = behind(2);
    // The first node is behind, the second node is behind, the first node is down.
    const { url } = stage.local;
    for (const [chain, why] of [
      [stage.chain({ rpcUrl: proxy.url, checkRpcUrl: url }), 'has not reached block'],
      [stage.chain({ checkRpcUrl: proxy.url }), 'has not reached block'],
      [stage.chain({ rpcUrl: 'http://127.0.0.1:9', checkRpcUrl: url }), 'HTTP request failed'],
    ] as const) {
      expect(await reconciled(chain)).toEqual(missed);
      expect(stage.errors.splice(0).join()).toContain(why);
    }
    repair();
    expect(await reconciled(blind)).toEqual([]);
  });

  /** Runs an action while a comparison reads the chain, from a node that hides events. */
  async function compareWhile(happens: () => Promise<unknown>) {
    const proxy = await stage.proxy();
    proxy.answer = async ({ method }) => {
      if (method !== 'eth_getLogs') return undefined;
      await happens();
      return { result: [] };
    };
    await compareDeposits(stage.db, stage.chain({ checkRpcUrl: proxy.url }), NETWORK);
    expect(proxy.calls.map(({ method }) => method)).toContain('eth_getLogs');
  }

  it.each([
    ['in the next block', CONFIRMATIONS - 2],
    ['further on', 0],
  ])('keeps a missing deposit that a concurrent comparison found: %s', async (_, before) => {
    const { address } = await depositor();
    await compare();
    const hash = await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(before);
    await look();
    await compare();
    await stage.local.mine(CONFIRMATIONS);
    const { blind, repair } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    await compareWhile(() => compareDeposits(stage.db, blind, NETWORK));
    const missed = { kind: 'not-credited', transaction: hash, amount: 9n };
    expect(await differences(blind)).toEqual([missed]);
    repair();
    expect(await differences(blind)).toEqual([]);
  });

  it('a comparison ignores deposits that a concurrent search could not credit', async ({
    skip,
  }) => {
    skip(TIMERS_STOPPED);
    const { member, address } = await depositor();
    await compare();
    await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const proxy = await stage.proxy();
    proxy.answer = ({ method }) => (method === 'eth_getLogs' ? { result: [] } : undefined);
    const blind = stage.chain({ rpcUrl: proxy.url });
    await creditDeposits(stage.db, blind, NETWORK);
    await compare(blind);
    await stage.local.mine(1);
    await creditDeposits(stage.db, blind, NETWORK);
    await stage.local.mine(1);
    await stage.db.transaction(async (tx) => {
      await holdAccount(tx, member);
      await compareWhile(() => expect(look()).rejects.toThrow('was not credited'));
    });
    expect(await differences()).toEqual([]);
    expect((await balancesOf(stage.db, member)).main).toBe(9n);
  });

  it('a node that is behind does not reset the progress of the comparison', async () => {
    await stage.local.mine(1);
    await look();
    await compare();
    const progress = () =>
      stage.db.query(sql`
      select received_through, sent_through from chain_comparison where network = ${NETWORK}`);
    const before = await progress();
    await compare(await slowChain(5));
    expect(await progress()).toEqual(before);
    expect(stage.errors).toEqual([]);
  });

  it('two missed deposits of one transaction are one difference', async () => {
    const addresses = [(await depositor()).address, (await depositor()).address];
    const hash = await stage.local.payMany(addresses, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const { blind, repair } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    expect(await reconciled(blind)).toEqual([]);
    expect(await reconciled(blind)).toEqual([{ subject: `not-credited ${hash}`, more: 18n }]);
    expect(stage.errors.splice(0).map(String)).toEqual([
      expect.stringContaining(`not-credited ${hash}: 0.000009 USDT instead of 0`),
    ]);
    repair();
    expect(await reconciled(blind)).toEqual([]);
  });

  it('a deposit that cannot be credited does not delay later deposits, and is credited when possible', async ({
    skip,
  }) => {
    skip(TIMERS_STOPPED);
    const held = await depositor();
    const free = await depositor();
    await compare();
    const proxy = await stage.proxy();
    proxy.answer = limited;
    const chain = stage.chain({ rpcUrl: proxy.url });
    await stage.local.mine(100);
    await creditDeposits(stage.db, chain, NETWORK);
    const mains = async () => {
      const both = await Promise.all(
        [held, free].map(({ member }) => balancesOf(stage.db, member)),
      );
      return both.map(({ main }) => main);
    };
    await stage.db.transaction(async (tx) => {
      await holdAccount(tx, held.member);
      await stage.local.pay(held.address, 9n * MICRO);
      await stage.local.mine(200);
      await stage.local.pay(free.address, 8n * MICRO);
      await stage.local.mine(CONFIRMATIONS);
      const failures: unknown[] = [];
      for (let search = 0; search < 12; search += 1) {
        await creditDeposits(stage.db, chain, NETWORK).catch((error) => failures.push(error));
      }
      expect(await mains()).toEqual([0n, 8n]);
      expect(String(failures[0])).toMatch(/was not credited: .*lock timeout/);
      expect(await differences(), 'it is known, and not missing').toEqual([]);
      expect(stage.errors.splice(0).join()).toContain('was not credited');
    });
    await stage.local.mine(1);
    await look();
    expect(await mains(), 'no search finds it by itself').toEqual([0n, 8n]);
    expect(await differences()).toEqual([]);
    expect(await mains()).toEqual([9n, 8n]);
    expect(stage.errors).toEqual([]);
  });

  it('a deposit that cannot be credited does not hide a missing deposit after it', async ({
    skip,
  }) => {
    skip(TIMERS_STOPPED);
    const held = await depositor();
    const free = await depositor();
    await compare();
    await stage.local.pay(held.address, 9n * MICRO);
    // Mines more blocks than one search reads.
    await stage.local.mine(100);
    await stage.local.pay(free.address, 8n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const { blind } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    const proxy = await stage.proxy();
    proxy.answer = limited;
    await stage.db.transaction(async (tx) => {
      await holdAccount(tx, held.member);
      expect(await differences(stage.chain({ rpcUrl: proxy.url }))).toEqual([]);
      expect((await balancesOf(stage.db, free.member)).main).toBe(8n);
      expect(stage.errors.splice(0).join()).toMatch(/was not credited: .*lock timeout/);
    });
    expect(await differences()).toEqual([]);
    expect((await balancesOf(stage.db, held.member)).main).toBe(9n);
  });

  it('reports a deposit that exists only in the books until an operator settles it', async () => {
    const { member } = await depositor();
    await compare();
    const id = await forgeDeposit(member, `0x${'f'.repeat(64)}`);
    const forged = { kind: 'not-received', transaction: `0x${'f'.repeat(64)}`, amount: 1_000_000n };
    expect(await differences()).toEqual([forged]);
    expect(await differences()).toEqual([forged]);
    await stage.db.query(sql`update chain_comparison set deposit_through = ${id}`);
    expect(await differences()).toEqual([]);
  });

  it('reports a forged deposit even if a missing deposit cannot be searched for', async ({
    skip,
  }) => {
    skip(TIMERS_STOPPED);
    const { member, address } = await depositor();
    await compare();
    const hash = await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const { blind, repair } = await blindChain();
    await creditDeposits(stage.db, blind, NETWORK);
    const forged = { kind: 'not-received', transaction: `0x${'c'.repeat(64)}`, amount: 1_000_000n };
    const id = await forgeDeposit(member, forged.transaction);
    await rewrite(
      stage.db,
      sql`update deposit set credited_at = credited_at - interval '11 minutes' where id = ${id}`,
    );
    const away = stage.chain({ rpcUrl: 'http://127.0.0.1:9', checkRpcUrl: stage.local.url });
    expect(await differences(away)).toEqual([forged]);
    await stage.db.transaction(async (tx) => {
      await holdAccount(tx, member);
      expect(await differences()).toEqual([forged]);
    });
    expect(await differences(blind)).toEqual([forged]);
    const both = [{ kind: 'not-credited', transaction: hash, amount: 9n }, forged];
    expect(await differences(blind)).toEqual(both);
    expect(await differences(away), 'what is missing stays so').toEqual(both);
    expect(await differences(await slowChain(2)), 'a node without its block').toEqual([forged]);
    expect(stage.errors).toEqual([]);
    await stage.db.query(sql`update chain_comparison set deposit_through = ${id}`);
    expect(await differences(away)).toEqual([]);
    expect(stage.errors.splice(0).join()).toContain('HTTP request failed');
    repair();
    expect(await differences(blind)).toEqual([]);
    expect((await balancesOf(stage.db, member)).main).toBe(1_000_009n);
  });

  it('reports an unknown transfer out of the wallet until it is explained', async () => {
    await look();
    await compare();
    const hash = await stage.local.payFromHotWallet(walletAddressAt(51), 3n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await differences()).toEqual([{ kind: 'not-ours', transaction: hash, amount: 3n }]);
    await stage.explain(hash);
    expect(await differences()).toEqual([]);
  });

  it('still reports an unknown transfer if the second node falls behind its block', async () => {
    await look();
    await compare();
    const hash = await stage.local.payFromHotWallet(walletAddressAt(55), 3n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    const strange = [{ subject: `not-ours ${hash}`, more: 3n }];
    expect(await reconciled(stage.chain())).toEqual(strange);
    const back = await slowChain(CONFIRMATIONS);
    expect(await reconciled(back)).toEqual(strange);
    expect(await compare(back)).toContainEqual({
      network: NETWORK,
      ledger: 0n,
      chain: 3n,
      differences: [{ kind: 'not-ours', transaction: hash, amount: 3n }],
    });
    await stage.explain(hash);
    expect(await reconciled(back)).toEqual([]);
    expect(await reconciled(stage.chain())).toEqual([]);
    stage.errors.splice(0);
  });

  it('reports a transfer to the next hot wallet until its signer announces itself', async () => {
    // A wallet is ours once it has paid a withdrawal.
    await stage.withdrawal(walletAddressAt(56));
    await stage.catchUp();
    await stage.sign();
    const hash = await stage.local.payFromHotWallet(NEXT_WALLET.address, 3n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await reconciled(stage.chain())).toEqual([{ subject: `not-ours ${hash}`, more: 3n }]);
    const announce = (wallet: string) =>
      stage.db.query(sql`select announce_signer(${NETWORK}, ${wallet.toLowerCase()})`);
    await announce(NEXT_WALLET.address);
    expect(await reconciled(stage.chain())).toEqual([]);
    await announce(HOT_WALLET.address);
  });

  it('reports the payment of a withdrawal that was also returned', async () => {
    const to = walletAddressAt(57);
    const withdrawal = await stage.withdrawal(to);
    await stage.catchUp();
    await stage.sign();
    const nonce = await stage.local.client.getTransactionCount({ address: HOT_WALLET.address });
    const data = stage.local.transferData(to, AMOUNT * MICRO);
    const hash = await stage.local.sendFromHotWallet({ nonce, to: stage.local.token, data });
    await stage.local.mine(CONFIRMATIONS * 2);
    await look();
    // An insider names the payment as the transaction that took its nonce.
    await stage.db.query(sql`select return_withdrawal(${withdrawal.id}, ${hash})`);
    const paidTwice = [{ kind: 'not-ours', transaction: hash, amount: AMOUNT }];
    expect(await differences()).toEqual(paidTwice);
    await stage.explain(hash);
    expect(await differences()).toEqual([]);
  });

  it('accepts a payment that was sped up elsewhere, and reports a payment that was never mined', async () => {
    const to = walletAddressAt(52);
    const withdrawal = await stage.withdrawal(to);
    // Reads past the earlier transfer from the wallet to the vault.
    await stage.catchUp();
    await stage.sign();
    const nonce = await stage.local.client.getTransactionCount({ address: HOT_WALLET.address });
    const data = stage.local.transferData(to, AMOUNT * MICRO);
    await stage.local.sendFromHotWallet({ nonce, to: stage.local.token, data });
    await stage.local.mine(CONFIRMATIONS * 2);
    await look();
    expect(await differences()).toEqual([]);
    const [hash = ''] = await stage.hashes(withdrawal);
    // Simulates a faulty server: this transaction was never mined.
    await stage.db.query(sql`
      update withdrawal set state = 'success', settled_by = ${hash} where id = ${withdrawal.id}`);
    expect(await differences()).toEqual([{ kind: 'not-paid', transaction: hash, amount: AMOUNT }]);
  });

  it('reports no difference while a node is behind or unavailable', async () => {
    await stage.local.mine(1);
    await look();
    const away = stage.chain({ rpcUrl: 'http://127.0.0.1:9' });
    expect(await compare(away)).toEqual([]);
    expect(stage.errors.splice(0)).toHaveLength(2);
    expect(await differences(await slowChain())).toEqual([]);
    expect(stage.errors).toEqual([]);
  });

  it('compares deposits even if the searched node lacks its newest blocks', async () => {
    await stage.local.mine(1);
    await look();
    const proxy = await stage.proxy();
    proxy.answer = async (call) => {
      const { method, params } = call;
      const newest = (await stage.local.client.getBlockNumber()) - BigInt(CONFIRMATIONS);
      if (method === 'eth_getBlockByNumber' && params[0] > newest) return { result: null };
      return behind(CONFIRMATIONS)(call);
    };
    const lagging = stage.chain({ rpcUrl: proxy.url });
    await compare(lagging);
    expect(stage.errors).toEqual([]);
    const [final, searched] = [await lagging.head(NETWORK), await stage.chain().head(NETWORK)];
    expect(await lagging.secondsBetween(NETWORK, 0n, searched)).toBe(
      await stage.chain().secondsBetween(NETWORK, 0n, final),
    );
  });

  it('compares entries after ten minutes even if the second node is always behind', async () => {
    const { member } = await depositor();
    await stage.local.mine(1);
    await look();
    await compare();
    await stage.db.query(sql`update withdrawal set compared = true where state = 'success'`);
    const slow = await slowChain();
    const [hash, unmined] = [`0x${'e'.repeat(64)}`, `0x${'d'.repeat(64)}`];
    const id = await forgeDeposit(member, hash);
    const withdrawal = await stage.withdrawal(walletAddressAt(54));
    await stage.catchUp();
    await stage.sign();
    await rewrite(
      stage.db,
      sql`update withdrawal set state = 'success', settled_by = ${unmined} where id = ${withdrawal.id}`,
    );
    expect(await differences(slow), 'the node may not know it yet').toEqual([]);
    const unknown = [
      { subject: `not-received ${hash}`, more: -1_000_000n },
      { subject: `not-paid ${unmined}`, more: -AMOUNT },
    ];
    expect(await reconciled(stage.chain())).toEqual(unknown);
    expect(await reconciled(slow), 'what one node did not know is looked up again').toEqual(
      unknown,
    );
    stage.errors.splice(0);
    await stage.db.query(sql`delete from reconciliation`);
    await rewrite(
      stage.db,
      sql`update deposit set credited_at = credited_at - interval '11 minutes' where id = ${id}`,
    );
    await rewrite(
      stage.db,
      sql`update withdrawal set changed_at = changed_at - interval '11 minutes' where id = ${withdrawal.id}`,
    );
    expect(await differences(slow)).toEqual([
      { kind: 'not-received', transaction: hash, amount: 1_000_000n },
      { kind: 'not-paid', transaction: unmined, amount: AMOUNT },
    ]);

    // The slow node is now more than ten minutes behind.
    await stage.local.client.increaseTime({ seconds: 601 });
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await compare(slow)).toEqual([]);
    expect(stage.errors.splice(0).map(String)).toEqual(
      Array(2).fill(expect.stringContaining('more than 10 minutes behind')),
    );
    await stage.db.query(sql`update chain_comparison set deposit_through = ${id}`);
    await stage.db.query(sql`update withdrawal set compared = true where state = 'success'`);
    expect(await differences()).toEqual([]);
  });
});

describe('(B10) the chain state for operators', () => {
  it('shows the lag of the search, the queue and the wallet balances', async () => {
    await look();
    await stage.local.mine(5);
    await stage.withdrawal(walletAddressAt(53));
    const { lags, queue, holdings } = await chainState(stage.db, stage.chain());
    expect(lags).toEqual([{ network: NETWORK, blocks: 5n, seconds: expect.any(Number) }]);
    expect(queue).toMatchObject({ reviews: 0, held: 0 });
    expect(queue.oldestSeconds).toBeGreaterThan(0);
    expect(holdings?.token).toBeGreaterThan(0n);
    expect(holdings?.coin).toBeGreaterThan(10n ** 18n);
  });

  it('omits values while the node does not respond', async () => {
    const { lags, holdings } = await chainState(
      stage.db,
      stage.chain({ rpcUrl: 'http://127.0.0.1:9' }),
    );
    expect(lags).toMatchObject([{ network: NETWORK, blocks: undefined }]);
    expect(holdings).toBeUndefined();
  });
});

test('(B10) also compares the demo chain and a closed chain', async () => {
  const chain = demoChain(stage.db);
  const member = await memberWith(stage.db, 0n);
  const [row] = await stage.db.query<{ code: string }>(
    sql`select code from member where id = ${member}`,
  );
  const network = 'FUSD-FRC20';
  await creditDeposits(stage.db, chain, network);
  expect(await differences(chain)).toEqual([]);
  await payDemoDeposit(stage.db, { code: row?.code ?? '', network, amount: 6n, seed: 'compared' });
  await creditDeposits(stage.db, chain, network);
  expect(await compare(chain)).toContainEqual({ network, ledger: 6n, chain: 6n, differences: [] });
  expect(await compare(closedChain)).toEqual([]);
  expect(await chainState(stage.db, closedChain)).toMatchObject({ lags: [], holdings: undefined });
});
