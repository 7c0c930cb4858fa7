import { activate, placeBet, type Call } from '@platform/api/contract';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { Sessions } from '../account/sessions';
import { auditLedger } from '../ledger/audit';
import { balancesOf } from '../ledger/accounts';
import { JWT_SECRET, testApp } from '../testing/app';
import { chaotic } from '../testing/chaos';
import { testDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { Proxy } from '../testing/proxy';
import { openRound } from '../testing/rounds';

// Members bet and lock through our client while a thousand responses are lost: either the response is cut
// off, or the server loses its database right after the commit. The client must find every outcome.
// Finally, the test compares the outcomes with the books.

const MEMBERS = 20;
const LOST = 1_000;
const START = 100_000n * USDT;
const BET = { gametype: 1, betType: 'color', betValue: 'green' };

interface Client {
  call(call: Call, payload: object, options: { idempotencyKey: string }): Promise<unknown>;
}

interface Intents {
  run(call: string, identity: string, send: (key: string) => Promise<unknown>): Promise<unknown>;
  uncertain(): readonly unknown[];
}

/**
 * Creates our client for a member. Loads the client at run time, because it uses DOM types, which
 * the server's compiler settings lack.
 */
async function clientOf(baseUrl: string, member: bigint, token: string) {
  const load = (path: string) =>
    import(new URL(`../../../../packages/api/src/${path}`, import.meta.url).href);
  const { createClient } = await load('client/createClient.ts');
  const { createSession } = await load('session/createSession.ts');
  const { memoryStorage } = await load('session/storage.ts');
  const session = createSession(memoryStorage(), undefined);
  session.signIn({ token, member: { id: String(member), code: '', name: '' } });
  const client: Client = createClient({ baseUrl, session, askAgain: () => Promise.resolve() });
  const { Intents } = await load('client/intents.ts');
  const intents: Intents = new Intents(client);
  return { client, intents };
}

interface Attempt {
  member: bigint;
  kind: 'bet' | 'lock';
  amount: bigint;
  done: boolean;
}

test('the client finds every outcome after a thousand responses are lost between commit and reply', async () => {
  const database = await testDatabase(inject('postgresUrl'));
  const { db } = database;
  await openRound(db, 1);
  const lost = { wire: 0, database: 0 };
  let statements = 0;
  let answers = 0;
  const broken = chaotic(database.as('app'), {
    admin: db,
    turn: () => Promise.resolve(),
    loses: () => {
      statements += 1;
      if (statements % 7 !== 0) return undefined;
      lost.database += 1;
      return 'unacknowledged';
    },
  });
  const app = await testApp(broken);
  const proxy = await Proxy.to(app.origin);
  proxy.loses = () => {
    answers += 1;
    if (answers % 2 !== 0) return false;
    lost.wire += 1;
    return true;
  };
  const members = await membersWith(db, MEMBERS, START);
  const secret = new TextEncoder().encode(JWT_SECRET);
  const sessions = new Sessions({ db, hours: 1, now: Date.now, secret });

  async function play(member: bigint): Promise<Attempt[]> {
    const baseUrl = proxy.url.replace(/\/$/, '');
    const { client, intents } = await clientOf(baseUrl, member, await sessions.open(member));
    const attempts: Attempt[] = [];
    while (lost.wire + lost.database < LOST) {
      const count = attempts.length;
      // Every fifth request is a lock. Every seventh exceeds the balance.
      const kind = count % 5 === 0 ? 'lock' : 'bet';
      const amount = count % 7 === 0 ? 2n * START : BigInt(50 + (count % 3)) * USDT;
      const [call, payload] =
        kind === 'bet'
          ? [placeBet, { ...BET, amount: String(amount / USDT) }]
          : [activate, { Amount: String(amount / USDT), planid: 1 }];
      const done = await intents
        .run(call.name, `${count}`, (idempotencyKey) =>
          client.call(call, payload, { idempotencyKey }),
        )
        .then(
          () => true,
          (error: Error & { isUncertain?: boolean }) => {
            if (error.isUncertain === false) return false;
            throw error;
          },
        );
      attempts.push({ member, kind, amount, done });
    }
    expect(intents.uncertain()).toEqual([]);
    return attempts;
  }

  const attempts = (await Promise.all(members.map(play))).flat();
  const done = attempts.filter((one) => one.done);
  const booked = await db.query<{ member: bigint; kind: string; amount: bigint }>(sql`
    select member_id as member, 'bet' as kind, stake as amount from wingo_bet
    union all select member_id, 'lock', amount from fund_lock`);
  const nameOf = ({
    member,
    kind,
    amount,
  }: Pick<Attempt, 'member' | 'amount'> & { kind: string }) => `${member} ${kind} ${amount}`;
  expect(booked.map(nameOf).sort()).toEqual(done.map(nameOf).sort());
  for (const member of members) {
    const own = done.filter((one) => one.member === member);
    const sum = (kind: string) =>
      own.reduce((total, one) => total + (one.kind === kind ? one.amount : 0n), 0n);
    expect(await balancesOf(db, member)).toEqual({
      main: START - sum('bet') - sum('lock'),
      locker: sum('lock'),
    });
  }
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  // Responses were lost in both ways, and some requests were refused.
  expect(Math.min(lost.wire, lost.database)).toBeGreaterThan(LOST / 5);
  expect(attempts.length - done.length).toBeGreaterThan(10);
  await proxy.close();
  await app.close();
  await database.drop();
});
