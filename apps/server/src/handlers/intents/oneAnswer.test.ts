import { randomUUID } from 'node:crypto';
import { parseUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { creditDeposits } from '../../wallet/deposits';
import { payDemoDeposit } from '../../wallet/demoDeposit';
import { sweep } from '../../jobs/sweep';
import { holdAccount } from '../../ledger/accounts';
import { closedChain } from '../../ports/chain/closed';
import { demoChain } from '../../ports/chain/demo';
import { testApp } from '../../testing/app';
import { guardedMember, TXN_PASSWORD } from '../../testing/guardedMember';
import { retryLockTimeouts } from '../../testing/lockTimeout';
import { otpCode } from '../../testing/otp';
import { openRound } from '../../testing/rounds';
import { until } from '../../testing/serverProcess';
import { useServers } from '../../testing/suite';
import { Wire, type WireReply } from '../../testing/wire';

const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';
const BET = { gametype: 1, betType: 'color', betValue: 'green', amount: '100' };

const suite = useServers();

async function deposit(code: string, amount: string): Promise<void> {
  const { db } = suite.database;
  const paid = { code, network: 'USDT-BEP20' as const, amount: parseUsdt(amount) };
  await payDemoDeposit(db, { ...paid, seed: randomUUID() });
  await retryLockTimeouts(() => creditDeposits(db, demoChain(db), 'USDT-BEP20'));
}

interface Asker {
  token: string;
  code: string;
  /** Secret of the authenticator app; '' without the app. */
  secret: string;
}

async function newMember(): Promise<Asker> {
  const { token, user } = await suite.wire.signUp();
  return { token, code: user.code, secret: '' };
}

const lock = ({ token }: Asker, key: string, change: object = {}, wire = suite.wire) =>
  wire.post('/api/fund/Activatenow', { Amount: '1500', planid: 3, ...change }, { token, key });

const withdraw = ({ token, secret }: Asker, key: string, change: object = {}, wire = suite.wire) =>
  wire.post(
    '/api/fund/Withdrawalnow',
    {
      Amount: '1500',
      Address: ADDRESS,
      twofactor: otpCode(secret, 1),
      txnPassword: TXN_PASSWORD,
      ...change,
    },
    { token, key },
  );

/** Makes used app codes valid again. */
const forgetCodes = () => suite.database.db.query(sql`update two_factor set last_step = 0`);

const findOut = ({ token }: Asker, call: string, key: string) =>
  suite.there.post('/api/user/findOut', { call, key }, { token });

const answerOf = ({ status, body }: WireReply) => [status, body.code, body.message];

const CALLS = [
  { call: 'activate', ask: lock, member: newMember },
  { call: 'withdraw', ask: withdraw, member: () => guardedMember(suite.wire, ADDRESS) },
] as const;

describe.each(CALLS)('a refusal of $call', ({ call, ask, member }) => {
  test('stays final for its key, even after a deposit adds the missing funds', async () => {
    const anna = await member();
    const key = randomUUID();
    const refused = await ask(anna, key);
    expect(refused).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_BALANCE' } });
    await deposit(anna.code, '5000');
    expect(answerOf(await ask(anna, key, {}, suite.there))).toEqual(answerOf(refused));
    await forgetCodes();
    expect((await ask(anna, randomUUID())).status).toBe(200);
    expect(await ask(anna, key, { Amount: '60' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  test('applies to all copies of a request or to none, even during a deposit', async () => {
    for (let round = 0; round < 3; round += 1) {
      const anna = await member();
      const key = randomUUID();
      const copies = Array.from({ length: 8 }, (_, index) =>
        ask(anna, key, {}, index % 2 === 0 ? suite.wire : suite.there),
      );
      const [all] = await Promise.all([Promise.all(copies), deposit(anna.code, '5000')]);
      // Ignores refusals by a rate limit, which are not final.
      const answers = all.filter(({ status }) => status !== 429);
      const [first] = answers.map(answerOf);
      expect(first).toBeDefined();
      expect(answers.map(answerOf)).toEqual(answers.map(() => first));
      const found = (await findOut(anna, call, key)).body.data.done;
      expect(found).toBe(answers[0]?.status === 200);
    }
  });

  test('is deleted after a day', async () => {
    const { db } = suite.database;
    await ask(await member(), randomUUID());
    const kept = async () => (await db.query(sql`select from refusal`)).length;
    await sweep(db, 720);
    expect(await kept()).toBeGreaterThan(0);
    await db.query(sql`update refusal set refused_at = refused_at - interval '25 hours'`);
    await sweep(db, 720);
    expect(await kept()).toBe(0);
  });
});

test('returns UNKNOWN_ERROR for a stored refusal whose code only a newer release knows', async () => {
  const { token, user } = await suite.wire.signUp();
  const ben = { token, code: user.code, secret: 'JBSWY3DPEHPK3PXP' };
  const key = randomUUID();
  const refused = await withdraw(ben, key, { Amount: '40' });
  expect(refused).toMatchObject({ status: 422, body: { code: 'TWO_FACTOR_DISABLED' } });
  await suite.database.db.query(sql`
    insert into refusal (member_id, call, key, request, status, code)
    values (${BigInt(user.id)}, 'withdraw', 'of-another-release-of-ours', null, 422, 'NEWER_WORD')`);
  const newer = await withdraw(ben, 'of-another-release-of-ours', { Amount: '40' });
  expect(newer).toMatchObject({ status: 422, body: { code: 'UNKNOWN_ERROR' } });
});

describe('POST /api/user/findOut', () => {
  const call = { placeBet: '/api/game/placeBetnew' };
  const bet = ({ token }: Asker, key: string) =>
    suite.wire.post(call.placeBet, BET, { token, key });

  test.each([
    ['placeBet', 'BET_PLACED', async (anna: Asker, key: string) => bet(anna, key)],
    [
      'activate',
      'FUNDS_LOCKED',
      async (anna: Asker, key: string) => lock(anna, key, { Amount: '60' }),
    ],
    [
      'withdraw',
      'WITHDRAWAL_REQUESTED',
      async (anna: Asker, key: string) => withdraw(anna, key, { Amount: '60' }),
    ],
  ])('reports an executed %s as done', async (name, code, ask) => {
    await openRound(suite.database.db, 1);
    const anna = await guardedMember(suite.wire, ADDRESS);
    const key = randomUUID();
    const answer = await ask(anna, key);
    expect(answer.status).toBe(200);
    const found = await findOut(anna, name, key);
    expect(found.body).toMatchObject({ code, message: answer.body.message, data: { done: true } });
    expect(answerOf(await ask(anna, key))).toEqual(answerOf(answer));
  });

  test.each([
    ['placeBet', 'bet was not placed', async (anna: Asker, key: string) => bet(anna, key)],
    [
      'activate',
      'Nothing was locked',
      async (anna: Asker, key: string) => lock(anna, key, { Amount: '60' }),
    ],
    [
      'withdraw',
      'withdrawal was not made',
      async (anna: Asker, key: string) => withdraw(anna, key, { Amount: '60' }),
    ],
  ])(
    'reports an undecided %s as not done, and refuses the late request',
    async (name, message, ask) => {
      await openRound(suite.database.db, 1);
      const anna = await guardedMember(suite.wire, ADDRESS);
      const key = randomUUID();
      for (const again of [1, 2]) {
        const found = await findOut(anna, name, key);
        expect([again, found.body]).toMatchObject([
          again,
          { code: 'NOT_DONE', message: expect.stringContaining(message), data: { done: false } },
        ]);
      }
      expect((await ask(anna, key)).status).toBe(409);
      expect((await findOut(anna, name, key)).body.data.done).toBe(false);
    },
  );

  test('reports the reason for a refusal', async () => {
    const anna = await newMember();
    const key = randomUUID();
    const refused = await lock(anna, key);
    const found = await findOut(anna, 'activate', key);
    expect(found.body).toMatchObject({
      message: refused.body.message,
      code: 'INSUFFICIENT_BALANCE',
      data: { done: false },
    });
  });

  test('waits for a request in progress with the same key', async () => {
    const anna = await newMember();
    const member = await memberOf(anna.code);
    const key = randomUUID();
    const locking = await suite.database.db.transaction(async (tx) => {
      await holdAccount(tx, member);
      const copy = lock(anna, key, { Amount: '60' });
      await waitsFor(1);
      const found = findOut(anna, 'activate', key);
      await waitsFor(2);
      return { copy, found };
    });
    expect((await locking.copy).status).toBe(200);
    expect((await locking.found).body.data.done).toBe(true);
  });

  const memberOf = async (code: string) => {
    const [row] = await suite.database.db.query<{ id: bigint }>(
      sql`select id from member where code = ${code}`,
    );
    return row?.id ?? 0n;
  };

  const waitsFor = (count: number) =>
    until(async () => {
      const waiting = await suite.database.db.query(sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return waiting.length >= count || undefined;
    });
});

describe('a response', () => {
  test('says that the outcome is unknown if the account of a bet is busy', async () => {
    await openRound(suite.database.db, 1);
    const { token, user } = await suite.wire.signUp();
    const reply = await suite.database.db.transaction(async (tx) => {
      await holdAccount(tx, BigInt(user.id));
      return suite.wire.post('/api/game/placeBetnew', BET, { token, key: randomUUID() });
    });
    expect(reply).toMatchObject({ status: 503, body: { code: 'ACCOUNT_BUSY', uncertain: true } });
    expect(reply.body.message).toContain('do not know yet whether your bet was placed');
  });

  test('is marked as final if withdrawals are closed', async () => {
    const closed = await testApp(suite.database.as('app'), {}, { chain: closedChain });
    const anna = await guardedMember(suite.wire, ADDRESS);
    const key = randomUUID();
    const refused = await withdraw(anna, key, { Amount: '60' }, new Wire(closed.origin));
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'WITHDRAWALS_CLOSED', uncertain: false },
    });
    expect(answerOf(await withdraw(anna, key, { Amount: '60' }))).toEqual(answerOf(refused));
    await closed.close();
  });

  test('stays the same for a placed bet after the limit is lowered', async () => {
    await openRound(suite.database.db, 1);
    const strict = await testApp(suite.database.as('app'), { MAX_BET: parseUsdt('1') });
    const anna = await newMember();
    const key = randomUUID();
    const ask = (origin: string) =>
      fetch(`${origin}/api/game/placeBetnew`, {
        method: 'POST',
        body: JSON.stringify(BET),
        headers: { Authorization: `Bearer ${anna.token}`, 'Idempotency-Key': key },
      });
    expect((await ask(suite.app.origin)).status).toBe(200);
    expect((await ask(strict.origin)).status).toBe(200);
    await strict.close();
  });
});
