import { describe, expect, it, vi } from 'vitest';
import { login, logout, myBets, placeBet, userBalances } from '../contract';
import { createSession } from '../session/createSession';
import { memoryStorage } from '../session/storage';
import { ApiError } from './ApiError';
import { createClient, type ClientOptions } from './createClient';
import { mintHex } from './mintHex';
import { joinUrl } from './transport';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const balances = json.bind(null, {
  status: 'success',
  data: { disable: 0, ActivateWallet: '5', STAKINGEWALLET: '0' },
});

/** Creates a client with a fake network, and records the last request. */
function connect(
  answer: (request: Request) => Response | Promise<Response>,
  timeoutMs = 1_000,
  formatFailure?: ClientOptions['formatFailure'],
) {
  const session = createSession(memoryStorage(), new EventTarget() as Window);
  const sent: Request[] = [];
  // Node garbage-collects unreferenced requests, and their signals then never time out.
  const held: Request[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init);
    held.push(request);
    sent.push(request.clone());
    return answer(request);
  });
  const client = createClient({
    baseUrl: 'https://api.test/',
    session,
    fetch,
    timeoutMs,
    ...(formatFailure && { formatFailure }),
  });
  return { client, session, sent, held, last: () => sent[sent.length - 1] };
}

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

/** Network that never replies, and rejects when the signal aborts. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a call', () => {
  it('[API-01] sends the bearer token of the session and accepts JSON', async () => {
    const { client, session, last } = connect(() => balances());
    await client.call(userBalances, {});
    expect(last()?.headers.get('authorization')).toBeNull();

    session.signIn({ token: 't1', member: { id: '1', code: 'a', name: 'A' } });
    await client.call(userBalances, {});
    expect(last()?.headers.get('authorization')).toBe('Bearer t1');
    expect(last()?.headers.get('accept')).toBe('application/json');
  });

  it("sends the caller's language, if it is known", async () => {
    const { client, last } = connect(() => balances());
    await client.call(userBalances, {});
    expect(last()?.headers.get('accept-language')).not.toBe('hi');
    const hindi = createClient({
      baseUrl: 'https://api.test/',
      language: 'hi',
      session: createSession(memoryStorage(), new EventTarget() as Window),
      fetch: async (url, init) => {
        expect(new Request(url, init).headers.get('accept-language')).toBe('hi');
        return balances();
      },
    });
    await hindi.call(userBalances, {});
    expect.assertions(2);
  });

  it('yields to the browser before sending', async () => {
    let yielded = () => {};
    const gap = () => new Promise<void>((resolve) => (yielded = resolve));
    const fetch = vi.fn(async () => balances());
    vi.stubGlobal('scheduler', { yield: gap });
    vi.stubGlobal('fetch', fetch);
    const session = createSession(memoryStorage(), new EventTarget() as Window);
    session.signIn({ token: 't1', member: { id: '1', code: 'a', name: 'A' } });
    const call = createClient({ baseUrl: '', session }).call(userBalances, {});
    // The pending request keeps the token of the member who made the call.
    session.signIn({ token: 't2', member: { id: '2', code: 'b', name: 'B' } });
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
    yielded();
    await call;
    const headers = expect.objectContaining({ Authorization: 'Bearer t1' }) as unknown;
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/user/userbalances',
      expect.objectContaining({ headers }),
    );
    vi.stubGlobal('scheduler', {});
    await createClient({ baseUrl: '', session }).call(userBalances, {});
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('[API-08] returns the decoded reply', async () => {
    const { client } = connect(() => balances());
    const { data } = await client.call(userBalances, {});
    expect(data).toEqual({ disable: 0, ActivateWallet: 5_000_000n, STAKINGEWALLET: 0n });
  });

  it('[API-02] [API-04] sends the payload of a POST as JSON', async () => {
    const { client, last } = connect(() => json({ status: 'error', message: 'no' }, 401));
    await failureOf(client.call(login, { code: 'asha', password: 'x' }));
    expect(last()).toMatchObject({ method: 'POST', url: 'https://api.test/api/auth/login' });
    expect(last()?.headers.get('content-type')).toBe('application/json');
    expect(await last()?.json()).toEqual({ code: 'asha', password: 'x' });
  });

  it('[API-38] sends the payload of a GET in the query', async () => {
    const pagination = { currentPage: 2, totalPages: 2, totalRecords: 11 };
    const { client, last } = connect(() => json({ status: 'success', data: [], pagination }));
    await client.call(myBets, { page: 2, gametype: 1 });
    expect(last()?.url).toBe('https://api.test/api/game/myBets?page=2&gametype=1');
    await client.call(myBets, { page: undefined, gametype: 1 });
    expect(last()?.url).toBe('https://api.test/api/game/myBets?gametype=1');
  });

  it('[API-06] joins auth/logout with exactly one separator', async () => {
    const { client, last } = connect(() => json({ status: 'success' }));
    await client.call(logout, {});
    expect(last()?.url).toBe('https://api.test/api/auth/logout');
    for (const base of ['https://x', 'https://x/', 'https://x//']) {
      expect(joinUrl(base, 'auth/logout')).toBe('https://x/auth/logout');
      expect(joinUrl(base, '/auth/logout')).toBe('https://x/auth/logout');
    }
    expect(joinUrl('', '/api/auth/logout')).toBe('/api/auth/logout');
  });

  it("(C13) marks a member's calls while a person uses the page", async () => {
    const session = createSession(memoryStorage(), new EventTarget() as Window);
    const heads: Headers[] = [];
    let there = false;
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      heads.push(new Request(url, init).headers);
      return balances();
    };
    const inUse = () => there;
    const client = createClient({ baseUrl: 'https://api.test', session, fetch, inUse });
    await client.call(userBalances, {});
    there = true;
    await client.call(userBalances, {});
    await client.call(login, { code: 'asha', password: 'x' }).catch(() => undefined);
    expect(heads.map((head) => head.get('x-in-use'))).toEqual([null, '1', null]);
  });

  it('(C12) sends the device cookie only with calls that have a password', async () => {
    const { client, last } = connect(() => balances());
    await client.call(userBalances, {});
    expect(last()?.credentials).toBe('same-origin');
    await failureOf(client.call(login, { code: 'asha', password: 'x' }));
    expect(last()?.credentials).toBe('include');
  });

  it('[API-34] sends the idempotency key of an intent', async () => {
    const data = { order_id: 'b1', roundNumber: '1' };
    const { client, last } = connect(() => json({ status: 'success', message: 'ok', data }));
    const bet = { betType: 'low', betValue: 'low', amount: '1', gametype: 1 };
    await client.call(placeBet, bet, { idempotencyKey: 'k'.repeat(16) });
    expect(last()?.headers.get('idempotency-key')).toBe('k'.repeat(16));
  });
});

describe('a call with a file or a cookie', () => {
  const form = () => {
    const data = new FormData();
    data.set('file', new Blob(['x']), 'x.txt');
    return data;
  };

  it.each(['PATCH', 'POST'] as const)(
    '[API-02] sends a form by %s as multipart',
    async (method) => {
      const { client, last } = connect(() => json({ status: 'success', url: '/x' }));
      const send = method === 'PATCH' ? client.patchFile : client.postFile;
      expect(await send('/api/file', form())).toEqual({ status: 'success', url: '/x' });
      expect(last()?.method).toBe(method);
      expect(last()?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    },
  );

  it('[API-02] sends the cross-site token and credentials in newPost', async () => {
    const { client, last } = connect(() => json({ status: 'success' }));
    await client.newPost('/api/x', { a: 1 }, 'guard');
    expect(last()?.headers.get('x-csrf-token')).toBe('guard');
    expect(last()?.credentials).toBe('include');
    expect(await last()?.json()).toEqual({ a: 1 });
  });
});

describe('a failed call', () => {
  it('has the status, message and code of the server', async () => {
    const reply = { status: 'error', message: 'Betting is closed.', code: 'ROUND_CLOSED' };
    const { client } = connect(() => json(reply, 409));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error).toMatchObject({ status: 409, message: reply.message, code: 'ROUND_CLOSED' });
    expect(error.isUncertain).toBe(false);
  });

  it('fails even with HTTP 200, and even without a message', async () => {
    const { client } = connect(() => json({ status: 'error' }));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error).toMatchObject({
      status: 200,
      message: 'An error occurred',
      code: 'UNKNOWN_ERROR',
    });
  });

  it.each([
    [
      { largest: '500', round: 7 },
      { largest: '500', round: 7 },
    ],
    [{ largest: '500', more: { than: 'a text' } }, { largest: '500' }],
    [undefined, undefined],
    ['500', undefined],
    [null, undefined],
  ])('has the arguments of its message: %j', async (params, expected) => {
    const reply = { status: 'error', message: 'Too large.', code: 'BET_TOO_LARGE', params };
    const { client } = connect(() => json(reply, 422));
    expect((await failureOf(client.call(userBalances, {}))).params).toEqual(expected);
  });

  it.each([
    [
      'a refusal by the server',
      () => json({ status: 'error', message: 'No.', code: 'NO' }, 409),
      409,
      'NO',
    ],
    ['a network failure', () => Promise.reject(new TypeError('Gone')), 0, 'UNREADABLE'],
    ['a breach of the contract', () => json({ status: 'success' }), 0, 'UNREADABLE'],
  ])('has its message in the user’s language: %s', async (_, answer, status, code) => {
    const formatFailure = vi.fn(async () => 'In another language.');
    const { client } = connect(answer, 1_000, formatFailure);
    const error = await failureOf(client.call(userBalances, {}));
    expect(error).toMatchObject({ status, code, message: 'In another language.' });
    expect(formatFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status, code }),
    );
  });

  it('[API-03] has status 0 and the text of a network error', async () => {
    const { client } = connect(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error.status).toBe(0);
    expect(error.message).toBe('Something went wrong, ERROR: Failed to fetch');
    expect(error.isUncertain).toBe(true);
  });

  it('[API-03] has status 0 if the reply is not JSON', async () => {
    const { client } = connect(() => new Response('<html>', { status: 502 }));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error.status).toBe(0);
    expect(error.message).toMatch(/^Something went wrong, ERROR: .*JSON/);
  });

  it('[API-03] names the field that violates the contract', async () => {
    const { client } = connect(() => json({ status: 'success', data: { disable: 0 } }));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error).toMatchObject({
      status: 0,
      message: 'Something went wrong, ERROR: data.ActivateWallet is missing.',
    });
  });

  it('keeps the HTTP status of a reply in an unknown format', async () => {
    const { client } = connect(() => json({ oops: true }, 500));
    const error = await failureOf(client.call(userBalances, {}));
    expect(error.status).toBe(500);
    expect(error.isUncertain).toBe(true);
  });

  it('has status 0 after a time-out', async () => {
    const { client } = connect(silence, 20);
    const error = await failureOf(client.call(userBalances, {}));
    expect(error).toMatchObject({
      status: 0,
      message: 'Something went wrong, ERROR: no answer within 0.02 s',
    });
  });
});

describe('a server with other conventions', () => {
  const connectTo = (
    answer: () => Response,
    options: Pick<ClientOptions, 'basePath' | 'readReply'>,
  ) => {
    const sent: string[] = [];
    const client = createClient({
      baseUrl: 'https://api.test/',
      session: createSession(memoryStorage(), new EventTarget() as Window),
      fetch: async (url, init) => {
        sent.push(new Request(url, init).url);
        return answer();
      },
      ...options,
    });
    return { client, sent };
  };

  it.each([
    [{ message: 'The wallet is locked.' }, 'The wallet is locked.', undefined],
    [{ error: 'The wallet is locked.', code: 'LOCKED' }, 'The wallet is locked.', 'LOCKED'],
    [
      { error: { message: 'The wallet is locked.', code: 'LOCKED' } },
      'The wallet is locked.',
      'LOCKED',
    ],
    [{ title: 'Locked', detail: 'The wallet is locked.' }, 'The wallet is locked.', undefined],
    [{ title: 'Locked' }, 'Locked', undefined],
  ])('keeps its error message: %j', async (body, message, code) => {
    const { client } = connect(() => json(body, 423));
    const error = await failureOf(client.call(userBalances, {}));
    expect([error.status, error.message, error.code]).toEqual([423, message, code]);
  });

  it('can have another base path', async () => {
    for (const [basePath, url] of [
      ['/v2/wallet', 'https://api.test/v2/wallet/user/userbalances'],
      ['v2/', 'https://api.test/v2/user/userbalances'],
      ['', 'https://api.test/user/userbalances'],
    ] as const) {
      const { client, sent } = connectTo(balances, { basePath });
      await client.call(userBalances, {});
      expect(sent).toEqual([url]);
    }
  });

  it('can have another reply envelope', async () => {
    const data = { disable: 0, ActivateWallet: '5', STAKINGEWALLET: '0' };
    const readReply = (body: unknown) => {
      const { result, failure } = body as { result?: unknown; failure?: string };
      return failure === undefined
        ? { status: 'success', data: result }
        : { status: 'error', message: failure };
    };
    const { client } = connectTo(() => json({ result: data }), { readReply });
    expect((await client.call(userBalances, {})).data.ActivateWallet).toBe(5_000_000n);
    const failing = connectTo(() => json({ failure: 'No.' }, 409), { readReply });
    const error = await failureOf(failing.client.call(userBalances, {}));
    expect([error.status, error.message]).toEqual([409, 'No.']);
  });
});

describe('a cancelled call', () => {
  it('throws the reason of the signal, not an ApiError', async () => {
    const { client } = connect(silence);
    const controller = new AbortController();
    const call = client.call(userBalances, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('mintHex', () => {
  it('creates 128 random bits in plain characters', () => {
    const keys = new Set(Array.from({ length: 1_000 }, mintHex));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
