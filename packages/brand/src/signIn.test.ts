import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFile, personalToken } from './signIn.ts';

const CODES = {
  device_code: 'device',
  user_code: 'BCDF-GHJK',
  verification_uri: 'https://play.example/staff/device',
  expires_in: 600,
  interval: 5,
};

let folder: string;
let server: Server;
let address: string;
/** Replies to polls, in order. */
let polls: object[];
let asked: string[];
let said: string[];
let pauses: number[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  [polls, asked, said, pauses] = [[], [], [], []];
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const body = request.url === '/operator/device' ? CODES : polls.shift();
    reply.writeHead('error' in (body ?? {}) ? 400 : 200, { 'Content-Type': 'application/json' });
    reply.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const environment = () => ({ XDG_CONFIG_HOME: folder });
const tokenOf = (refused?: string) =>
  personalToken(address, {
    environment: environment(),
    say: (text) => said.push(text),
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  })(refused);

test('prints the code, polls at the interval of the server, and keeps the token', async () => {
  polls = [{ error: 'authorization_pending' }, { error: 'slow_down' }, { access_token: 'made' }];
  expect(await tokenOf()).toBe('made');
  expect(said.join()).toContain('Open https://play.example/staff/device and enter this code');
  expect(said.join()).toContain('BCDF-GHJK');
  expect(pauses).toEqual([5_000, 5_000, 10_000]);
  const file = keptFile(environment());
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ [address]: 'made' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('uses the kept token until the server refuses it', async () => {
  polls = [{ access_token: 'first' }];
  await tokenOf();
  expect(await tokenOf()).toBe('first');
  expect(asked).toHaveLength(2);
  polls = [{ access_token: 'second' }];
  expect(await tokenOf('first')).toBe('second');
  expect(await tokenOf()).toBe('second');
});

test.each([
  ['access_denied', 'The sign-in was denied.'],
  ['expired_token', 'The code has expired. Run the command again.'],
])('ends with a sentence after %s', async (error, message) => {
  polls = [{ error }];
  await expect(tokenOf()).rejects.toThrow(message);
});

test('signs in again after a damaged file, and names a server that does not answer', async () => {
  polls = [{ access_token: 'made' }];
  await tokenOf();
  writeFileSync(keptFile(environment()), '{');
  polls = [{ access_token: 'again' }];
  expect(await tokenOf()).toBe('again');
  address = 'http://127.0.0.1:9';
  await expect(tokenOf()).rejects.toThrow('No server answers at http://127.0.0.1:9');
});
