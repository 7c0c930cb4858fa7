import { expect, test } from 'vitest';
import { readConfig, readSettings } from './config';
import { readSignerConfig } from './signerConfig';

const problemOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
};

const NODES = (rpcUrl: string, checkRpcUrl?: string) =>
  JSON.stringify({
    'USDT-BEP20': {
      rpcUrl,
      checkRpcUrl,
      token: '0x55d398326f99059fF775485246999027B3197955',
      confirmations: 15,
    },
  });

const ELSEWHERE = 'https://check.example.com';

test.each([
  ['DATABASE_URL', 'postgres://app:secret@10.0.0.5/platform'],
  ['DATABASE_URL', 'postgres://app:secret@10.0.0.5/platform?sslmode=require'],
  ['DATABASE_URL', 'postgres://app:secret@10.0.0.5/platform?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://app:secret@localhost/platform?host=10.0.0.5'],
  ['DATABASE_OWNER_URL', 'postgres://app:secret@10.0.0.5/platform'],
  ['DATABASE_DRAW_URL', 'postgres://app:secret@10.0.0.5/platform'],
  ['REDIS_URL', 'redis://:secret@10.0.0.5:6379/0'],
  ['RATES_URL', 'http://10.0.0.5/rates'],
  ['BEACON_URLS', 'https://api.drand.sh,http://10.0.0.5'],
  ['EVM_NETWORKS', NODES('http://10.0.0.5/secret', ELSEWHERE)],
  ['EVM_NETWORKS', NODES(ELSEWHERE, 'http://10.0.0.5/secret')],
] as const)('refuses a connection without TLS to another machine: %s=%s', (name, value) => {
  const read = (more: object) => () => readSettings([name], { [name]: value, ...more });
  const problem = problemOf(read({}));
  expect(problem).toMatch(`ConfigError: ${name}: the connection to '10.0.0.5' has no TLS.`);
  expect(problem).not.toContain('secret');
  expect(problemOf(read({ PRIVATE_HOSTS: '10.0.0.6' }))).not.toBe('');
  expect(problemOf(read({ PRIVATE_HOSTS: 'redis, 10.0.0.5' }))).toBe('');
});

test.each([
  ['DATABASE_URL', 'postgres://app@db.example.com/platform?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://app@127.0.0.1:6432/platform'],
  ['DATABASE_URL', 'postgres://app@[::1]:6432/platform'],
  ['DATABASE_URL', 'postgres:///platform?host=/run/postgresql'],
  ['REDIS_URL', 'rediss://:secret@redis.example.com:6379/0'],
  ['REDIS_URL', 'redis://localhost:6379/0'],
  ['RATES_URL', 'http://127.0.0.1:8080/rates'],
  ['EVM_NETWORKS', NODES('https://node.example.com', ELSEWHERE)],
  ['EVM_NETWORKS', NODES('http://127.0.0.1:8545')],
] as const)('accepts a connection with TLS, or within this machine: %s=%s', (name, value) => {
  expect(problemOf(() => readSettings([name], { [name]: value }))).toBe('');
});

test('a server and a signer refuse to start without TLS to their database', () => {
  const database = 'postgres://app:secret@10.0.0.5/platform';
  const web = { DATABASE_URL: database, JWT_SECRET: 'j'.repeat(32) };
  expect(problemOf(() => readConfig(web))).toMatch(/^ConfigError: DATABASE_URL: .* has no TLS/);
  const signer = { DATABASE_SIGNER_URL: database, EVM_NETWORKS: NODES(ELSEWHERE) };
  expect(problemOf(() => readSignerConfig(signer))).toMatch(/DATABASE_SIGNER_URL: .* has no TLS/);
  const key = {
    DATABASE_SIGNER_URL: 'postgres://127.0.0.1/platform',
    EVM_NETWORKS: NODES(ELSEWHERE),
  };
  expect(
    problemOf(() => readSignerConfig({ ...key, SIGNER_KEY_URL: 'http://10.0.0.5:9000' })),
  ).toMatch(/SIGNER_KEY_URL: .* has no TLS/);
});

test('requires two nodes for each network, except for a node on this machine', () => {
  const read = (networks: string) => () =>
    readSettings(['EVM_NETWORKS'], { EVM_NETWORKS: networks });
  expect(problemOf(read(NODES('https://node.example.com')))).toMatch(
    /USDT-BEP20 needs a checkRpcUrl, the node of another operator/,
  );
});

test('requires a certificate if a proxy on another machine connects', () => {
  const read = (more: object) => () => readConfig({ HOST: '10.0.0.5', ...more });
  expect(problemOf(read({}))).toMatch(/^ConfigError: HOST: at 10\.0\.0\.5, .* without TLS/);
  expect(problemOf(read({ TLS_CERTIFICATE: '/a.pem' }))).toMatch(/TLS_KEY: set both/);
  const certificate = { TLS_CERTIFICATE: '/a.pem', TLS_KEY: '/b.pem' };
  for (const more of [certificate, { PRIVATE_HOSTS: '10.0.0.5' }, { HOST: '127.0.0.1' }]) {
    expect(problemOf(read(more))).toBe('');
  }
});
