import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { AMOUNT, CONFIRMATIONS, MICRO, OWNED, useChain } from '../testing/chainStage';
import { HOT_WALLET, walletAddressAt } from '../testing/localChain';
import { comparePayments } from './comparePayments';
import { dueReviews } from './openPayments';
import { resolveReview } from './reviews';

type Hex = `0x${string}`;
type Withdrawal = { id: bigint; member: bigint };

const stage = useChain();

const paid = { state: 'success', main: OWNED - AMOUNT - 10_000_000n };
const returned = { state: 'failed', main: OWNED };
const VALUE = AMOUNT * MICRO;

let recipients = 0;
const recipient = (): Hex => `0x${(0xbb0000 + (recipients += 1)).toString(16).padStart(40, '0')}`;

/** Creates a withdrawal whose payment is signed but not sent. */
async function signed(to: Hex): Promise<{ withdrawal: Withdrawal; nonce: number }> {
  const withdrawal = await stage.withdrawal(to);
  await stage.catchUp();
  await stage.sign();
  const [row] = await stage.db.query<{ nonce: bigint }>(sql`
    select nonce from payment where withdrawal_id = ${withdrawal.id}`);
  if (row === undefined) throw new Error('Nothing was signed.');
  return { withdrawal, nonce: Number(row.nonce) };
}

async function explained(hash: Hex): Promise<Hex> {
  await stage.explain(hash);
  return hash;
}

const bySelf = async (to: Hex, value = VALUE) =>
  explained(await stage.local.payFromHotWallet(to, value));

const review = ({ id }: Withdrawal) =>
  stage.db.query(sql`update withdrawal set state = 'review' where id = ${id}`);

/** Creates a withdrawal in review: an unrelated transaction has used its nonce. */
async function reviewed() {
  const to = recipient();
  const { withdrawal, nonce } = await signed(to);
  const hash = await stage.local.sendFromHotWallet({ nonce, to: walletAddressAt(99), value: 1n });
  await stage.local.mine(CONFIRMATIONS * 2);
  await review(withdrawal);
  return { withdrawal, hash, to };
}

const say = ({ id }: Withdrawal, found: 'paid' | 'returned', hash: string, override = false) =>
  stage.db.query(sql`
    insert into withdrawal_verdict (withdrawal_id, verdict, hash, reason, override)
    values (${id}, ${found}, ${hash}, 'Looked up on the explorer.', ${override})`);

const resolve = async (payouts = stage.payouts()) => {
  const onError = (error: unknown) => stage.errors.push(error);
  for (const one of await dueReviews(stage.db, 0)) {
    await resolveReview(stage.db, payouts, one, onError);
  }
};

const refused = async (withdrawal: Withdrawal, reason: RegExp) => {
  const [row] = await stage.db.query<{ state: string; reason: string }>(sql`
    select state, review_reason as reason from withdrawal where id = ${withdrawal.id}`);
  expect(row).toEqual({ state: 'review', reason: expect.stringMatching(reason) });
  expect(row?.reason).toMatch(/ is not accepted\. .* Give another verdict to replace it/);
};

describe("the verdict 'paid'", () => {
  it('is refused with the reason if the chain differs, and a later verdict replaces it', async () => {
    const { withdrawal, hash, to } = await reviewed();
    const wrong: [string, RegExp][] = [
      [`0x${'5a'.repeat(32)}`, /The node knows no transaction 0x5a5a/],
      [hash, /It transfers nothing\./],
      [
        await stage.local.pay(to, VALUE),
        /does not transfer 40\.5 of the token from .* It transfers 40\.5 from 0x/,
      ],
      [await bySelf(recipient()), /It transfers 40\.5 from 0x/],
      [await bySelf(to, VALUE - MICRO), /It transfers 40\.499999 from 0x/],
      [await bySelf(to, VALUE + 1n), /It transfers 40\.5 from 0x/],
    ];
    await stage.local.mine(CONFIRMATIONS * 2);
    for (const [named, reason] of wrong) {
      await say(withdrawal, 'paid', named);
      await resolve();
      await refused(withdrawal, reason);
    }
    expect(stage.errors).toHaveLength(wrong.length);
    // A second check does not report the refusals again.
    await resolve();
    expect(stage.errors).toHaveLength(wrong.length);
    await say(withdrawal, 'returned', hash);
    await resolve();
    expect(await stage.standing(withdrawal)).toEqual({ ...returned, settled: hash });
  });

  it('is refused for a transaction that failed', async () => {
    const { withdrawal, to } = await reviewed();
    await stage.local.refuse(to);
    const nonce = await stage.local.client.getTransactionCount({ address: HOT_WALLET.address });
    const data = stage.local.transferData(to, VALUE);
    const hash = await stage.local.sendFromHotWallet({ nonce, to: stage.local.token, data });
    await explained(hash);
    await stage.local.mine(CONFIRMATIONS * 2);
    await say(withdrawal, 'paid', hash);
    await resolve();
    await refused(withdrawal, /failed: it has moved nothing\./);
  });

  it('is accepted once the transfer is final on both nodes', async () => {
    const { withdrawal, to } = await reviewed();
    const hash = await bySelf(to);
    await say(withdrawal, 'paid', hash);
    await resolve();
    await refused(withdrawal, /is not final: it is in block \d+, and \d more are needed\./);
    await stage.local.mine(CONFIRMATIONS);

    const second = await stage.proxy();
    second.answer = ({ method }) =>
      method === 'eth_getTransactionByHash' ? { result: null } : undefined;
    const payouts = stage.payouts({ checkRpcUrl: second.url });
    await resolve(payouts);
    await refused(withdrawal, /The second node \(checkRpcUrl\) does not agree: The node knows no/);
    second.answer = () => undefined;
    await resolve(payouts);
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });

    // The payment is compared with the chain like any other payment.
    await stage.catchUp();
    await comparePayments(stage.db, stage.chain());
    const rows = await stage.db.query(sql`
      select compared from withdrawal where id = ${withdrawal.id}`);
    expect(rows).toEqual([{ compared: true }]);
  });

  it('is refused for the payment of another withdrawal', async () => {
    const to = recipient();
    const { withdrawal: first } = await signed(to);
    await stage.pay();
    await stage.local.mine(CONFIRMATIONS);
    await stage.pay();
    const [hash = '0x'] = await stage.hashes(first);
    expect(await stage.standing(first)).toEqual({ ...paid, settled: hash });
    const { withdrawal, nonce } = await signed(to);
    await stage.local.sendFromHotWallet({ nonce, to: walletAddressAt(99), value: 1n });
    await stage.local.mine(CONFIRMATIONS * 2);
    await review(withdrawal);
    await say(withdrawal, 'paid', hash);
    await resolve();
    await refused(withdrawal, new RegExp(`is the payment of withdrawal ${first.id}\\.`));
  });

  it('is refused while the payment itself can still be mined', async () => {
    const to = recipient();
    const { withdrawal, nonce } = await signed(to);
    await stage.local.automine(false);
    const data = stage.local.transferData(to, VALUE);
    const other = { nonce: nonce + 1, to: stage.local.token, data };
    const hash = await explained(await stage.local.sendFromHotWallet(other));
    await stage.local.sendFromHotWallet({ nonce, to: walletAddressAt(99), value: 1n });
    await stage.local.mine(CONFIRMATIONS * 2);
    await stage.local.automine(true);
    await review(withdrawal);
    await say(withdrawal, 'paid', hash);
    const node = await stage.proxy();
    // On this node, the nonce of the payment is unused.
    node.answer = ({ method }) =>
      method === 'eth_getTransactionCount' ? { result: `0x${nonce.toString(16)}` } : undefined;
    await resolve(stage.payouts({ rpcUrl: node.url }));
    await refused(withdrawal, /was made or may still be made: it would be paid twice\./);
    await resolve();
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
  });

  it('waits for an unavailable node; an override does not wait and is logged', async () => {
    const { withdrawal } = await reviewed();
    const hash = `0x${'6b'.repeat(32)}`;
    await say(withdrawal, 'paid', hash);
    const node = await stage.proxy();
    node.answer = () => ({ status: 503, text: 'gone' });
    const payouts = stage.payouts({ rpcUrl: node.url });
    await stage.pay(payouts).catch(() => undefined);
    await refused(withdrawal, /The chain cannot be asked: .* It is asked again every minute\./);

    await say(withdrawal, 'paid', hash, true);
    await stage.pay(payouts).catch(() => undefined);
    expect(await stage.standing(withdrawal)).toEqual({ ...paid, settled: hash });
    const lines = await stage.db.query(sql`
      select detail ->> 'override' as override, detail ->> 'reason' as reason,
        detail ->> 'by' = session_user as own
      from security_event
      where member_id = ${withdrawal.member} and event = 'withdrawal-paid'`);
    expect(lines).toEqual([{ override: hash, reason: 'Looked up on the explorer.', own: true }]);
  });
});

describe("the verdict 'returned'", () => {
  it('is refused for a transaction with another nonce, and cannot be overridden', async () => {
    const { withdrawal, hash, to } = await reviewed();
    const other = await bySelf(recipient());
    await stage.local.mine(CONFIRMATIONS * 2);
    const node = await stage.proxy();
    // This node does not return the transaction that used the nonce.
    const pruned = { error: { code: -32_000, message: 'missing trie node' } };
    node.answer = ({ method, params }) =>
      method === 'eth_getTransactionCount' && /^0x/.test(params[1]) ? pruned : undefined;
    const payouts = stage.payouts({ rpcUrl: node.url });
    await say(withdrawal, 'returned', other);
    await resolve(payouts);
    await refused(withdrawal, /has the nonce \d+ of 0x[0-9a-f]+, and not the nonce \d+ of 0x/);
    await expect(say(withdrawal, 'returned', other, true)).rejects.toThrow(/override_check/);
    await say(withdrawal, 'returned', hash);
    await resolve(payouts);
    expect(await stage.standing(withdrawal)).toEqual({ ...returned, settled: hash });
    expect(await stage.local.balanceOf(to)).toBe(0n);
  });
});
