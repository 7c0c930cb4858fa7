import { calls, type Call } from '@platform/api/contract';
import { parseUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payDemoDeposit } from '../../wallet/demoDeposit';
import { contentsOf } from '../../testing/contents';
import { otpCode } from '../../testing/otp';
import { answerDraws } from '../../testing/pairs';
import { requestOf, sendCall } from '../../testing/requests';
import { openRound } from '../../testing/rounds';
import { useServers } from '../../testing/suite';

const suite = useServers();
const errors: unknown[] = [];
let stopDraw: () => Promise<void>;

const PASSWORD = 'Annas-Own-Horse-9';
const TXN = 'Second-Horse-2';
const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const MESSAGE = 'What only Anna asked.';

interface Person {
  token: string;
  /** Ids of the person, by field name in requests. */
  ids: Record<string, string>;
  /** Texts that no other member's replies contain. */
  marks: string[];
  secret: string;
}

let anna: Person;
let ben: Person;

async function settledMember(): Promise<Person> {
  const { wire, database } = suite;
  const { token, user, registration } = await wire.signUp({
    name: 'Anna Only',
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  const call = async (path: string, payload?: object) => {
    const options = { token };
    const reply = await (payload ? wire.post(path, payload, options) : wire.get(path, options));
    expect(reply.status, `${path}: ${reply.body.message}`).toBe(200);
    return reply.body;
  };
  await call('/api/user/changeTxnPassword', { txnPassword: TXN, reTxnPassword: TXN });
  await call('/api/user/updateWallet', { wallet_address: WALLET, txnPassword: TXN });
  const { secret } = await call('/api/twofactor/generate');
  await call('/api/support/createticket', {
    name: 'Anna',
    email: registration.email,
    selectedLevel: 'bug',
    requestmessage: MESSAGE,
  });
  const deposit = { network: 'USDT-BEP20', amount: parseUsdt('77.77'), seed: 'access' } as const;
  await payDemoDeposit(database.db, { code: user.code, ...deposit });
  await call('/api/fund/walletdeposit');
  await call('/api/fund/Activatenow', { Amount: '66.66', planid: 1 });
  const bet = { gametype: 1, betType: 'number', betValue: '7', amount: '5.55' };
  await call('/api/game/placeBetnew', bet);
  const { companyaddress } = await call('/api/user/walletinfo');
  const { data: deposits } = await call('/api/fund/deposithistory');
  const { data: sessions } = await call('/api/user/sessions');
  const { data: bets } = await call('/api/game/myBets?gametype=1');
  return {
    token,
    ids: {
      id: sessions[0].id,
      ID: user.id,
      userid: user.id,
      member: user.id,
      member_id: user.id,
      code: user.code,
      usercode: user.code,
      username: user.code,
      email: registration.email,
      order_id: bets[0].order_id,
      G_ID: '1',
      session: sessions[0].id,
    },
    marks: [
      ...[registration.email, user.code, 'Anna Only', WALLET, secret, MESSAGE, companyaddress],
      ...[deposits[0].PaymentOrder_Id, sessions[0].id, '77.77', '66.66', '5.55'],
    ],
    secret,
  };
}

beforeAll(async () => {
  stopDraw = answerDraws(suite.database.as('draw'), (error) => errors.push(error));
  await openRound(suite.database.db, 1);
  anna = await settledMember();
  const { token } = await suite.wire.signUp({ name: 'Ben Other' });
  ben = { token, ids: {}, marks: [], secret: '' };
});
afterAll(async () => {
  await stopDraw();
  expect(errors).toEqual([]);
});

const members = calls.filter(({ auth }) => auth === 'member');

function requestsFor(call: Call): Record<string, unknown>[] {
  const right = requestOf(call);
  const known = Object.keys(right).filter((field) => field in anna.ids);
  const aimed = Object.fromEntries(known.map((field) => [field, anna.ids[field]]));
  return [right, { ...right, ...aimed }, { ...anna.ids, ...right, ...aimed }];
}

/**
 * Returns true if a text contains a mark. A mark after a digit does not count, because a timestamp
 * may end with 5.55.
 */
const has = (text: string, mark: string) =>
  new RegExp(`(?<!\\d)${mark.replace(/\W/g, '\\$&')}`).test(text);

const marksIn = (answer: unknown, request: object) => {
  const [answered, asked] = [JSON.stringify(answer), JSON.stringify(request)];
  return anna.marks.filter((mark) => has(answered, mark) && !has(asked, mark));
};

/** Reads Anna's rows that other members might change. */
const stateOf = async (member: bigint) =>
  suite.database.db.query(sql`
    select (select row_to_json(m)::text from member m where id = ${member}) as member,
      (select json_agg(a order by id)::text from account a
        where owner = ${member} and kind in ('main', 'locker')) as accounts,
      (select row_to_json(f)::text from two_factor f where member_id = ${member}) as two_factor,
      (select count(*) from session where member_id = ${member} and revoked_at is null) as open`);

/** Marks of Anna in public lists, where her name is masked. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { recentPlays: ['5.55'] };

/** Calls after which Ben can no longer make the other calls. */
const LASTING: ReadonlySet<string> = new Set(['logout', 'beginBreak']);

const KEY = 'the-key-of-an-intent';

describe("a member's access to the data of another member", () => {
  test('Anna’s own replies contain every mark that the other tests search for', async () => {
    const answers: unknown[] = [];
    // `logout` ends the session, and `generateSecret` creates another secret.
    const unasked = ['logout', 'generateSecret'];
    for (const call of members.filter(
      ({ method, name }) => method === 'GET' && !unasked.includes(name),
    )) {
      answers.push((await sendCall(suite.wire, call, requestOf(call), anna)).body);
    }
    const answered = JSON.stringify(answers);
    for (const mark of anna.marks.filter((text) => text !== anna.secret)) {
      expect(answered).toContain(mark);
    }
  });

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s shows Ben no data of Anna, and changes none',
    async (_, call) => {
      const member = BigInt(anna.ids['userid'] ?? '');
      const before = await stateOf(member);
      for (const request of requestsFor(call)) {
        const { token } = LASTING.has(call.name)
          ? await suite.wire.signUp({ name: 'Ben Other' })
          : ben;
        const { body } = await sendCall(suite.wire, call, request, { token });
        expect(marksIn(body, request), JSON.stringify(request)).toEqual(SHOWN[call.name] ?? []);
      }
      expect(await stateOf(member)).toEqual(before);
    },
  );

  test('[API-19] Ben cannot see Anna’s place in the tree', async () => {
    const request = { userid: anna.ids['userid'], usercode: anna.ids['code'] };
    const { status, body } = await suite.wire.post('/api/tree/treeData', request, ben);
    expect(status === 200 ? body.data : []).toEqual([]);
  });

  test('the key of Anna’s intent does not return Anna’s response to Ben', async () => {
    const bet = { gametype: 1, betType: 'color', betValue: 'green', amount: '1' };
    const place = ({ token }: Person) =>
      suite.wire.post('/api/game/placeBetnew', bet, { token, key: KEY });
    const [hers, his] = [await place(anna), await place(ben)];
    expect(his.body.status).toBe('success');
    expect(his.body.data.order_id).not.toBe(hers.body.data.order_id);
  });

  test('Ben cannot use a code from Anna’s app', async () => {
    const { secret } = anna;
    const request = { authotp: otpCode(secret), authtype: 'Enable', authkey: secret };
    const { token, registration } = await suite.wire.signUp({ name: 'Ben Other' });
    const own = { ...request, password: registration.password };
    const { body } = await suite.wire.post('/api/twofactor/authotp', own, { token });
    expect(body).toMatchObject({ status: 'error', code: 'SECRET_EXPIRED' });
  });
});

describe('visitors without a session', () => {
  test.each(members.map((call) => [call.name, call] as const))(
    '[AUTH-07] %s returns nothing without a valid token, and changes nothing',
    async (_, call) => {
      const before = await contentsOf(suite.database.db);
      const [head, , signature] = anna.token.split('.');
      const claims = Buffer.from(JSON.stringify({ sub: anna.ids['userid'], exp: 9e9 }));
      const forged = `${head}.${claims.toString('base64url')}.${signature}`;
      for (const options of [{}, { token: 'x' }, { token: forged }]) {
        const reply = await sendCall(suite.wire, call, requestOf(call), options);
        expect(reply).toMatchObject({
          status: 401,
          body: {
            status: 'error',
            message: 'You are not logged in! Please log in to get access.',
          },
        });
      }
      expect(await contentsOf(suite.database.db)).toEqual(before);
    },
  );
});
