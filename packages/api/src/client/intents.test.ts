import { afterEach, describe, expect, it, vi } from 'vitest';
import { activate } from '../contract';
import { createSession } from '../session/createSession';
import { createIntentStore, type OpenIntent } from '../session/openIntents';
import { memoryStorage } from '../session/storage';
import { ApiError } from './ApiError';
import { createClient, type AskAgain } from './createClient';
import { Intents } from './intents';

const asha = { id: '7', code: 'asha', name: 'Asha' };
const bela = { id: '8', code: 'bela', name: 'Bela' };

const offline = () => new ApiError(0, 'offline');
const uncertain = () => new ApiError(200, 'We do not know.', 'UNCERTAIN', { uncertain: true });
const refused = () => new ApiError(422, 'No.', 'INSUFFICIENT_BALANCE');

/** Sends requests that return these results in turn, and throw the errors among them. */
const answers = (...outcomes: unknown[]) => {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { keys, send };
};

function open({
  askAgain = () => Promise.resolve(),
  storage = memoryStorage(),
}: { askAgain?: AskAgain; storage?: ReturnType<typeof memoryStorage> } = {}) {
  const session = createSession(memoryStorage(), new EventTarget() as Window);
  session.signIn({ token: 't', member: asha });
  const client = createClient({ baseUrl: '', session, askAgain });
  const intents = new Intents(client, { store: createIntentStore(storage) });
  const stored = () => JSON.parse(storage.getItem('openIntents') ?? '[]') as OpenIntent[];
  return { session, client, intents, storage, stored };
}

afterEach(() => vi.useRealTimers());

describe('an intent', () => {
  it('keeps its key and stays open until it has a reply', async () => {
    const { send, keys } = answers(offline(), uncertain(), 'done');
    const seen: number[] = [];
    const { intents, stored } = open({
      askAgain: async () => void seen.push(intents.uncertain().length),
    });
    const changes = vi.fn();
    intents.subscribe(changes);
    expect(await intents.run('placeBet', 'x', send)).toBe('done');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(seen).toEqual([1, 1]);
    expect(intents.uncertain()).toEqual([]);
    expect(changes).toHaveBeenCalledTimes(2);
    expect(stored()).toEqual([]);
  });

  it('ends with a refusal that says whether an earlier outcome was unknown', async () => {
    const { intents } = open();
    const early = answers(refused());
    await expect(intents.run('placeBet', 'x', early.send)).rejects.toMatchObject({
      wasUncertain: false,
    });
    const late = answers(offline(), refused());
    await expect(intents.run('placeBet', 'x', late.send)).rejects.toMatchObject({
      message: 'No.',
      wasUncertain: true,
    });
    expect(late.keys[0]).not.toBe(early.keys[0]);
    expect(intents.uncertain()).toEqual([]);
  });

  it.each([
    ['too many requests', new ApiError(429, 'Slow down.', 'TOO_MANY_REQUESTS')],
    ['too many passwords', new ApiError(503, 'Busy.', 'TOO_BUSY', { uncertain: false })],
  ])(
    'stays open after a request with an unknown outcome, even if "%s" follows',
    async (_, said) => {
      const { intents } = open();
      const { send, keys } = answers(offline(), said, 'done');
      expect(await intents.run('placeBet', 'x', send)).toBe('done');
      expect(keys).toHaveLength(3);
      await expect(intents.run('placeBet', 'y', answers(said).send)).rejects.toBe(said);
    },
  );

  it('ends with a status of 500 or more if the server marks it as final', async () => {
    const { intents } = open();
    const closed = new ApiError(503, 'Closed.', 'WITHDRAWALS_CLOSED', { uncertain: false });
    await expect(intents.run('withdraw', 'x', answers(closed).send)).rejects.toBe(closed);
  });

  it('is not retried for another member', async () => {
    const { intents, session } = open({
      askAgain: async () => session.signIn({ token: 'u', member: bela }),
    });
    const { send, keys } = answers(offline(), 'done');
    await expect(intents.run('placeBet', 'x', send)).rejects.toThrow('offline');
    expect(keys).toHaveLength(1);
  });

  it('is not retried if the server ignores idempotency keys', async () => {
    const { intents } = open({ askAgain: false });
    const { send, keys } = answers(offline(), 'done');
    await expect(intents.run('placeBet', 'x', send)).rejects.toThrow('offline');
    // A retry by the member uses the same key.
    expect(await intents.run('placeBet', 'x', send)).toBe('done');
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not retried after a success that cannot be read', async () => {
    const { session } = open();
    let sent = 0;
    const client = createClient({
      baseUrl: 'https://api.test',
      session,
      fetch: async () => {
        sent += 1;
        return Response.json({ status: 'success', message: 'Placed' });
      },
      askAgain: () => Promise.resolve(),
    });
    const lock = { Amount: '60', planid: 1, twofactor: '' } as const;
    const intents = new Intents(client, { store: createIntentStore(undefined) });
    const send = (idempotencyKey: string) => client.call(activate, lock, { idempotencyKey });
    await expect(intents.run('activate', 'x', send)).rejects.toThrow();
    expect(sent).toBe(1);
  });

  it('survives a reload without secrets, and is settled once', async () => {
    const never = new Promise<never>(() => undefined);
    const before = open({ askAgain: () => never });
    const { send, keys } = answers(offline());
    void before.intents.run('withdraw', JSON.stringify(['0x1', 'a password']), send);
    await expect.poll(() => before.intents.uncertain()).toHaveLength(1);
    expect(before.stored()).toEqual([{ key: keys[0], call: 'withdraw', member: '7' }]);

    const { intents, stored } = open({ storage: before.storage });
    const [left] = intents.uncertain();
    if (left === undefined) throw new Error('It was forgotten.');
    const found = answers(offline(), 'found');
    const ask = ({ key }: OpenIntent) => found.send(key);
    const both = await Promise.all([intents.settle(left, ask), intents.settle(left, ask)]);
    expect(both).toEqual(['found', undefined]);
    expect(found.keys).toEqual([keys[0], keys[0]]);
    expect(intents.uncertain()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it.each(['{', '7', '[{"key":1},null]', '[]'])('is not restored if the storage has %s', (text) => {
    const storage = memoryStorage();
    storage.setItem('openIntents', text);
    expect(open({ storage }).intents.uncertain()).toEqual([]);
  });

  it('pauses half a second before a retry, then twice as long each time, at most ten seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const session = createSession(memoryStorage(), new EventTarget() as Window);
    session.signIn({ token: 't', member: asha });
    const client = createClient({ baseUrl: '', session });
    const intents = new Intents(client, { store: createIntentStore(undefined) });
    const { send, keys } = answers(...Array.from({ length: 7 }, offline), 'done');
    const running = intents.run('placeBet', 'x', send);
    for (const rest of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      const { length } = keys;
      await vi.advanceTimersByTimeAsync(rest - 1);
      expect(keys).toHaveLength(Math.max(length, 1));
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await running).toBe('done');
    vi.restoreAllMocks();
  });
});
