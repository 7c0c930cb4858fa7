import { GAME_TYPES } from '@platform/rules/wingo';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient';
import * as contract from '../contract';
import { calls, decode, defineCall, errorReply, profile, type ErrorReply } from '../contract';
import { createSession } from '../session/createSession';
import { memoryStorage } from '../session/storage';
import { exampleMoment, exampleReplies, mockHandlers, type MockReplies } from './index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORIGIN = 'https://api.example';

async function ask(path: string, body?: unknown) {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(ORIGIN + path, request);
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Casts a reply of the wrong type, as a JavaScript caller could pass. */
const wrong = (replies: object) => replies as MockReplies;

describe('the example replies', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'the example matches the contract: %s',
    (name, call) => {
      const reply = (exampleReplies as Record<string, unknown>)[name];
      expect(() => decode(call.response, reply)).not.toThrow();
    },
  );

  it('all examples belong to the same time, when betting is open', () => {
    const { server_now, close_at = 0 } = exampleReplies.gameInfo.data;
    expect(server_now).toBe(exampleMoment);
    expect(close_at).toBeGreaterThan(exampleMoment);
  });

  it('every call has an example, under the name that the contract exports', () => {
    const names = calls.map(({ name }) => name).sort();
    expect(Object.keys(exampleReplies).sort()).toEqual(names);
    for (const call of calls) expect(contract).toHaveProperty(call.name, call);
  });
});

describe('the handlers', () => {
  it('answer every call with its example, on every host', async () => {
    server.use(...mockHandlers());
    expect(mockHandlers()).toHaveLength(calls.length);
    expect(await ask('/api/user/profile')).toEqual({ status: 200, body: exampleReplies.profile });
    expect(await ask('/api/game/gameinfonew', { gametype: 1 })).toEqual({
      status: 200,
      body: exampleReplies.gameInfo,
    });
  });

  it('answer with the given replies, and with functions of the decoded request', async () => {
    const refusal: ErrorReply = { status: 'error', message: 'jwt expired' };
    const replies: MockReplies = {
      userBalances: refusal,
      placeBet: ({ amount, bet }) => ({
        status: 'success',
        message: `${bet.betType} ${amount}`,
        data: { order_id: '1', roundNumber: '2' },
      }),
    };
    server.use(...mockHandlers({ replies }));
    expect(await ask('/api/user/userbalances')).toEqual({ status: 400, body: refusal });
    const bet = { betType: 'color', betValue: 'red', amount: '0.5', gametype: 1 };
    expect((await ask('/api/game/placeBetnew', bet)).body).toMatchObject({
      message: 'color 500000',
    });
  });

  it("refuse invalid requests with the contract's message", async () => {
    server.use(...mockHandlers());
    const { status, body } = await ask('/api/game/gameinfonew', { gametype: 9 });
    expect(status).toBe(400);
    expect(decode(errorReply, body).message).toContain(
      `gametype: expected (${GAME_TYPES.join(' | ')})`,
    );
    expect((await ask('/api/game/myBets?gametype=1&page=0')).status).toBe(400);
  });

  it('handle only the given calls', async () => {
    expect(mockHandlers({ calls: [profile] })).toHaveLength(1);
  });
});

describe('an invalid reply', () => {
  it('is reported with its field before any request', () => {
    const replies = wrong({ userBalances: { status: 'success', data: { disable: 2 } } });
    expect(() => mockHandlers({ replies })).toThrow(
      /The mocked reply of 'userBalances' does not fit the contract: data\.disable/,
    );
    const failure = wrong({ userBalances: { status: 'error' } });
    expect(() => mockHandlers({ replies: failure })).toThrow(/message is missing/);
  });

  it('is reported when it is created from a request', async () => {
    const replies = wrong({ profile: () => ({ status: 'success', data: {} }) });
    server.use(...mockHandlers({ replies }));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, body } = await ask('/api/user/profile');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain(
      "The mocked reply of 'profile' does not fit the contract: data.ID is missing.",
    );
  });

  it('is reported if it is missing', () => {
    const other = defineCall({ ...profile, name: 'other', request: v.object({}) });
    expect(() => mockHandlers({ calls: [other] })).toThrow(
      "There is no example reply of 'other'. Add one",
    );
  });
});

it('a real client works with the handlers', async () => {
  server.use(...mockHandlers());
  const session = createSession(memoryStorage(), new EventTarget() as Window);
  const client = createClient({ baseUrl: ORIGIN, session });
  const answer = await client.call(contract.userBalances, {});
  expect(answer.data.ActivateWallet).toBe(1_234_560_000n);
});
