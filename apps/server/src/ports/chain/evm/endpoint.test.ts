import { describe, expect, it } from 'vitest';
import { createLog } from '../../../start/log';
import { AMOUNT, NETWORK, useChain } from '../../../testing/chainStage';
import type { RpcAnswer } from '../../../testing/rpcProxy';
import { heldBy } from '../../../testing/signals';
import { ChainUnreachable } from '../chain';
import { Breaker } from './breaker';

const KEY = '5e2c9b71d4f04f6a8c33';
const stage = useChain();

function logged() {
  const lines: string[] = [];
  const log = createLog('debug', [], { write: (line) => lines.push(line) });
  return { log, text: () => lines.join('') };
}

describe('(C14) the URL of a node', () => {
  const answers: [string, RpcAnswer][] = [
    ['refuses the account', { status: 401, text: `{"error":"Invalid key ${KEY}"}` }],
    ['is overloaded', { status: 503, text: `<h1>/v2/${KEY} is overloaded</h1>` }],
    ['returns an error', { error: { code: -32_000, message: `no credits for ${KEY}` } }],
    ['does not return JSON', { status: 200, text: `${KEY}: welcome!` }],
    ['does not respond', 'hang'],
  ];

  it.each(answers)('is not logged, and neither is its key, if the node %s', async (_, answer) => {
    const proxy = await stage.proxy();
    proxy.answer = () => answer;
    const { log, text } = logged();
    const url = new URL(proxy.url);
    for (const rpcUrl of [`${url.href}v2/${KEY}`, `${url.href}?key=${KEY}`]) {
      const options = { log: log.warning, timeoutMs: 100 };
      const chain = stage.chain({ rpcUrl }, options);
      const signer = stage.signer({ rpcUrl }, options);
      const order = { address: `0x${'a'.repeat(40)}`, amount: AMOUNT, lastNonce: undefined };
      for (let count = 0; count < 4; count += 1) {
        await chain.scan(NETWORK, undefined, async () => new Set()).catch(log.error);
        await signer.sign(order).catch(log.error);
      }
    }
    expect(text()).toMatch(/"level":"error"/);
    expect(text()).not.toContain(KEY.slice(0, 8));
  });

  it('is not logged if the host does not exist', async () => {
    const { log, text } = logged();
    const rpcUrl = `http://user:${KEY}@${KEY}.invalid/`;
    const chain = stage.chain({ rpcUrl }, { log: log.warning });
    for (let count = 0; count < 4; count += 1) await chain.head(NETWORK).catch(log.error);
    expect(text()).toContain('USDT-BEP20 does not respond');
    expect(text()).not.toContain(KEY);
  });
});

it('does not follow redirects of a node', async () => {
  const [proxy, other] = [await stage.proxy(), await stage.proxy()];
  proxy.answer = () => ({ status: 307, text: '', location: other.url });
  const chain = stage.chain({ rpcUrl: proxy.url }, { log: () => {} });
  await expect(chain.head(NETWORK)).rejects.toThrow();
  expect(proxy.calls.length).toBeGreaterThan(0);
  expect(other.calls).toEqual([]);
});

describe('(D15) a failing node', () => {
  it('is paused for doubling periods, retried once after each, and reported once', () => {
    let now = 0;
    const logged: (string | undefined)[] = [];
    const breaker = new Breaker({ log: (reason) => logged.push(reason), now: () => now });
    const fail = () => {
      breaker.called();
      breaker.failed('It is gone.');
    };
    fail();
    fail();
    expect(breaker.resting).toBe(false);
    fail();
    const rests = [];
    for (let count = 0; count < 9; count += 1) {
      const from = now;
      while (breaker.resting) now += 500;
      rests.push(now - from);
      breaker.called();
      // Only one call is allowed after the pause.
      expect(breaker.resting).toBe(true);
      breaker.failed('It is gone.');
    }
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000));
    expect(logged).toEqual(['It is gone.']);
    while (breaker.resting) now += 500;
    breaker.called();
    breaker.succeeded();
    expect(breaker.resting).toBe(false);
    expect(logged).toEqual(['It is gone.', undefined]);
    expect(breaker.recoveries).toBe(1);
  });

  it('is not called while paused, and calls fail immediately', async () => {
    const proxy = await stage.proxy();
    proxy.answer = () => ({ status: 503, text: '' });
    const logged: string[] = [];
    const log = (message: string) => logged.push(message);
    // The clock is stopped, so that the pause does not end on a slow machine.
    const chain = stage.chain({ rpcUrl: proxy.url }, { log, now: () => 0 });
    for (let count = 0; count < 3; count += 1) {
      await expect(chain.head(NETWORK)).rejects.toThrow('Status: 503');
    }
    await expect(chain.head(NETWORK)).rejects.toThrow(ChainUnreachable);
    await expect(chain.transfersIn(NETWORK, '0x')).rejects.toThrow(ChainUnreachable);
    expect(proxy.calls).toHaveLength(3);
    expect(logged).toEqual([
      'USDT-BEP20 does not respond: HTTP status 503. It is polled less often until it responds.',
    ]);
  });

  it('is abandoned if it does not respond in time', async () => {
    const proxy = await stage.proxy();
    proxy.answer = () => 'hang';
    const chain = stage.chain({ rpcUrl: proxy.url }, { timeoutMs: 50 });
    await expect(chain.head(NETWORK)).rejects.toThrow('No answer within 0.05 seconds.');
  });

  it('does not delay the shutdown of a server', async () => {
    const proxy = await stage.proxy();
    const ending = new AbortController();
    proxy.answer = () => {
      ending.abort();
      return 'hang';
    };
    const chain = stage.chain({ rpcUrl: proxy.url }, { ending: ending.signal });
    await expect(chain.head(NETWORK)).rejects.toThrow('The server is stopping.');
  });
});

it('completed calls leave no listeners on a long-lived signal', async () => {
  const { signal } = new AbortController();
  const chain = stage.chain({}, { ending: signal });
  for (let count = 0; count < 20; count += 1) await chain.head(NETWORK);
  expect(heldBy(signal)).toBe(0);
});
