import { parseUsdt, USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { creditDeposits } from '../../wallet/deposits';
import { payDemoDeposit } from '../../wallet/demoDeposit';
import { releaseMatured } from '../../wallet/locks';
import { fundSteps } from '../../jobs/fundSteps';
import { platformBalance } from '../../ledger/audit';
import { demoChain } from '../../ports/chain/demo';
import { useServers } from '../../testing/suite';

const KEY = 'an-intent-of-the-member';

const suite = useServers();
let seeds = 0;

const balancesOf = async (token: string) => {
  const { data } = (await suite.wire.get('/api/user/userbalances', { token })).body;
  return { main: data.ActivateWallet as string, locker: data.STAKINGEWALLET as string };
};

const pay = (code: string, amount: string, network: 'USDT-BEP20' | 'USDT-POS' = 'USDT-BEP20') =>
  payDemoDeposit(suite.database.db, {
    code,
    network,
    amount: parseUsdt(amount),
    seed: `${(seeds += 1)}`,
  });

describe('[API-10] GET /api/user/walletinfo', () => {
  test('[DEP-01] gives each member unique, permanent addresses on every network', async () => {
    const [anna, ben] = [await suite.wire.signUp(), await suite.wire.signUp()];
    const { body } = await suite.wire.get('/api/user/walletinfo', anna);
    expect(body.networks.map(({ network }: { network: string }) => network)).toEqual([
      'FUSD-FRC20',
      'USDT-BEP20',
      'USDT-POS',
    ]);
    expect(body.companyaddress).toBe(body.networks[1].address);
    expect((await suite.wire.get('/api/user/walletinfo', anna)).body).toEqual(body);
    const other = (await suite.wire.get('/api/user/walletinfo', ben)).body;
    const addresses = [...body.networks, ...other.networks].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(6);
    for (const address of addresses) expect(address).toMatch(/^0x[0-9a-f]{40}$/);
  });
});

describe('deposits', () => {
  test('[API-20] GET /api/fund/walletdeposit credits deposits on USDT-BEP20', async () => {
    const { token, user } = await suite.wire.signUp();
    await pay(user.code, '25.5');
    await pay(user.code, '7', 'USDT-POS');
    const answer = await suite.wire.get('/api/fund/walletdeposit', { token });
    expect(answer.body).toEqual({ status: 'success', message: 'Success' });
    expect((await balancesOf(token)).main).toBe('1025.5');
  });

  test('[API-21] GET /api/fund/walletdepositmultiple credits deposits on all networks', async () => {
    const { token, user } = await suite.wire.signUp();
    await pay(user.code, '25.5');
    await pay(user.code, '7', 'USDT-POS');
    const answer = await suite.wire.get('/api/fund/walletdepositmultiple', { token });
    expect(answer.body).toEqual({ status: 'success', message: 'Success' });
    expect((await balancesOf(token)).main).toBe('1032.5');
  });

  test('are credited once, even if several servers find them several times', async () => {
    const { token, user } = await suite.wire.signUp();
    await pay(user.code, '10');
    await pay(user.code, '20');
    const before = await platformBalance(suite.database.db, 'chain');
    const chain = demoChain(suite.database.db);
    const look = () => creditDeposits(suite.database.db, chain, 'USDT-BEP20');
    await Promise.all([look(), look(), look(), look()]);
    await look();
    expect((await balancesOf(token)).main).toBe('1030');
    expect(await platformBalance(suite.database.db, 'chain')).toBe(before - 30n * USDT);
  });

  test('are ignored if their address is unknown', async () => {
    const before = await platformBalance(suite.database.db, 'chain');
    await suite.database.db.query(sql`
      insert into demo_transfer (network, address, amount, hash)
      values ('USDT-BEP20', '0x00000000000000000000000000000000000000aa', 5, 'stray')`);
    await creditDeposits(suite.database.db, demoChain(suite.database.db), 'USDT-BEP20');
    expect(await platformBalance(suite.database.db, 'chain')).toBe(before);
  });

  test('[API-22] [HIST-01] GET /api/fund/deposithistory lists deposits, newest first', async () => {
    const { token, user } = await suite.wire.signUp();
    const look = () => suite.wire.get('/api/fund/walletdepositmultiple', { token });
    const first = await pay(user.code, '10');
    await look();
    const second = await pay(user.code, '0.000001', 'USDT-POS');
    await look();
    const { body } = await suite.wire.get('/api/fund/deposithistory', { token });
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: 2 });
    const rows = [
      { USDT: '0.000001', PaymentOrder_Id: second, network: 'USDT-POS' },
      { USDT: '10', PaymentOrder_Id: first, network: 'USDT-BEP20' },
    ];
    expect(body.data).toMatchObject(rows);
    expect(Date.parse(body.data[0].Date)).not.toBeNaN();
    const page = await suite.wire.get('/api/fund/deposithistory?page=2', { token });
    expect(page.body).toMatchObject({ data: [], pagination: { currentPage: 2, totalRecords: 2 } });
  });

  test('are refused by the command if the member is unknown', async () => {
    await expect(pay('UNKNOWN', '1')).rejects.toThrow("There is no member 'UNKNOWN'.");
  });
});

describe('[API-26] POST /api/fund/Activatenow', () => {
  const lock = (token: string, payload: object, key?: string) =>
    suite.wire.post('/api/fund/Activatenow', payload, { token, ...(key !== undefined && { key }) });

  test('[LOCK-03] moves funds to the Locker', async () => {
    const { token } = await suite.wire.signUp();
    const answer = await lock(token, { Amount: '60.5', planid: 1 });
    expect(answer.body).toMatchObject({
      status: 'success',
      message: 'Activation success',
      code: 'FUNDS_LOCKED',
      data: { message: 'Activation success' },
    });
    expect(await balancesOf(token)).toEqual({ main: '939.5', locker: '60.5' });
  });

  test.each([
    [400, 'Minimum Amount is 50$.', { Amount: '49.999999', planid: 1 }],
    [400, 'planid: expected (1 | 2 | 3 | 4 | 5)', { Amount: '50', planid: 6 }],
    [422, 'too low', { Amount: '1000.000001', planid: 1 }],
  ])('[LOCK-02] refuses %s: %s', async (status, message, payload) => {
    const { token } = await suite.wire.signUp();
    const refused = await lock(token, payload);
    expect(refused).toMatchObject({
      status,
      body: { status: 'error', message: expect.stringContaining(message) },
    });
    expect(await balancesOf(token)).toEqual({ main: '1000', locker: '0' });
  });

  test('makes one lock per key, and refuses the key for another lock', async () => {
    const { token } = await suite.wire.signUp();
    const payload = { Amount: '100', planid: 3 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => lock(token, payload, KEY)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await balancesOf(token)).toEqual({ main: '900', locker: '100' });
    const other = await lock(token, { ...payload, planid: 4 }, KEY);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  test('never exceeds the balance in concurrent locks', async () => {
    const { token } = await suite.wire.signUp();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => lock(token, { Amount: '300', planid: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balancesOf(token)).toEqual({ main: '100', locker: '900' });
  });
});

describe('[API-23] [HIST-02] GET /api/fund/activationhistory', () => {
  test('[LOCK-01] lists the locks, newest first, with the end of each plan', async () => {
    const { token } = await suite.wire.signUp();
    for (const planid of [1, 2, 3, 4, 5]) {
      await suite.wire.post('/api/fund/Activatenow', { Amount: 50 + planid, planid }, { token });
    }
    const { body } = await suite.wire.get('/api/fund/activationhistory', { token });
    const amounts = body.data.map(({ Amount }: { Amount: string }) => Amount);
    expect(amounts).toEqual(['55', '54', '53', '52', '51']);
    const months = body.data.map((row: { ActivationDate: string; unlock_at: string }) => {
      const [from, to] = [new Date(row.ActivationDate), new Date(row.unlock_at)];
      return (
        (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
      );
    });
    expect(months).toEqual([48, 24, 12, 6, 3]);
  });
});

test('returns locked funds once at maturity, even if several servers process the lock', async () => {
  const { token, user } = await suite.wire.signUp();
  for (const Amount of ['100', '200']) {
    await suite.wire.post('/api/fund/Activatenow', { Amount, planid: 1 }, { token });
  }
  await suite.database.db.query(sql`
    update fund_lock set locked_at = locked_at - interval '4 months',
      unlocks_at = unlocks_at - interval '4 months'
    where member_id = ${BigInt(user.id)} and amount = ${100n * USDT}`);
  await Promise.all([1, 2, 3].map(() => releaseMatured(suite.database.db)));
  const { db } = suite.database;
  const onError = (error: unknown) => suite.app.errors.push(error);
  for (const step of fundSteps(db, demoChain(db), { onError })) await step();
  expect(await balancesOf(token)).toEqual({ main: '800', locker: '200' });
});
