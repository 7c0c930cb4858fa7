import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { logSecurity, describeDevice } from '../../account/securityLog';
import { guardedMember, TXN_PASSWORD } from '../../testing/guardedMember';
import { useServers } from '../../testing/suite';

const suite = useServers();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

const signIn = (code: string, password: string) =>
  suite.wire.send('/api/auth/login', {
    method: 'POST',
    headers: { 'User-Agent': FIREFOX },
    body: JSON.stringify({ code, password }),
  });
const logOf = async (token: string, page = 1) =>
  (await suite.wire.get(`/api/user/securityLog?page=${page}`, { token })).body;
const eventsOf = async (token: string): Promise<string[]> =>
  (await logOf(token)).data.map(({ event }: { event: string }) => event);

describe('(C14) the security log', () => {
  it('(C14) lists events with device and address, newest first, in pages', async () => {
    const { registration, token: first } = await suite.wire.signUp();
    const { email, password } = registration;
    await signIn(email, 'Wrong-Horse-1');
    const { token } = (await signIn(email, password)).body;
    await suite.wire.get('/api/auth/logout', { token: first });
    const { data, pagination } = await logOf(token);
    expect(await eventsOf(token)).toEqual([
      ...['signed-out', 'signed-in', 'sign-in-failed', 'signed-up'],
    ]);
    expect(data[1]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: expect.stringMatching(/Z$/),
      event: 'signed-in',
      browser: 'Firefox 127',
      platform: 'Windows',
      geo: '',
      ip_address: expect.stringContaining('127.0.0.1'),
    });
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: 4 });
    expect((await logOf(token, 2)).data).toEqual([]);
  });

  it('(C14) records ended sessions, and never contains a password', async () => {
    const { registration, token, user } = await suite.wire.signUp();
    await signIn(registration.email, 'Very-Wrong-Horse-7');
    const other = (await signIn(registration.email, registration.password)).body.token;
    const { body } = await suite.wire.get('/api/user/sessions', { token: other });
    const { id } = body.data.find(({ current }: { current: boolean }) => !current);
    await suite.wire.post('/api/user/revokeSession', { id }, { token: other });
    expect((await eventsOf(other))[0]).toBe('session-ended');
    expect((await suite.wire.get('/api/user/profile', { token })).status).toBe(401);
    const rows = await suite.database.db.query<{ row: string }>(sql`
      select row_to_json(e)::text as row from security_event e
      where member_id = ${BigInt(user.id)}`);
    const text = rows.map(({ row }) => row).join();
    expect(text).not.toContain('Very-Wrong-Horse-7');
    expect(text).not.toContain(registration.password);
  });

  it('(C14) records each freeze and hides its author from the member', async () => {
    const { token, user } = await suite.wire.signUp();
    const member = BigInt(user.id);
    const { db } = suite.database;
    await db.query(sql`update member set disabled = true where id = ${member}`);
    await db.query(sql`update member set disabled = true, name = 'Same' where id = ${member}`);
    await db.query(sql`update member set disabled = false where id = ${member}`);
    const rows = await db.query(sql`
      select event, detail ->> 'by' = session_user as by, address from security_event
      where member_id = ${member} order by id`);
    expect(rows.slice(1)).toEqual([
      { event: 'frozen', by: true, address: '' },
      { event: 'unfrozen', by: true, address: '' },
    ]);
    const [line] = (await logOf(token)).data;
    expect(line).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      event: 'unfrozen',
      browser: '',
      platform: '',
      geo: '',
      ip_address: '',
    });
  });

  it('(C14) records manual changes by support, and each request once', async () => {
    const { token, user } = await suite.wire.signUp();
    const member = BigInt(user.id);
    const { db } = suite.database;
    const byHand = [
      sql`
        insert into two_factor (member_id, sealed_secret, key_version, enabled_at)
        values (${member}, '', 0, clock_timestamp())`,
      sql`delete from two_factor where member_id = ${member}`,
      sql`update member set withdrawals_stopped_at = clock_timestamp() where id = ${member}`,
      sql`update member set withdrawals_stopped_at = null where id = ${member}`,
    ];
    for (const statement of byHand) await db.query(statement);
    const rows = () =>
      db.query(sql`
        select event, detail ->> 'by' = session_user as by from security_event
        where member_id = ${member} and event in ('two-factor-disabled', 'withdrawals-resumed')`);
    const logged = [
      { event: 'two-factor-disabled', by: true },
      { event: 'withdrawals-resumed', by: true },
    ];
    expect(await rows()).toEqual(logged);
    expect((await logOf(token)).data[0]).toMatchObject({
      event: 'withdrawals-resumed',
      browser: '',
    });
    // Requests store their device and write their own entry, so the triggers write none.
    await db.transaction(async (tx) => {
      await describeDevice(tx, { address: '203.0.113.9', userAgent: FIREFOX, place: 'IN' });
      for (const statement of byHand) await tx.query(statement);
    });
    expect(await rows()).toEqual(logged);
  });

  it('(C14) records requested, paid and returned payouts with database triggers', async () => {
    const { token, user } = await suite.wire.signUp();
    const member = BigInt(user.id);
    const { db } = suite.database;
    const device = { address: '203.0.113.9', userAgent: FIREFOX, place: 'IN' };
    const ask = (key: string) => sql`
      insert into withdrawal (member_id, key, network, address, amount, fee)
      values (${member}, ${key}, 'USDT-BEP20', '0xabc', 12500000, 0)`;
    await db.transaction(async (tx) => {
      await describeDevice(tx, device);
      await tx.query(ask('first'));
    });
    await db.query(ask('second'));
    await db.query(sql`
      update withdrawal set state = case key when 'first' then 'success' else 'failed' end
      where member_id = ${member}`);
    const { data } = await logOf(token);
    const shown = data.map(({ event, amount, wallet, ip_address }: Record<string, string>) => [
      ...[event, amount, wallet, ip_address],
    ]);
    expect(shown.slice(0, 2).sort()).toEqual([
      ['withdrawal-paid', '12.5', '0xabc', ''],
      ['withdrawal-returned', '12.5', '0xabc', ''],
    ]);
    expect(shown.slice(2, 4)).toEqual([
      ['withdrawal-asked', '12.5', '0xabc', ''],
      ['withdrawal-asked', '12.5', '0xabc', '203.0.113.9'],
    ]);
    // Delete the withdrawal, because no account holds its amount.
    await db.query(sql`delete from withdrawal where member_id = ${member}`);
  });

  it('(C14) is append-only', async () => {
    const { db } = suite.database;
    await suite.wire.signUp();
    for (const change of [
      sql`update security_event set event = 'signed-out'`,
      sql`delete from security_event`,
      sql`truncate security_event`,
    ]) {
      await expect(db.query(change)).rejects.toThrow();
    }
  });

  it('(C14) counts failures during a lock-out instead of recording each one', async () => {
    const { registration, token, user } = await suite.wire.signUp();
    for (let failure = 0; failure < 14; failure += 1)
      await signIn(registration.email, 'Wrong-Horse-1');
    await suite.database.db.query(sql`
      update attempt set locked_until = clock_timestamp() where locked_until is not null`);
    await signIn(registration.email, 'Wrong-Horse-1');
    const rows = await suite.database.db.query<{ refused: number | null }>(sql`
      select (detail ->> 'refused')::int as refused from security_event
      where member_id = ${BigInt(user.id)} and event = 'sign-in-failed' order by id`);
    expect(rows.map(({ refused }) => refused)).toEqual([...Array<null>(10).fill(null), 4]);
    expect((await logOf(token)).data[0]).toMatchObject({ event: 'sign-in-failed', refused: 4 });
  });

  it('(C14) records a limited number of wrong passwords and codes per session', async () => {
    const address = '0x52908400098527886e0f7030069857d2e4169ee7';
    const { token, id, password } = await guardedMember(suite.wire, address);
    const wrong = { code: '000000', password: 'Wrong-Horse-1' };
    const next = { new_password: 'Third-Horse-3', confirm_new_password: 'Third-Horse-3' };
    const nextTxn = { txnPassword: 'Third-Horse-3', reTxnPassword: 'Third-Horse-3' };
    const right = { txnPassword: TXN_PASSWORD };
    const withdrawal = { Amount: '40.5', Address: address, twofactor: wrong.code, ...right };
    const tries: [string, string, object][] = [
      ['password-wrong', 'user/changePassword', { current_password: wrong.password, ...next }],
      [
        'password-wrong',
        'twofactor/recoverycodes',
        { authotp: wrong.code, password: wrong.password },
      ],
      ['code-wrong', 'twofactor/recoverycodes', { authotp: wrong.code, password }],
      [
        'txn-password-wrong',
        'user/changeTxnPassword',
        { currentTxnPassword: wrong.password, ...nextTxn },
      ],
      [
        'txn-password-wrong',
        'user/updateWallet',
        { wallet_address: address, txnPassword: wrong.password },
      ],
      [
        'code-wrong',
        'user/updateWallet',
        { wallet_address: address, twofactor: wrong.code, ...right },
      ],
      ['code-wrong', 'fund/Withdrawalnow', withdrawal],
      ['code-wrong', 'fund/Activatenow', { Amount: '1100', planid: 1, twofactor: wrong.code }],
    ];
    for (const [, path, body] of tries) {
      const reply = await suite.wire.post(`/api/${path}`, body, { token });
      expect([path, reply.status, reply.body.code]).toEqual([path, 422, expect.any(String)]);
    }
    const events = tries.map(([event]) => event);
    expect((await eventsOf(token)).slice(0, events.length)).toEqual(events.toReversed());
    expect((await logOf(token)).data[0]).toMatchObject({
      event: 'code-wrong',
      ip_address: expect.stringContaining('127.0.0.1'),
    });

    // A retry with the same key repeats the outcome without checking the code. It is not a guess.
    const key = 'an-intent-of-the-member';
    for (let time = 0; time < 3; time += 1) {
      await suite.wire.post('/api/fund/Withdrawalnow', withdrawal, { token, key });
    }
    expect((await eventsOf(token)).filter((event) => event === 'code-wrong')).toHaveLength(5);

    // Refused attempts are counted, not logged one by one.
    const change = { current_password: wrong.password, ...next };
    for (let time = 0; time < 12; time += 1) {
      await suite.wire.post('/api/user/changePassword', change, { token });
    }
    await suite.database.db.query(sql`
      update attempt set locked_until = clock_timestamp() where locked_until is not null`);
    await suite.wire.post('/api/user/changePassword', change, { token });
    const rows = await suite.database.db.query<{ refused: number | null }>(sql`
      select (detail ->> 'refused')::int as refused from security_event
      where member_id = ${id} and event = 'password-wrong' order by id`);
    expect(rows.map(({ refused }) => refused)).toEqual([...Array<null>(7).fill(null), 7]);
    expect(JSON.stringify(await logOf(token))).not.toContain(wrong.password);
  });

  it('(C14) limits the entries for unknown names', async () => {
    for (let name = 0; name < 25; name += 1)
      await signIn(`unknown-${name}@example.com`, 'Wrong-Horse-1');
    const rows = await suite.database.db.query(sql`
      select detail from security_event where member_id is null`);
    expect(rows).toEqual(Array.from({ length: 20 }, () => ({ detail: {} })));
  });

  it('(C14) a member cannot read the log of another member', async () => {
    const [mine, other] = [await suite.wire.signUp(), await suite.wire.signUp()];
    await logSecurity(suite.database.db, { event: 'funds-locked', member: BigInt(other.user.id) });
    expect(await eventsOf(mine.token)).toEqual(['signed-up']);
    expect((await suite.wire.get('/api/user/securityLog')).status).toBe(401);
  });
});
