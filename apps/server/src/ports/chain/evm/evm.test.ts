import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { depositAddresses } from '../../../funds/addresses';
import { creditDeposits, depositsPage } from '../../../funds/deposits';
import { payWithdrawals } from '../../../funds/payments';
import { balancesOf } from '../../../ledger/accounts';
import { auditLedger, platformBalance } from '../../../ledger/audit';
import { testDatabase, type TestDatabase } from '../../../testing/database';
import {
  DEPOSIT_XPUB,
  HOT_WALLET,
  HOT_WALLET_KEY,
  LocalChain,
  walletAddressAt,
} from '../../../testing/localChain';
import { memberWith } from '../../../testing/people';
import type { Chain, Payouts } from '../chain';
import { evmChain } from './evmChain';

const CONFIRMATIONS = 3;
const NETWORK = 'USDT-BEP20';
/** A millionth of a token of 18 decimals. */
const MICRO = 10n ** 12n;
const RECIPIENT = '0x00000000000000000000000000000000000000aa';

let database: TestDatabase;
let local: LocalChain;
let chain: Chain;

const chainAt = (rpcUrl: string): Chain => {
  const network = { rpcUrl, token: local.token, confirmations: CONFIRMATIONS };
  return evmChain({
    ...{ networks: { [NETWORK]: network }, depositKey: DEPOSIT_XPUB },
    hotWalletKey: HOT_WALLET_KEY,
  });
};

beforeEach(async () => {
  [database, local] = await Promise.all([testDatabase(inject('postgresUrl')), LocalChain.start()]);
  chain = chainAt(local.url);
  await local.mine(CONFIRMATIONS);
});
afterEach(async () => {
  const audit = await auditLedger(database.db);
  await local.stop();
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

test('addresses are those that a wallet shows below the key', () => {
  expect([0n, 1n, 4711n].map((member) => chain.addressOf(NETWORK, member))).toEqual(
    [0, 1, 4711].map(walletAddressAt),
  );
});

describe('deposits', () => {
  const look = () => creditDeposits(database.db, chain, NETWORK);

  /** A member whose address has been shown and looked at once. */
  async function depositor() {
    const member = await memberWith(database.db, 0n);
    const [shown] = await depositAddresses(database.db, chain, member);
    await look();
    return { member, address: shown?.address as `0x${string}` };
  }

  const balanceOf = async (member: bigint) => (await balancesOf(database.db, member)).main;

  test('are credited when they are confirmed, not before, and once', async () => {
    const { member, address } = await depositor();
    const hash = await local.pay(address, 25_500_000n * MICRO);
    await local.mine(CONFIRMATIONS - 2);
    await look();
    expect(await balanceOf(member)).toBe(0n);
    await local.mine(1);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await balanceOf(member)).toBe(25_500_000n);
    expect(await platformBalance(database.db, 'chain')).toBe(-25_500_000n);
    const { rows } = await depositsPage(database.db, member, { page: 1, size: 10 });
    expect(rows).toMatchObject([{ amount: 25_500_000n, hash, network: NETWORK }]);
  });

  test('of less than a millionth are rounded down, and dust is no deposit', async () => {
    const { member, address } = await depositor();
    await local.pay(address, 5n * MICRO + MICRO / 2n);
    await local.pay(address, MICRO - 1n);
    await local.mine(CONFIRMATIONS);
    await look();
    expect(await balanceOf(member)).toBe(5n);
  });

  test('two to one address and one to another in a single transaction are three', async () => {
    const [anna, ben] = [await depositor(), await depositor()];
    await local.payMany([anna.address, ben.address, anna.address], 7n * MICRO);
    await local.mine(CONFIRMATIONS);
    await look();
    expect([await balanceOf(anna.member), await balanceOf(ben.member)]).toEqual([14n, 7n]);
  });

  test('that were made while no server looked are found', async () => {
    const { member, address } = await depositor();
    await local.pay(address, 9n * MICRO);
    await local.mine(300);
    chain = chainAt(local.url);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });

  test('that a reorganisation takes away before they are confirmed are not credited', async () => {
    const { member, address } = await depositor();
    await local.pay(address, 9n * MICRO);
    await look();
    await local.reorganise(2);
    await local.mine(CONFIRMATIONS * 2);
    await look();
    expect(await balanceOf(member)).toBe(0n);
  });

  test('that a reorganisation moves to another block and another place are credited once', async () => {
    const { member, address } = await depositor();
    const stranger = await local.payFromHotWallet(RECIPIENT, MICRO);
    const hash = await local.pay(address, 9n * MICRO);
    const placeInBlock = async () =>
      (await local.client.getTransactionReceipt({ hash })).logs[0]?.logIndex;
    expect(await placeInBlock()).toBe(0);
    const signed = [await local.signed(stranger), await local.signed(hash)] as const;
    await local.mine(CONFIRMATIONS);
    await look();
    expect(await balanceOf(member)).toBe(9n);
    // Deeper than what is called final: what was credited must not be credited again.
    await local.reorganise(CONFIRMATIONS + 2, [
      [signed[0], 3],
      [signed[1], 3],
    ]);
    expect(await placeInBlock()).toBe(1);
    await local.mine(CONFIRMATIONS * 2);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });

  test('wait while the node cannot be reached', async () => {
    const { member, address } = await depositor();
    await local.pay(address, 9n * MICRO);
    await local.mine(CONFIRMATIONS);
    const lost = creditDeposits(database.db, chainAt('http://127.0.0.1:9'), NETWORK);
    await expect(lost).rejects.toThrow(/HTTP request failed/);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });
});

describe('withdrawals', () => {
  let errors: unknown[];
  beforeEach(() => {
    errors = [];
  });

  const step = (payouts = chain.payouts as Payouts) =>
    payWithdrawals(database.db, payouts, (error) => errors.push(error));

  /** A withdrawal of 40.5 that is held; that its OTP was right is proven elsewhere. */
  async function held(address = RECIPIENT) {
    const { db } = database;
    const member = await memberWith(db, 100n * USDT);
    await db.query(sql`insert into account (kind, owner) values ('pending', ${member})`);
    const [row] = await db.query<{ id: bigint }>(sql`
      insert into withdrawal (member_id, key, network, address, amount, fee)
      values (${member}, 'key', ${NETWORK}, ${address}, ${(81n * USDT) / 2n}, ${10n * USDT})
      returning id`);
    await db.query(sql`
      select transfer_funds(array['withdrawal:' || ${row?.id}::text],
        array[(select id from account where owner = ${member} and kind = 'main')],
        array[(select id from account where owner = ${member} and kind = 'pending')],
        array[${(101n * USDT) / 2n}::bigint])`);
    return { member, id: row?.id };
  }

  const stateOf = async (id: bigint | undefined) => {
    const [row] = await database.db.query<{ state: string; hash: string | null }>(sql`
      select state, hash from withdrawal left join payment on withdrawal_id = id where id = ${id}`);
    return row;
  };

  test('are sent from the hot wallet, and succeed once they are confirmed', async () => {
    const { member, id } = await held();
    await step();
    await step();
    const { state, hash } = (await stateOf(id)) ?? {};
    expect([state, hash]).toEqual(['pending', expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
    await local.mine(CONFIRMATIONS);
    await step();
    expect(await stateOf(id)).toEqual({ state: 'success', hash });
    expect(await local.balanceOf(RECIPIENT)).toBe(40_500_000n * MICRO);
    expect((await balancesOf(database.db, member)).main).toBe((99n * USDT) / 2n);
    expect(errors).toEqual([]);
  });

  test('several at once, by several servers, are paid once each', async () => {
    const all = [await held(), await held(), await held()];
    const other = chainAt(local.url).payouts as Payouts;
    for (let round = 0; round < 5; round += 1) await Promise.all([step(), step(other)]);
    await local.mine(CONFIRMATIONS);
    await step();
    for (const { id } of all) expect((await stateOf(id))?.state).toBe('success');
    expect(await local.balanceOf(RECIPIENT)).toBe(3n * 40_500_000n * MICRO);
  });

  test('a payment that a reorganisation took away is sent again, as it was', async () => {
    const { id } = await held();
    await step();
    const { hash } = (await stateOf(id)) ?? {};
    await local.reorganise(1);
    await local.client.dropTransaction({ hash: hash as `0x${string}` });
    await step();
    await local.mine(CONFIRMATIONS);
    await step();
    expect(await stateOf(id)).toEqual({ state: 'success', hash });
    expect(await local.balanceOf(RECIPIENT)).toBe(40_500_000n * MICRO);
  });

  test('a payment that the token turns down is voided: everything comes back', async () => {
    const { member, id } = await held();
    const payouts = chain.payouts as Payouts;
    // Signed while the token would still have taken it.
    await step({ ...payouts, send: async () => undefined, state: async () => 'unknown' });
    await local.refuse(RECIPIENT);
    await step();
    await local.mine(CONFIRMATIONS);
    await step();
    expect((await stateOf(id))?.state).toBe('failed');
    expect((await balancesOf(database.db, member)).main).toBe(100n * USDT);
    expect(await local.balanceOf(RECIPIENT)).toBe(0n);
  });

  test('a payment whose nonce another transaction took is voided', async () => {
    const { member, id } = await held();
    const payouts = chain.payouts as Payouts;
    await step({ ...payouts, send: async () => undefined, state: async () => 'unknown' });
    await local.client.sendTransaction({
      account: HOT_WALLET,
      to: RECIPIENT,
      value: 1n,
      chain: null,
    });
    await local.mine(CONFIRMATIONS * 2);
    await step();
    expect((await stateOf(id))?.state).toBe('failed');
    expect((await balancesOf(database.db, member)).main).toBe(100n * USDT);
  });

  test('a wallet that cannot pay says so, and pays when it can', async () => {
    const { id } = await held();
    const all = await local.balanceOf(HOT_WALLET.address);
    await local.payFromHotWallet(walletAddressAt(9), all);
    await step();
    expect(errors).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ state: 'pending', hash: null });
    await local.pay(HOT_WALLET.address, all);
    await step();
    await local.mine(CONFIRMATIONS);
    await step();
    expect((await stateOf(id))?.state).toBe('success');
  });
});
