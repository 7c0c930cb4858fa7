import { USDT } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database';
import { AMOUNT, NETWORK, OWNED, useChain } from '../testing/chainStage';
import { SIGN_OPTIONS } from '../testing/payWithdrawals';
import { RecordingPayouts } from '../testing/recordingPayouts';
import { rewrite } from '../testing/rounds';
import { followPayments } from './payments';
import { signWithdrawals, type SignOptions } from './signing';

const stage = useChain();
const FEE = 10n * USDT;

let signerDb: Database;
let serverDb: Database;
beforeAll(() => {
  signerDb = stage.database.as('signer');
  serverDb = stage.database.as('app');
});

const onError = (error: unknown) => stage.errors.push(error);

const sign = (wallet = new RecordingPayouts(), options: Partial<SignOptions> = {}) =>
  signWithdrawals(signerDb, wallet, { ...SIGN_OPTIONS, onError, ...options });

/** Sends and completes payments as a server with its own login. */
const follow = (wallet: RecordingPayouts) => followPayments(serverDb, wallet, { onError });

let wallets = 0;
const newWallet = () => new RecordingPayouts(`0xsigning${(wallets += 1)}`);

let recipients = 0;
const recipient = () => `0x${(0xcc0000 + (recipients += 1)).toString(16).padStart(40, '0')}`;

const signaturesOf = ({ id }: { id: bigint }) =>
  stage.db.query(sql`
    select place, wallet, address, amount, signer from payment_signature
    where withdrawal_id = ${id} order by place`);

const messages = () => stage.errors.splice(0).map((error) => (error as Error).message);

// Marks the open withdrawals of a test as failed, so that the next test does not sign them.
afterEach(async () => {
  await rewrite(stage.db, sql`update withdrawal set state = 'failed' where state <> 'success'`);
});

test('signs with the privileges of its role, and records each signature', async () => {
  const to = recipient();
  const withdrawal = await stage.withdrawal(to);
  const wallet = newWallet();
  await sign(wallet);
  await sign(wallet, { patience: 0 });
  const signature = { wallet: wallet.wallet, address: to, amount: AMOUNT };
  expect(await signaturesOf(withdrawal)).toMatchObject([
    { place: 0, ...signature },
    { place: 1, ...signature },
  ]);
  wallet.answer = 'paid';
  await follow(wallet);
  await follow(wallet);
  expect(await stage.standing(withdrawal)).toMatchObject({ state: 'success' });
  expect(stage.errors).toEqual([]);
});

describe('a forged withdrawal is not signed', () => {
  const forge = (statement: Sql) => stage.db.query<{ id: bigint }>(statement);
  const row = (member: bigint, key: string, amount = AMOUNT) => sql`
    insert into withdrawal (member_id, key, network, address, amount, fee)
    values (${member}, ${key}, ${NETWORK}, ${recipient()}, ${amount}, ${FEE}) returning id`;

  /** Returns a member whose only withdrawal was returned. */
  const ended = async () => {
    const withdrawal = await stage.withdrawal(recipient());
    await stage.db.query(sql`select return_withdrawal(${withdrawal.id}, '0x1')`);
    return withdrawal;
  };

  const refuses = async (id: bigint, reason: RegExp, options: Partial<SignOptions> = {}) => {
    const wallet = newWallet();
    await sign(wallet, options);
    expect(messages()).toEqual([expect.stringMatching(reason)]);
    expect(await stage.hashes({ id })).toEqual([]);
  };

  test('without a transfer that reserves its amount', async () => {
    const { member } = await ended();
    const [forged] = await forge(row(member, 'forged'));
    await refuses(forged?.id ?? 0n, /is not signed: no transfer of the member reserves its amount/);
  });

  test.each([
    ['of another amount', sql`'main'`, AMOUNT + FEE - 1n],
    ['from the house account', sql`'house'`, AMOUNT + FEE],
  ])('with a transfer %s', async (_, kind, amount) => {
    const { member } = await ended();
    const [forged] = await forge(row(member, 'forged'));
    const id = forged?.id ?? 0n;
    await stage.db.query(sql`
      select transfer_funds(array[${`withdrawal:${id}`}], array[payer.id], array[payee.id],
          array[${amount}::bigint])
        from account payer, account payee
        where payer.kind = ${kind} and coalesce(payer.owner, ${member}) = ${member}
          and payee.kind = 'pending' and payee.owner = ${member}`);
    await refuses(id, /is not signed: no transfer of the member reserves its amount/);
  });

  test('with another address, amount or network than the request', async () => {
    for (const change of [
      sql`address = '0x1'`,
      sql`amount = amount + 1, fee = fee - 1`,
      sql`network = 'USDT-POS'`,
    ]) {
      const { id } = await stage.withdrawal(recipient());
      await rewrite(stage.db, sql`update withdrawal set ${change} where id = ${id}`);
      await refuses(id, /is not signed: it differs from the request in the security log/);
      await rewrite(stage.db, sql`update withdrawal set state = 'failed' where id = ${id}`);
    }
  });

  test('that is already paid or returned', async () => {
    const withdrawal = await stage.withdrawal(recipient());
    const { id } = withdrawal;
    await stage.db.query(sql`select return_withdrawal(${id}, '0x1')`);
    await rewrite(stage.db, sql`update withdrawal set state = 'pending' where id = ${id}`);
    await refuses(id, /is not signed: its amount was already paid or returned/);
    expect((await stage.standing(withdrawal)).main).toBe(OWNED);
  });

  test('during the wait after a change to security settings', async () => {
    const { id, member } = await stage.withdrawal(recipient());
    await rewrite(
      stage.db,
      sql`update member set guards_changed_at = now() - interval '1 hour' where id = ${member}`,
    );
    await rewrite(stage.db, sql`update withdrawal set requested_at = now() where id = ${id}`);
    await refuses(id, /the wait after a change of security settings has not elapsed/, {
      waitHours: 2,
    });
  });
});

describe('the limits of the signer', () => {
  const signed = async () => {
    const [row] = await stage.db.query<{ sum: bigint }>(sql`
      select coalesce(sum(amount), 0)::bigint as sum from payment_signature
      where place = 0 and signed_at > now() - interval '1 hour'`);
    return row?.sum ?? 0n;
  };

  test.each(['hour', 'day'] as const)(
    'per %s apply to two concurrent signers together',
    async (span) => {
      for (let count = 0; count < 4; count += 1) await stage.withdrawal(recipient());
      const before = await signed();
      const limits = { ...SIGN_OPTIONS.limits, [span]: before + 2n * AMOUNT };
      const [one, other] = [newWallet(), newWallet()];
      await Promise.all([sign(one, { limits }), sign(other, { limits })]);
      await sign(one, { limits });
      expect((await signed()) - before).toBe(2n * AMOUNT);
      expect(new Set(messages().map((line) => line.replace(/\d+/, 'N')))).toEqual(
        new Set([
          `Withdrawal N is not signed: the payments of ${span === 'hour' ? 'an' : 'a'} ${span} would exceed SIGNER_${span.toUpperCase()}_LIMIT.`,
        ]),
      );
      // A signer with higher limits pays the other withdrawals.
      await sign(one);
      expect((await signed()) - before).toBe(4n * AMOUNT);
    },
  );

  test('do not count a replacement with higher fees again', async () => {
    const { id } = await stage.withdrawal(recipient());
    const before = await signed();
    const limits = { hour: before + AMOUNT, day: before + AMOUNT };
    const wallet = newWallet();
    await sign(wallet, { limits });
    await sign(wallet, { limits, patience: 0 });
    expect(await signaturesOf({ id })).toHaveLength(2);
    expect((await signed()) - before).toBe(AMOUNT);
    expect(messages()).toEqual([]);
  });
});

describe('(B7) a signer', () => {
  /** Error that simulates a kill at a step: nothing after the step runs. */
  class Killed extends Error {}

  const killedAt = (statement: string, when: 'before' | 'after'): Database => {
    const query: Database['query'] = async (asked, name) => {
      const matches = asked.text.includes(statement);
      if (matches && when === 'before') throw new Killed();
      const rows = await signerDb.query<never>(asked, name);
      if (matches) throw new Killed();
      return rows;
    };
    return { ...signerDb, query };
  };

  const steps: [string, (wallet: RecordingPayouts) => Promise<void>][] = [
    [
      'before a signature',
      (wallet) => {
        const sign = () => Promise.reject(new Killed());
        return signWith(signerDb, Object.assign(Object.create(wallet) as typeof wallet, { sign }));
      },
    ],
    ['after a signature', (wallet) => signWith(killedAt('record_payment', 'before'), wallet)],
    [
      'after it records the signature',
      (wallet) => signWith(killedAt('record_payment', 'after'), wallet),
    ],
    [
      'before it sends the payment',
      async (wallet) => {
        await signWith(signerDb, wallet);
        const send = () => Promise.reject(new Killed());
        await follow(Object.assign(Object.create(wallet) as typeof wallet, { send }));
      },
    ],
    [
      'after it sends the payment',
      async (wallet) => {
        await signWith(signerDb, wallet);
        wallet.breakAfterSend = true;
        await follow(wallet);
        wallet.breakAfterSend = false;
      },
    ],
    [
      'after it records a replacement',
      async (wallet) => {
        await signWith(signerDb, wallet);
        await signWith(killedAt('record_replacement', 'after'), wallet, { patience: 0 });
      },
    ],
  ];
  const signWith = (db: Database, wallet: RecordingPayouts, options: Partial<SignOptions> = {}) =>
    signWithdrawals(db, wallet, { ...SIGN_OPTIONS, onError, ...options });

  test.each(steps)('pays once if it is killed %s', async (_, killed) => {
    const wallet = newWallet();
    const withdrawal = await stage.withdrawal(recipient());
    await killed(wallet);
    stage.errors.splice(0);
    wallet.answer = 'paid';
    for (let pass = 0; pass < 2; pass += 1) {
      await sign(wallet);
      await follow(wallet);
    }
    expect(await stage.standing(withdrawal)).toMatchObject({
      state: 'success',
      main: OWNED - AMOUNT - FEE,
    });
    expect(wallet.sent).toHaveLength(1);
    expect(new Set(wallet.sent.map(({ nonce }) => nonce))).toEqual(new Set([0n]));
    expect(stage.errors).toEqual([]);
  });
});

test('withdrawals wait while the signer is offline, and are signed once after it returns', async () => {
  const withdrawal = await stage.withdrawal(recipient());
  const wallet = newWallet();
  wallet.answer = 'paid';
  await follow(wallet);
  expect(await stage.standing(withdrawal)).toMatchObject({ state: 'pending' });
  await sign(wallet);
  await follow(wallet);
  expect(await stage.standing(withdrawal)).toMatchObject({ state: 'success' });
  expect(wallet.sent).toHaveLength(1);
});
