import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { EventStream } from './eventStream';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.close();
  server.closeAllConnections();
});

async function open() {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`);
  const [, reply] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { stream: new EventStream(reply, { 'X-Request-Id': 'one' }), reply, answer };
}

test('begins with the first event, and ends with its connection', async () => {
  const { stream, reply, answer } = await open();
  expect(reply.headersSent).toBe(false);
  stream.send('data: 1\n\n');
  stream.send('data: 2\n\n');
  stream.end();
  stream.send('data: 3\n\n');
  const response = await answer;
  expect(response.headers.get('X-Request-Id')).toBe('one');
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Connection')).toBe('close');
  expect(response.headers.has('Transfer-Encoding')).toBe(false);
  expect(await response.text()).toBe('data: 1\n\ndata: 2\n\n');
  await new Promise<void>((resolve) => stream.onClose(resolve));
  expect(reply.socket === null || reply.socket.destroyed || reply.socket.writableEnded).toBe(true);
});

test('sends nothing after the request got another response', async () => {
  const { stream, reply, answer } = await open();
  stream.leave();
  stream.send('data: 1\n\n');
  expect(reply.headersSent).toBe(false);
  reply.writeHead(503).end('{}');
  expect((await answer).status).toBe(503);
});
