import { PAYOUT_NETWORK } from '@platform/rules/funds';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { platformBalance } from '../../ledger/audit';
import type { Queryable } from '../../db/database';
import type { PaymentOrder } from '../../ports/chain/payouts';
import { guardedMember, TXN_PASSWORD, type GuardedMember } from '../../testing/guardedMember';
import { otpCode } from '../../testing/otp';
import { demoWallet, payWithdrawals } from '../../testing/payWithdrawals';
import { RecordingPayouts } from '../../testing/recordingPayouts';
import { until } from '../../testing/serverProcess';
import { useServers } from '../../testing/suite';

const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';
/** Address whose ending makes payments on the demo chain fail. */
const FAILING_ADDRESS = `0x${'dead'.padStart(40, '0')}`;
const KEY = 'an-intent-of-the-member';

const suite = useServers();
// Pays pending withdrawals, so that the next test does not pay them.
afterEach(() => pay());

const pay = (payouts = demoWallet(suite.database.db)) =>
  payWithdrawals(suite.database.db, payouts, {
    onError: (error) => suite.app.errors.push(error),
  });

/** Creates a member who may withdraw. The current code is used up, and the next one is valid. */
const member = () => guardedMember(suite.wire, ADDRESS);

type Member = Pick<GuardedMember, 'token' | 'secret'>;

const withdraw = ({ token, secret }: Member, change: object = {}, key?: string) =>
  suite.wire.post(
    '/api/fund/Withdrawalnow',
    {
      Amount: '40.5',
      Address: ADDRESS,
      twofactor: otpCode(secret, 1),
      txnPassword: TXN_PASSWORD,
      ...change,
    },
    { token, ...(key !== undefined && { key }) },
  );

const balanceOf = async ({ token }: { token: string }) =>
  (await suite.wire.get('/api/user/userbalances', { token })).body.data.ActivateWallet as string;

/** Waits until the insert of a payment is blocked by another transaction. */
const waitsForALock = () =>
  until(async () => {
    const waiting = await suite.database.db.query(sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query like '%record_payment%'`);
    return waiting.length > 0 || undefined;
  });

const historyOf = async ({ token }: { token: string }) =>
  (await suite.wire.get('/api/fund/withdrawalhistory', { token })).body.data;

describe('[API-25] POST /api/fund/Withdrawalnow', () => {
  test('[WD-03] [WD-04] takes the amount and the fee of 10 USDT from the main wallet', async () => {
    const anna = await member();
    expect((await withdraw(anna)).body).toMatchObject({
      status: 'success',
      message: expect.any(String),
      data: { status: 'Withdrawal Success' },
    });
    expect(await balanceOf(anna)).toBe('949.5');
  });

  test('[WD-06] sends an email with the amount, the address and the network', async () => {
    const anna = await member();
    suite.app.mails.length = 0;
    await withdraw(anna, {}, KEY);
    await withdraw(anna, {}, KEY);
    await suite.app.settled();
    const [mail, ...others] = suite.app.mails;
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('a withdrawal was requested');
    for (const text of ['40.5 USDT', 'a fee of 10 USDT', ADDRESS, 'tab=stopWithdrawals']) {
      expect(mail?.text.toLowerCase()).toContain(text.toLowerCase());
    }
    expect(mail?.text).toContain(`Network: ${PAYOUT_NETWORK}`);
    await pay();
    const paid = await suite.database.db.query(sql`
      select payment.network from payment join withdrawal on withdrawal_id = withdrawal.id
      where member_id = ${anna.id}`);
    expect(paid).toEqual([{ network: PAYOUT_NETWORK }]);
  });

  test.each([
    [400, /^Minimum Withdrawal amount is 10\$ $/, { Amount: '9.999999' }],
    [400, /^Invalid OTP\. It should be a 6-digit number\.$/, { twofactor: '12345' }],
    [400, /address/, { Address: '0x1234' }],
    [422, /typing error/, { Address: ADDRESS.replace('e', 'E') }],
    [422, /zero address/, { Address: `0x${'0'.repeat(40)}` }],
    [422, /too low/, { Amount: '990.000001' }],
  ])('[WD-01] [WD-02] [WD-05] refuses %s: %s', async (status, message, change) => {
    const anna = await member();
    const refused = await withdraw(anna, change);
    expect(refused).toMatchObject({
      status,
      body: { status: 'error', message: expect.stringMatching(message) as unknown },
    });
    expect(await balanceOf(anna)).toBe('1000');
    expect(await historyOf(anna)).toEqual([]);
  });

  test('[WD-01] applies the larger minimum of a brand only on its own site', async () => {
    const anna = await member();
    const ask = (Amount: string, host: string, twofactor: string) =>
      suite.wire.send('/api/fund/Withdrawalnow', {
        method: 'POST',
        headers: { Authorization: `Bearer ${anna.token}`, Origin: `http://${host}` },
        body: JSON.stringify({ Amount, Address: ADDRESS, twofactor, txnPassword: TXN_PASSWORD }),
      });
    const code = otpCode(anna.secret, 1);
    expect(await ask('19.999999', 'folio.localhost', code)).toMatchObject({
      status: 422,
      body: {
        code: 'WITHDRAWAL_TOO_SMALL',
        message: 'Minimum Withdrawal amount is 20$ ',
        params: { minimum: '20' },
      },
    });
    expect(await balanceOf(anna)).toBe('1000');
    expect((await ask('19.999999', 'aurora.localhost', code)).status).toBe(200);
  });

  test('refuses wrong and used codes, and locks after many wrong codes', async () => {
    const anna = await member();
    const code = otpCode(anna.secret, 1);
    expect((await withdraw(anna, { twofactor: code })).status).toBe(200);
    const again = await withdraw(anna, { twofactor: code });
    expect(again).toMatchObject({ status: 422, body: { code: 'WRONG_OTP' } });
    const replies = [];
    for (let count = 0; count < 5; count += 1) {
      replies.push((await withdraw(anna, { twofactor: otpCode(anna.secret, 40) })).status);
    }
    expect(replies.at(-1)).toBe(429);
    expect(await balanceOf(anna)).toBe('949.5');
  });

  test('refuses members without two-factor authentication', async () => {
    const { token } = await suite.wire.signUp();
    const refused = await withdraw({ token, secret: 'JBSWY3DPEHPK3PXP' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'TWO_FACTOR_DISABLED' } });
  });

  test('makes one withdrawal per key, and refuses the key for another withdrawal', async () => {
    const anna = await member();
    const first = await withdraw(anna, {}, KEY);
    const replay = await withdraw(anna, { twofactor: '000000' }, KEY);
    expect([replay.status, replay.body]).toEqual([200, first.body]);
    const at = await Promise.all([1, 2, 3, 4].map(() => withdraw(anna, {}, KEY)));
    expect(at.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await withdraw(anna, { Amount: '41' }, KEY)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await balanceOf(anna)).toBe('949.5');
  });

  test('does not let replays of a key circumvent the limit on guesses', async () => {
    const anna = await member();
    await withdraw(anna, {}, KEY);
    let locked = false;
    for (let count = 0; count < 12 && !locked; count += 1) {
      locked = (await withdraw(anna, { twofactor: '000000' })).status === 429;
      await withdraw(anna, { twofactor: '000000' }, KEY);
    }
    expect(locked).toBe(true);
  });
});

describe('[API-24] [HIST-03] GET /api/fund/withdrawalhistory', () => {
  test('shows pending, then success with hash and amount, and books the fee', async () => {
    const anna = await member();
    await withdraw(anna);
    const pending = {
      Status: 'Pending',
      amount: '40.5',
      WithdeollCharge: '40.5',
      BankName: '',
      network: 'USDT-BEP20',
    };
    expect(await historyOf(anna)).toMatchObject([pending]);
    const [chain, fees] = [
      await platformBalance(suite.database.db, 'chain'),
      await platformBalance(suite.database.db, 'fees'),
    ];
    await pay();
    const [row] = await historyOf(anna);
    expect(row).toMatchObject({
      ...pending,
      Status: 'Success',
      BankName: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(Date.parse(row.verifydatetime)).not.toBeNaN();
    expect(await platformBalance(suite.database.db, 'chain')).toBe(chain + 40_500_000n);
    expect(await platformBalance(suite.database.db, 'fees')).toBe(fees + 10n * USDT);
    expect(await balanceOf(anna)).toBe('949.5');
  });

  test('shows failed, and returns the amount with the fee', async () => {
    const anna = await member();
    await withdraw(anna, { Address: FAILING_ADDRESS });
    expect(await balanceOf(anna)).toBe('949.5');
    await pay();
    expect(await historyOf(anna)).toMatchObject([{ Status: 'Failed' }]);
    expect(await balanceOf(anna)).toBe('1000');
  });
});

describe('(B8) withdrawals of a frozen member', () => {
  const freeze = ({ id }: GuardedMember, disabled: boolean, db: Queryable = suite.database.db) =>
    db.query(sql`update member set disabled = ${disabled} where id = ${id}`);
  const stateOf = async ({ id }: GuardedMember) => {
    const rows = await suite.database.db.query<{ state: string }>(
      sql`select state from withdrawal where member_id = ${id}`,
    );
    return rows[0]?.state;
  };

  test('a freeze holds a withdrawal, even while its payment is being signed', async () => {
    const anna = await member();
    await withdraw(anna);
    const payouts = new RecordingPayouts();
    const sign = async (order: PaymentOrder) => {
      await freeze(anna, true);
      return payouts.sign(order);
    };
    await pay(Object.assign(Object.create(payouts) as RecordingPayouts, { sign }));
    await pay(payouts);
    await pay(payouts);
    expect(payouts.sent).toEqual([]);
    expect(await stateOf(anna)).toBe('held');

    await freeze(anna, false);
    expect(await historyOf(anna)).toMatchObject([{ Status: 'Held', BankName: '' }]);
    expect(await balanceOf(anna)).toBe('949.5');
    payouts.answer = 'paid';
    await pay(payouts);
    expect(payouts.sent).toHaveLength(1);
    expect(await historyOf(anna)).toMatchObject([{ Status: 'Success' }]);
  });

  test('wait for a freeze that is not committed yet', async () => {
    const anna = await member();
    await withdraw(anna);
    const payouts = new RecordingPayouts();
    const { paying } = await suite.database.db.transaction(async (tx) => {
      await freeze(anna, true, tx);
      const paying = pay(payouts);
      await waitsForALock();
      return { paying };
    });
    await paying;
    await pay(payouts);
    expect(payouts.sent).toEqual([]);
    expect(await stateOf(anna)).toBe('held');
    await freeze(anna, false);
    payouts.answer = 'paid';
    await pay(payouts);
    expect(await stateOf(anna)).toBe('success');
  });

  test('complete a payment that was signed before the freeze', async () => {
    const anna = await member();
    await withdraw(anna);
    const payouts = new RecordingPayouts();
    await pay(payouts);
    await freeze(anna, true);
    await pay(payouts);
    expect(await stateOf(anna)).toBe('pending');
    payouts.answer = 'paid';
    await pay(payouts);
    expect(await stateOf(anna)).toBe('success');
  });
});

test('[HIST-03] (B6) a withdrawal in review keeps its amount reserved', async () => {
  const anna = await member();
  await withdraw(anna);
  const payouts = new RecordingPayouts();
  payouts.answer = 'review';
  await pay(payouts);
  expect(suite.app.errors.splice(0)).toMatchObject([{ message: /needs a review/ }]);
  expect(await historyOf(anna)).toMatchObject([
    { Status: 'Review', BankName: payouts.sent[0]?.hash },
  ]);
  expect(await balanceOf(anna)).toBe('949.5');
  payouts.answer = 'paid';
  await suite.database.db.query(sql`update withdrawal set looked_at = null`);
  await pay(payouts);
  expect(await historyOf(anna)).toMatchObject([{ Status: 'Success' }]);
});

describe('payments', () => {
  test('a server that crashes after sending does not pay twice', async () => {
    const anna = await member();
    await withdraw(anna);
    const payouts = new RecordingPayouts();
    payouts.breakAfterSend = true;
    await pay(payouts);
    expect(suite.app.errors.splice(0)).toMatchObject([{ message: 'connection lost' }]);
    expect(await historyOf(anna)).toMatchObject([{ Status: 'Pending' }]);
    payouts.breakAfterSend = false;
    payouts.answer = 'paid';
    await pay(payouts);
    expect(payouts.sent).toHaveLength(1);
    expect(await historyOf(anna)).toMatchObject([
      { Status: 'Success', BankName: payouts.sent[0]?.hash },
    ]);
  });

  test('are sent again unchanged if the chain no longer knows them', async () => {
    const anna = await member();
    await withdraw(anna);
    const payouts = new RecordingPayouts();
    await pay(payouts);
    payouts.paid.clear();
    await pay(payouts);
    expect(payouts.sent).toHaveLength(2);
    expect(payouts.sent[1]).toEqual(payouts.sent[0]);
    payouts.answer = 'failed';
    await pay(payouts);
    expect(await balanceOf(anna)).toBe('1000');
  });

  test('concurrent servers make one payment per withdrawal, each with its own nonce', async () => {
    const members = [await member(), await member(), await member()];
    for (const one of members) await withdraw(one);
    const payouts = new RecordingPayouts();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([pay(payouts), pay(payouts), pay(payouts)]);
    }
    const hashes = new Set(payouts.sent.map(({ hash }) => hash));
    expect(hashes.size).toBe(3);
    expect(new Set(payouts.sent.map(({ nonce }) => nonce)).size).toBe(3);
    payouts.answer = 'paid';
    await Promise.all([pay(payouts), pay(payouts)]);
    const left = await suite.database.db.query(sql`
      select id from account where kind = 'pending' and balance <> 0`);
    expect(left).toEqual([]);
  });
});
