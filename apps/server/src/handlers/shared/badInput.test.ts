import { GAME_TYPES } from '@platform/rules/wingo';
import { calls, ContractError, decode, type Call } from '@platform/api/contract';
import { toOpenApi } from '@platform/api/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from '../../ledger/audit';
import { contentsOf } from '../../testing/contents';
import { HOSTILE_VALUES } from '../../testing/hostileValues';
import { answerDraws } from '../../testing/pairs';
import { queryOf, requestOf, sendCall } from '../../testing/requests';
import { openRound } from '../../testing/rounds';
import { useServers } from '../../testing/suite';
import type { WireReply } from '../../testing/wire';

const suite = useServers();
const errors: unknown[] = [];
let stopDraw: () => Promise<void>;
const document = toOpenApi(calls);
/** Number of concurrent requests: low, because sign-ins queue for hashing. */
const PARALLEL = 4;

let token: string;
let bystander: string;

beforeAll(async () => {
  stopDraw = answerDraws(suite.database.as('draw'), (error) => errors.push(error));
  const { wire, database } = suite;
  for (const game of GAME_TYPES) await openRound(database.db, game);
  ({ token } = await wire.signUp());
  ({ token: bystander } = await wire.signUp());
});
afterAll(async () => {
  await stopDraw();
  expect(errors).toEqual([]);
});

type Payload = Record<string, unknown>;

function fieldsOf({ method, path }: Call): string[] {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const query = (operation?.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? parameter.name : [],
  );
  const body = operation?.requestBody?.content['application/json'].schema.properties;
  return [...query, ...Object.keys(body ?? {})];
}

const travelled = ({ method }: Call, payload: Payload): unknown =>
  method === 'POST' ? JSON.parse(JSON.stringify(payload)) : Object.fromEntries(queryOf(payload));

function isRefused(call: Call, payload: Payload): boolean {
  try {
    decode(call.request, travelled(call, payload));
    return false;
  } catch (error) {
    if (error instanceof ContractError) return true;
    throw error;
  }
}

function expectSound({ status, body }: WireReply, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status < 300) expect(body.status, what).toBe('success');
  else expect(body, what).toMatchObject({ status: 'error', message: expect.stringMatching(/\S/) });
}

async function sendAll(call: Call, payloads: readonly Payload[]): Promise<void> {
  for (let start = 0; start < payloads.length; start += PARALLEL) {
    await Promise.all(
      payloads.slice(start, start + PARALLEL).map(async (payload) => {
        // Signing out would end the session that the next payload needs.
        const own = call.name === 'logout' ? (await suite.wire.signUp()).token : token;
        const reply = await sendCall(suite.wire, call, payload, { token: own });
        const what = `${call.name} ${JSON.stringify(payload).slice(0, 300)}`;
        expectSound(reply, what);
        if (isRefused(call, payload)) expect([400, 413, 431], what).toContain(reply.status);
      }),
    );
  }
}

const mutants = (call: Call): Payload[] =>
  fieldsOf(call).flatMap((field) =>
    HOSTILE_VALUES.map((value) => ({ ...requestOf(call), [field]: value })),
  );

describe('bad input', () => {
  test.each(calls.map((call) => [call.name, call] as const))(
    '%s responds to hostile input without a server error, and invalid input changes nothing',
    async (_, call) => {
      expect(() => decode(call.request, requestOf(call))).not.toThrow();
      const all = mutants(call);
      const refused = all.filter((payload) => isRefused(call, payload));
      const { db } = suite.database;
      const before = await contentsOf(db);
      await sendAll(call, refused);
      expect(await contentsOf(db)).toEqual(before);
      await sendAll(
        call,
        all.filter((payload) => !refused.includes(payload)),
      );
    },
  );

  test('refuses random JSON bodies, and changes nothing', async () => {
    // Calls that accept an empty object accept every object.
    const posts = calls.filter((call) => call.method === 'POST' && isRefused(call, {}));
    const { db } = suite.database;
    const before = await contentsOf(db);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async (call, body) => {
        const reply = await suite.wire.post(call.path, body, { token });
        expect(reply.status, call.name).toBe(400);
        expectSound(reply, call.name);
      }),
      { numRuns: 300 },
    );
    expect(await contentsOf(db)).toEqual(before);
  });

  test.each([
    ['NaN as an amount', '{"gametype":1,"betType":"color","betValue":"green","amount":NaN}'],
    [
      'a number that is too large',
      '{"gametype":1e999,"betType":"color","betValue":"green","amount":1}',
    ],
    ['a truncated body', '{"gametype":1,"betType":"col'],
    [
      'a prototype key',
      '{"__proto__":{"amount":"1"},"gametype":1,"betType":"color","betValue":"green"}',
    ],
    ['deeply nested brackets', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['bytes that are not text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('refuses %s', async (_, body) => {
    const { db } = suite.database;
    const before = await contentsOf(db);
    const reply = await suite.wire.send('/api/game/placeBetnew', {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(400);
    expectSound(reply, String(body));
    expect(await contentsOf(db)).toEqual(before);
  });

  test('requests with unusual headers get a response', async () => {
    const values = [
      '',
      'x',
      'Bearer',
      'Bearer  ',
      `Bearer ${'x'.repeat(5_000)}`,
      'Bearer a.b.c',
      '{}',
    ];
    for (const value of values) {
      for (const name of ['Authorization', 'Idempotency-Key', 'Origin', 'Content-Type']) {
        const headers = { Authorization: `Bearer ${token}`, [name]: value };
        expectSound(await suite.wire.send('/api/user/profile', { headers }), `${name}: ${value}`);
      }
    }
  });

  test('leaves the books balanced and all other balances unchanged', async () => {
    const audit = await auditLedger(suite.database.db);
    expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
    const { body } = await suite.wire.get('/api/user/userbalances', { token: bystander });
    expect(body.data).toMatchObject({ ActivateWallet: '1000', STAKINGEWALLET: '0' });
  });
});
