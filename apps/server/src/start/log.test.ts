import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { createLog } from './log';
import { secretsOf } from './masked';

const SECRETS = ['the secret of this house'];

function logged(level: Parameters<typeof createLog>[0] = 'debug') {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, SECRETS, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

const answered = {
  requestId: 'request-1',
  method: 'GET',
  path: '/api/user/profile',
  route: '/api/user/profile',
  status: 200,
  ms: 1.23456,
};

test('writes a request as one line of JSON', () => {
  const { log, lines } = logged();
  log.answered(answered);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      msg: 'answered',
      requestId: 'request-1',
      method: 'GET',
      path: '/api/user/profile',
      status: 200,
      ms: 1.23,
    },
  ]);
});

test('logs requests for files only at the debug level', () => {
  const { log, lines } = logged('info');
  log.answered({ ...answered, path: '/assets/main.js' });
  expect(lines).toEqual([]);
});

test('logs an error with its cause and its request', () => {
  const { log, lines } = logged('error');
  const error = new TypeError('no', { cause: new Error('deeper') });
  log.error(error, { requestId: 'request-1' });
  log.error('a text');
  expect(lines).toMatchObject([
    {
      level: 'error',
      requestId: 'request-1',
      error: { name: 'TypeError', message: 'no', cause: { message: 'deeper' } },
    },
    { error: { message: 'a text' } },
  ]);
});

test("omits the details of database errors, because they contain members' data", () => {
  const { log, lines } = logged();
  const detail = 'Key (email)=(anna@example.com) already exists.';
  log.error(Object.assign(new Error('duplicate key'), { code: '23505', detail }));
  expect(lines).toMatchObject([{ error: { message: 'duplicate key', code: '23505' } }]);
  expect(JSON.stringify(lines)).not.toContain('anna');
});

describe('(C14) secrets in messages', () => {
  const KEY = 'v3ry-s3cret-k3y';
  const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl';

  test.each([
    ['a key in the path of a node', `fetch failed: https://bsc.node.example/v1/${KEY}`],
    ['a key in the query of a node', `URL: https://node.example/?apikey=${KEY}&chain=56 timed out`],
    ['a name and a password', `connect ECONNREFUSED postgres://platform:${KEY}@db:5432/platform`],
    ['a password with address delimiters', `smtp://user:${KEY}/x?y@mail.example:587 refused`],
    ['a socket', `closed: wss://node.example/ws/${KEY}`],
    ['a session token', `bad claims in ${JWT}`],
    ['a header', `request { headers: { authorization: 'Bearer ${KEY}-and-more' } }`],
    ['a header of another scheme', `Authorization: ${KEY}`],
    ['a header as JSON', `sent {"Authorization":"${KEY}"}`],
    ['a named key', `retrying with api_key=${KEY}, attempt 2`],
    ['a secret of the settings', `it was ${SECRETS[0]}, somehow`],
  ])('are masked: %s', (_, message) => {
    const { log, lines } = logged();
    const error = new Error(message, { cause: new TypeError(message) });
    log.error(error, { requestId: 'request-1', detail: message });
    const [line] = lines.map((line) => JSON.stringify(line));
    for (const secret of [KEY, JWT, ...SECRETS]) expect(line).not.toContain(secret);
    expect(line).toContain('***');
    expect(lines[0]).toMatchObject({ requestId: 'request-1', error: { cause: {} } });
  });

  test('masking keeps the host and the stack readable', () => {
    const { log, lines } = logged();
    log.error(new Error('GET https://node.example:8545/v1/abc answered 503 in /srv/app/main.js'));
    const [line] = lines as [{ error: { message: string; stack: string } }];
    expect(line.error.message).toBe(
      'GET https://node.example:8545/*** answered 503 in /srv/app/main.js',
    );
    expect(line.error.stack).toContain('log.test.ts');
  });

  test('masking covers every secret of the settings', () => {
    const rpcUrl = `https://node.example/v1/${KEY}?token=${KEY}-2`;
    const checkRpcUrl = 'https://check.example';
    const token = '0x55d398326f99059fF775485246999027B3197955';
    const secrets = secretsOf(
      readConfig({
        DATABASE_URL: 'postgres://platform:database%2Fpassword@localhost/platform',
        JWT_SECRET: 'j'.repeat(32),
        JWT_SECRETS_OLD: 'o'.repeat(32),
        SEALING_KEYS: `2:${'s'.repeat(32)}`,
        RECEIPT_KEY: 'ab'.repeat(32),
        EVM_NETWORKS: JSON.stringify({
          'USDT-BEP20': { rpcUrl, checkRpcUrl, token, confirmations: 15 },
        }),
        EVM_DEPOSIT_XPUB: `xpub${'6'.repeat(107)}`,
        METRICS_TOKEN: 'the token of Prometheus',
        SMTP_URL: 'smtp://u:mailpassword@host:587',
      }),
    );
    expect(secrets).toEqual(
      expect.arrayContaining([
        ...['j'.repeat(32), 'o'.repeat(32), 's'.repeat(32), 'ab'.repeat(32)],
        ...[KEY, `${KEY}-2`, 'database/password', 'mailpassword', 'the token of Prometheus'],
      ]),
    );
  });

  test.each([
    ['smtp://u:100%of%5Eit@host:587', '100%of%5Eit', '100%of^it'],
    ['smtp://u:a%ffpassword@host:587', 'a%ffpassword'],
    ['https://rates.example/a%path?unit=usd', 'a%path'],
    ['https://rates.example/?key=100%25safe%2Fkey', '100%25safe%2Fkey', '100%safe/key'],
    ['https://rates.example/?key=a+lone+%', 'a+lone+%', 'a lone %'],
    ['https://rates.example/?aKeyAlone', 'aKeyAlone'],
  ])('masking covers a secret in %s, encoded and decoded', (address, ...secrets) => {
    const setting = address.startsWith('smtp') ? 'SMTP_URL' : 'RATES_URL';
    expect(secretsOf(readConfig({ [setting]: address }))).toEqual(expect.arrayContaining(secrets));
  });
});
