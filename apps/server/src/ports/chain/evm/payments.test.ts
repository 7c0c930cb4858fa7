import sql from 'sql-template-tag';
import { describe, expect, it, test } from 'vitest';
import type { Database } from '../../../db/database';
import { dueReviews } from '../../../wallet/openPayments';
import { followPayments } from '../../../wallet/payments';
import { resolveReview } from '../../../wallet/reviews';
import { AMOUNT, CONFIRMATIONS, MICRO, OWNED, useChain } from '../../../testing/chainStage';
import {
  CHAIN_ID,
  HOT_WALLET,
  NEXT_WALLET,
  NEXT_WALLET_KEY,
  walletAddressAt,
} from '../../../testing/localChain';
import { RecordingPayouts } from '../../../testing/recordingPayouts';
import { payWithdrawals, type Wallet } from '../../../testing/payWithdrawals';

type Hex = `0x${string}`;

const stage = useChain();

let recipients = 0;
const recipient = (): Hex => `0x${(0xaa0000 + (recipients += 1)).toString(16).padStart(40, '0')}`;

const paid = { state: 'success', main: OWNED - AMOUNT - 10_000_000n };
const returned = { state: 'failed', main: OWNED };

const nonceOf = async ({ id }: { id: bigint }): Promise<number> => {
  const [row] = await stage.db.query<{ nonce: bigint }>(
    sql`select nonce from payment where withdrawal_id = ${id}`,
  );
  return Number(row?.nonce);
};

const received = (address: Hex) => stage.local.balanceOf(address);

/** Mines enough blocks to make every transaction final, including replacements. */
const finish = async (payouts?: Wallet) => {
  await stage.local.mine(CONFIRMATIONS * 2);
  await stage.pay(payouts);
};

/** Creates a payment whose nonce is used by another transaction of the wallet. */
async function overtaken(transaction: (to: Hex) => { to: Hex; value?: bigint; data?: Hex }) {
  const to = recipient();
  const withdrawal = await stage.withdrawal(to);
  await stage.sign();
  const nonce = await nonceOf(withdrawal);
  const hash = await stage.local.sendFromHotWallet({ nonce, ...transaction(to) });
  return { withdrawal, hash, to };
}

const say = ({ id }: { id: bigint }, found: 'paid' | 'returned', hash: string, override = false) =>
  stage.db.query(sql`
    insert into withdrawal_verdict (withdrawal_id, verdict, hash, reason, override)
    values (${id}, ${found}, ${hash}, 'Looked up on the explorer.', ${override})`);

const resolve = async (payouts = stage.payouts()) => {
  const onError = (error: unknown) => stage.errors.push(error);
  for (const review of await dueReviews(stage.db, 0)) {
    await resolveReview(stage.db, payouts, review, onError);
  }
};

const reasonOf = async ({ id }: { id: bigint }) => {
  const [row] = await stage.db.query<{ reason: string }>(sql`
    select review_reason as reason from withdrawal where id = ${id}`);
  return row?.reason;
};

const somethingElse = () => ({ to: walletAddressAt(99), value: 1n });

describe('a server that pays withdrawals', () => {
  test('pays from the hot wallet and succeeds after confirmation', async () => {
    const to = recipient();
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    await stage.pay();
    const [hash] = await stage.hashes(withdrawal);
    expect(await stage.standing(withdrawal)).toMatchObject({ state: 'pending', settled: null });
    await finish();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
    expect(await received(to)).toBe(AMOUNT * MICRO);
    expect(stage.errors).toEqual([]);
  });

  test('pays each withdrawal once if several servers process them in parallel', async () => {
    const to = recipient();
    const all = [];
    for (let count = 0; count < 3; count += 1) all.push(await stage.withdrawal(to));
    const [one, other] = [stage.payouts(), stage.payouts()];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([stage.pay(one), stage.pay(other)]);
    }
    await finish();
    for (const each of all) expect(await stage.standing(each)).toMatchObject(paid);
    expect(await received(to)).toBe(3n * AMOUNT * MICRO);
  });

  test('sends a payment again unchanged if a reorganisation removes it', async () => {
    const to = recipient();
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    const [hash = '0x'] = await stage.hashes(withdrawal);
    await stage.local.reorganise(1);
    await stage.local.client.dropTransaction({ hash });
    await stage.pay();
    await finish();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
    expect(await received(to)).toBe(AMOUNT * MICRO);
  });

  test('returns the full amount if the token rejects the payment', async () => {
    const to = recipient();
    const withdrawal = await stage.withdrawal(to);
    // The payment is signed before the token starts to reject it.
    await stage.sign();
    await stage.local.refuse(to);
    await stage.pay();
    await finish();
    expect(await stage.standing(withdrawal)).toMatchObject(returned);
    expect(await received(to)).toBe(0n);
  });

  test('fails with an error if the wallet lacks funds, and pays later', async () => {
    const withdrawal = await stage.withdrawal(recipient());
    const all = await stage.local.balanceOf(HOT_WALLET.address);
    const emptied = await stage.local.payFromHotWallet(walletAddressAt(9), all);
    await stage.pay();
    expect(stage.errors).toHaveLength(1);
    expect(await stage.hashes(withdrawal)).toEqual([]);
    await stage.local.pay(HOT_WALLET.address, all);
    await stage.catchUp(emptied);
    await stage.pay();
    await finish();
    expect(await stage.standing(withdrawal)).toMatchObject(paid);
  });
});

describe('(B6) a withdrawal with a replaced or contested payment', () => {
  it('is paid, with its new hash, if the payment was sped up elsewhere', async () => {
    const { withdrawal, hash, to } = await overtaken((address) => ({
      to: stage.local.token,
      data: stage.local.transferData(address, AMOUNT * MICRO),
    }));
    await finish();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
    expect(await received(to)).toBe(AMOUNT * MICRO);
  });

  it('is returned only after another transaction with its nonce is final', async () => {
    const { withdrawal, hash } = await overtaken(somethingElse);
    await stage.local.mine(CONFIRMATIONS);
    await stage.pay();
    expect((await stage.standing(withdrawal)).state).toBe('pending');
    // The transaction is still found many blocks later.
    await stage.local.mine(40);
    await stage.pay(stage.payouts({ checkRpcUrl: stage.local.url }));
    expect(await stage.standing(withdrawal)).toEqual({ ...returned, settled: hash });
  });

  it('is reviewed if a second node disagrees, and decided by an operator', async () => {
    const { withdrawal, hash } = await overtaken(somethingElse);
    await stage.local.mine(CONFIRMATIONS * 2);
    const second = await stage.proxy();
    // The second node reports the nonce as unused.
    second.answer = ({ method }) =>
      method === 'eth_getTransactionCount' ? { result: '0x0' } : undefined;
    const payouts = stage.payouts({ checkRpcUrl: second.url });
    await stage.pay(payouts);
    expect((await stage.standing(withdrawal)).state).toBe('review');
    expect(String(stage.errors)).toMatch(/needs a review: One node says/);
    await say(withdrawal, 'returned', hash);
    await resolve(payouts);
    expect(await stage.standing(withdrawal)).toEqual({ ...returned, settled: hash });
  });

  it('is not returned by an operator’s verdict if its payment was mined or can still be mined', async () => {
    const to = recipient();
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    const [hash = '0x'] = await stage.hashes(withdrawal);
    await stage.db.query(sql`update withdrawal set state = 'review' where id = ${withdrawal.id}`);
    await say(withdrawal, 'returned', hash);
    await resolve();
    expect((await stage.standing(withdrawal)).state).toBe('review');
    await stage.local.mine(CONFIRMATIONS);
    await resolve();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
  });

  it('is reviewed if another amount went to the same address', async () => {
    const { withdrawal, hash } = await overtaken((address) => ({
      to: stage.local.token,
      data: stage.local.transferData(address, MICRO),
    }));
    await finish();
    expect((await stage.standing(withdrawal)).state).toBe('review');
    // The payment was neither made nor replaced, so both claims are refused.
    for (const found of ['paid', 'returned'] as const) {
      await say(withdrawal, found, hash);
      await resolve();
      expect((await stage.standing(withdrawal)).state).toBe('review');
      expect(await reasonOf(withdrawal)).toMatch(
        new RegExp(
          `^The verdict '${found}' .*transfers 0.000001 from ${HOT_WALLET.address} to 0x`,
          'i',
        ),
      );
    }
    await say(withdrawal, 'paid', hash, true);
    await resolve();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
  });

  it('is not changed by a node that lags behind', async () => {
    const to = recipient();
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    const [hash] = await stage.hashes(withdrawal);
    await stage.local.mine(CONFIRMATIONS * 3);
    const node = await stage.proxy();
    const payouts = stage.payouts({ rpcUrl: node.url });

    // Some servers behind the node's URL count the transaction, but the servers with the receipts
    // do not know it.
    node.answer = ({ method }) =>
      /eth_getTransaction(Receipt|ByHash)/.test(method) ? { result: null } : undefined;
    await stage.pay(payouts);
    expect((await stage.standing(withdrawal)).state).toBe('pending');

    // Now the whole node lags, so its responses must neither trigger nor end a payment.
    const behind = `0x${((await stage.local.client.getBlockNumber()) - 6n).toString(16)}`;
    node.answer = ({ method }) => (method === 'eth_blockNumber' ? { result: behind } : undefined);
    node.calls.splice(0);
    await followPayments(stage.db, payouts, { onError: (error) => stage.errors.push(error) });
    expect((await stage.standing(withdrawal)).state).toBe('pending');
    expect(node.calls.map(({ method }) => method)).toEqual(['eth_blockNumber']);

    node.answer = () => undefined;
    await stage.pay(payouts);
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
  });

  it('is reviewed if the node no longer knows the transaction with its nonce', async () => {
    const { withdrawal, hash } = await overtaken(somethingElse);
    await stage.local.mine(CONFIRMATIONS * 2);
    const node = await stage.proxy();
    const pruned = { error: { code: -32_000, message: 'missing trie node' } };
    node.answer = ({ method, params }) =>
      method === 'eth_getTransactionCount' && /^0x/.test(params[1]) ? pruned : undefined;
    await stage.pay(stage.payouts({ rpcUrl: node.url }));
    expect((await stage.standing(withdrawal)).state).toBe('review');
    // A node with full history resolves the review without an operator.
    const [review] = await dueReviews(stage.db, 0);
    if (review !== undefined) await resolveReview(stage.db, stage.payouts(), review);
    expect(await stage.standing(withdrawal)).toEqual({ ...returned, settled: hash });
  });

  it('is protected by the database even from servers of other releases', async () => {
    const withdrawal = await stage.withdrawal(recipient());
    await stage.pay();
    const asBefore = sql`update withdrawal set state = 'failed' where id = ${withdrawal.id}`;
    await expect(stage.db.query(asBefore)).rejects.toThrow(/may still be made/);
    await finish();
    const again = sql`
      update withdrawal set state = 'failed', settled_by = 'x' where id = ${withdrawal.id}`;
    await expect(stage.db.query(again)).rejects.toThrow(/has ended: it stays success/);
    expect(await stage.standing(withdrawal)).toMatchObject(paid);
  });
});

describe('(B6) the signer', () => {
  const settle = async () => {
    await stage.local.mine(1);
    await stage.local.automine(true);
    await finish();
  };

  it('raises the fee of a blocking payment, with the same nonce and amount, and records it', async () => {
    const [to, behind] = [recipient(), recipient()];
    await stage.local.automine(false);
    const first = await stage.withdrawal(to);
    await stage.pay();
    // The chain now requires a higher fee than the first payment offers.
    await stage.local.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 50n * 10n ** 9n });
    await stage.local.mine(1);
    const second = await stage.withdrawal(behind);
    await stage.pay();
    await stage.local.mine(1);
    await stage.pay();
    expect(await stage.hashes(first)).toHaveLength(1);
    expect([await received(to), await received(behind)]).toEqual([0n, 0n]);
    await stage.pay(stage.payouts(), { patience: 0 });
    const [, raised] = await stage.hashes(first);
    // Only the fee of the blocking payment is raised; the fee of the other payment is sufficient.
    expect(await stage.hashes(second)).toHaveLength(1);
    await settle();
    expect(await stage.standing(first)).toEqual({ ...paid, settled: raised });
    expect(await stage.standing(second)).toMatchObject(paid);
    expect([await received(to), await received(behind)]).toEqual([AMOUNT * MICRO, AMOUNT * MICRO]);
  });

  it('both transactions stay valid when the fee is raised', async () => {
    const to = recipient();
    await stage.local.automine(false);
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    // The replacement is recorded, but the server stops before sending it.
    await stage.pay({ ...stage.payouts(), send: async () => undefined }, { patience: 0 });
    const [hash, raised] = await stage.hashes(withdrawal);
    expect(raised).toMatch(/^0x[0-9a-f]{64}$/);
    await settle();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
    expect(await received(to)).toBe(AMOUNT * MICRO);
  });
});

describe('(B6) a node that switches to another chain', () => {
  it('gets no signatures', async () => {
    const withdrawal = await stage.withdrawal(recipient());
    const node = await stage.proxy();
    const payouts = stage.payouts({ rpcUrl: node.url });
    await payouts.holdings(payouts.wallet);
    // From this point on, the URL serves another chain.
    node.answer = ({ method }) => (method === 'eth_chainId' ? { result: '0x89' } : undefined);
    await stage.pay(payouts);
    expect(String(stage.errors)).toContain(
      `the node serves chain 137, and the settings say ${CHAIN_ID}`,
    );
    expect(await stage.hashes(withdrawal)).toEqual([]);
    await stage.pay();
    await finish();
    expect(await stage.standing(withdrawal)).toMatchObject(paid);
  });
});

describe('(B7) replacing the hot wallet', () => {
  const next = () => stage.payouts({}, NEXT_WALLET_KEY);

  it('counts nonces per wallet and completes payments of the old wallet', async () => {
    await stage.local.pay(NEXT_WALLET.address, 1_000_000_000n * MICRO);
    const [sent, signed] = [
      await stage.withdrawal(recipient()),
      await stage.withdrawal(recipient()),
    ];
    // The old wallet has already used the first nonces of the new wallet.
    expect(
      await stage.local.client.getTransactionCount({ address: HOT_WALLET.address }),
    ).toBeGreaterThan(2);
    await stage.local.automine(false);
    await stage.sign();
    const after = await stage.withdrawal(recipient());
    await stage.pay(next());
    expect(await nonceOf(after)).toBe(0);
    // Signed payments are sent unchanged. Without the old key, their fees cannot be raised.
    await stage.pay(next(), { patience: 0 });
    expect(await stage.hashes(sent)).toHaveLength(1);
    await stage.local.mine(1);
    await stage.local.automine(true);
    await finish(next());
    for (const each of [sent, signed, after]) {
      expect(await stage.standing(each)).toMatchObject(paid);
    }
    expect(stage.errors).toEqual([]);
  });
});

test('an error for one member does not block payments to others', async () => {
  const payouts = new RecordingPayouts();
  const [first, second] = [
    await stage.withdrawal(recipient()),
    await stage.withdrawal(recipient()),
  ];
  const query: Database['query'] = (statement, name) =>
    statement.text.includes('payout_block') && statement.values.includes(first.id)
      ? Promise.reject(new Error('The books of this member cannot be read.'))
      : stage.db.query(statement, name);
  const onError = (error: unknown) => stage.errors.push(error);
  await payWithdrawals({ ...stage.db, query }, payouts, { onError });
  expect(stage.errors.map(String)).toEqual(['Error: The books of this member cannot be read.']);
  expect(await stage.hashes(first)).toEqual([]);
  expect(await stage.hashes(second)).toHaveLength(1);
  payouts.answer = 'paid';
  await stage.pay(payouts);
  await stage.pay(payouts);
  expect((await stage.standing(first)).state).toBe('success');
});

test('payments continue if withdrawals cannot be held or released', async () => {
  const payouts = new RecordingPayouts();
  const withdrawal = await stage.withdrawal(recipient());
  const query: Database['query'] = (statement, name) =>
    statement.text.includes('hold_withdrawals')
      ? Promise.reject(new Error('A lock was not to be had.'))
      : stage.db.query(statement, name);
  const onError = (error: unknown) => stage.errors.push(error);
  await payWithdrawals({ ...stage.db, query }, payouts, { onError });
  expect([...new Set(stage.errors.map(String))]).toEqual(['Error: A lock was not to be had.']);
  expect(await stage.hashes(withdrawal)).toHaveLength(1);
  payouts.answer = 'paid';
  await stage.pay(payouts);
  expect((await stage.standing(withdrawal)).state).toBe('success');
});

test('(B10) signs nothing new while payments are stopped, but completes signed payments', async () => {
  const payouts = new RecordingPayouts();
  const first = await stage.withdrawal(recipient());
  await stage.pay(payouts);
  const second = await stage.withdrawal(recipient());
  payouts.answer = 'paid';
  const differ = (since: Date | null) =>
    stage.db.query(sql`update reconciliation set differs_since = ${since} where name = 'causes'`);
  await differ(new Date());
  await stage.pay(payouts);
  expect((await stage.standing(first)).state).toBe('success');
  expect(await stage.hashes(second)).toEqual([]);
  await differ(null);
  await stage.pay(payouts);
  await stage.pay(payouts);
  expect((await stage.standing(second)).state).toBe('success');
});
