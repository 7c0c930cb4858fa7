import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config/config';
import { ROOT } from '../paths';
import { emptyFolder, type TestFolder } from '../testing/folders';
import { listen } from './listen';
import { until } from '../testing/serverProcess';

const HERE = { PORT: 0, HOST: '127.0.0.1' };

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('finishes running requests during shutdown, and accepts no new requests', async () => {
  const entered = gate();
  const held = gate();
  const app = new Hono();
  app.get('/slow', async (c) => {
    entered.open();
    await held.opened;
    return c.text('done');
  });
  const { port, close } = await listen(app, HERE);
  const origin = `http://127.0.0.1:${port}`;
  const slow = fetch(`${origin}/slow`);
  await entered.opened;
  let closed = false;
  const closing = close().then(() => (closed = true));
  await delay(100);
  expect(closed).toBe(false);
  await expect(fetch(`${origin}/slow`)).rejects.toThrow();
  held.open();
  expect(await (await slow).text()).toBe('done');
  await closing;
});

test('responds to malformed and oversized HTTP in JSON', async () => {
  const { port, close } = await listen(new Hono(), HERE);
  const say = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  };
  expect(await say('hello\r\n\r\n')).toEqual({
    head: expect.stringMatching(/^HTTP\/1\.1 400 /),
    body: { status: 'error', message: 'This is not a request of HTTP/1.1.' },
  });
  expect(await say(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`)).toEqual({
    head: expect.stringMatching(/^HTTP\/1\.1 431 /),
    body: { status: 'error', message: expect.stringContaining('16384 bytes') },
  });
  await close();
});

test('responds to slow headers and bodies at their time limits, and closes the connection', async () => {
  const app = new Hono();
  const handled: string[] = [];
  app.post('/', async (c) => {
    // Reads the whole body, as an endpoint does.
    handled.push(await c.req.text());
    return c.text('done');
  });
  app.onError((_, c) => c.text('failed', 500));
  const { port, close } = await listen(app, HERE, { headMs: 300, wholeMs: 600, everyMs: 50 });
  /** Sends a byte every 40 ms until the connection closes, and returns the response. */
  const dribble = async (begin: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(begin);
    const drip = setInterval(() => socket.write('x'), 40);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    clearInterval(drip);
    return answer;
  };
  const began = performance.now();
  const slow = /^HTTP\/1\.1 408 .*The request arrived too slowly\./s;
  expect(await dribble('POST / HTTP/1.1\r\nX: ')).toMatch(slow);
  expect(performance.now() - began).toBeGreaterThan(250);
  expect(await dribble('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n')).toMatch(slow);
  // Node's default interval, 30 s, exceeds this limit.
  expect(performance.now() - began).toBeLessThan(25_000);
  expect(handled).toEqual([]);
  // Even a normal request may exceed these limits on a slow machine, so retry.
  await until(async () => {
    const asked = fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'y' });
    const answer = await asked.then((reply) => reply.text()).catch(() => undefined);
    return answer === 'done' || undefined;
  });
  await close();
});

test('reports an occupied port and explains the fix', async () => {
  const first = await listen(new Hono(), HERE);
  const second = listen(new Hono(), { ...HERE, PORT: first.port });
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/already listens.*choose another port/);
  await first.close();
});

describe('with a certificate', () => {
  let folder: TestFolder;
  beforeEach(async () => {
    folder = await emptyFolder();
    const script = join(ROOT, 'deploy/cluster/certificates.sh');
    execFileSync(script, [folder.path, 'server', 'IP:127.0.0.1'], { stdio: 'pipe' });
  });
  afterEach(() => folder.remove());

  const pem = (name: string) => join(folder.path, `${name}.pem`);
  const withTls = () => ({ ...HERE, TLS_CERTIFICATE: pem('server'), TLS_KEY: pem('server-key') });

  test('accepts only TLS 1.3 from the proxy, with a certificate of the given authority', async () => {
    const app = new Hono();
    app.get('/', (c) => c.text('hello'));
    const { port, close } = await listen(app, withTls());
    const ca = await readFile(pem('ca'));
    const ask = (options: object) =>
      new Promise<string>((resolve, reject) => {
        get({ host: '127.0.0.1', port, agent: false, ...options }, (reply) => {
          reply.on('data', (chunk) => resolve(String(chunk)));
        }).on('error', reject);
      });
    expect(await ask({ ca })).toBe('hello');
    await expect(ask({})).rejects.toThrow(/self-signed certificate in certificate chain|unable to/);
    await expect(ask({ ca, maxVersion: 'TLSv1.2' })).rejects.toThrow(/version/);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    await close();
  });

  test('names the setting whose file cannot be read', () => {
    const missing = { ...withTls(), TLS_KEY: '/nowhere/key.pem' };
    expect(() => listen(new Hono(), missing)).toThrow(/TLS_KEY: ENOENT/);
  });
});
