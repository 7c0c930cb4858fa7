import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ConfigError } from './config';
import { listen } from './listen';

const HERE = { PORT: 0, HOST: '127.0.0.1' };

test('what is in hand is finished before the server stops, and nothing new is taken', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const app = new Hono();
  app.get('/slow', async (c) => {
    await held;
    return c.text('done');
  });
  const { port, close } = await listen(app, HERE);
  const origin = `http://127.0.0.1:${port}`;
  const slow = fetch(`${origin}/slow`);
  await delay(100);
  let closed = false;
  const closing = close().then(() => (closed = true));
  await delay(100);
  expect(closed).toBe(false);
  await expect(fetch(`${origin}/slow`)).rejects.toThrow();
  release();
  expect(await (await slow).text()).toBe('done');
  await closing;
});

test('a port that is taken is an error that says what to do', async () => {
  const first = await listen(new Hono(), HERE);
  const second = listen(new Hono(), { ...HERE, PORT: first.port });
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/already listens.*choose another port/);
  await first.close();
});
