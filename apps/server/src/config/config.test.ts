import { expect, test } from 'vitest';
import { ConfigError, readConfig, readSettings, SETTINGS, withdrawalWaitOf } from './config';

const problemOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return undefined;
  } catch (error) {
    return error;
  }
};

test('uses the defaults if no variable is set', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4000,
    DATABASE_URL: undefined,
    DEMO_GRANT: 1_000_000_000n,
    CHECK_REPLIES: false,
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
});

test('a command validates only the settings that it reads', () => {
  const environment = { DATABASE_URL: 'postgres://localhost/platform', PORT: 'http' };
  expect(readSettings(['DATABASE_URL', 'DATABASE_OWNER_URL'], environment)).toEqual({
    DATABASE_URL: 'postgres://localhost/platform',
    DATABASE_OWNER_URL: undefined,
  });
  expect(() => readSettings(['PORT'], environment)).toThrow(ConfigError);
});

test('reads former receipt keys with the end of their use', () => {
  const key = 'AB'.repeat(32);
  const text = `${key}@2026-12-01T08:00:00Z, ${key}@2026-11-01T08:00:00Z`;
  expect(readConfig({ RECEIPT_KEYS_OLD: text }).RECEIPT_KEYS_OLD).toEqual([
    { publicKey: 'ab'.repeat(32), until: Date.UTC(2026, 11, 1, 8) },
    { publicKey: 'ab'.repeat(32), until: Date.UTC(2026, 10, 1, 8) },
  ]);
});

test('resolves folders from the repository, not from the working directory', () => {
  const { DATA_DIR, TOKENS_DIR } = readConfig({ TOKENS_DIR: '/elsewhere' });
  expect(DATA_DIR).toMatch(/^\/.*\/\.data$/);
  expect(TOKENS_DIR).toBe('/elsewhere');
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'localhost:5432'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRETS_OLD', 'short'],
  ['RECEIPT_KEYS_OLD', 'ab'.repeat(32)],
  ['RECEIPT_KEYS_OLD', `${'ab'.repeat(32)}@yesterday`],
  ['SESSION_HOURS', '0'],
  ['SESSION_IDLE_MINUTES', '1'],
  ['CONFIRM_EMAIL', 'yes'],
  ['FORM_RATE', '-1'],
  ['MAX_BET', '1e9'],
  ['MAX_BET', '1000000.01'],
  ['DEMO_GRANT', '-1'],
  ['MAX_DEPOSITS', '1e10'],
  ['CHECK_REPLIES', 'yes'],
  ['WITHDRAW_WAIT_HOURS', '-1'],
  ['WITHDRAW_WAIT_HOURS', '1000'],
  ['EVM_NETWORKS', 'https://node.example.com'],
  ['EVM_NETWORKS', '{"USDT-BEP20":{"rpcUrl":"https://node.example.com"}}'],
  ['EVM_NETWORKS', '{"USDT-ERC20":{}}'],
  ['EVM_DEPOSIT_XPUB', 'xprv9s21ZrQH143K'],
  ['EVM_HOT_WALLET_KEY', `0x${'cd'.repeat(32)}`],
  ['PUBLIC_URL', 'play.example.com'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Anna <anna@example.com>'],
  ['TRUSTED_PROXIES', '-1'],
  ['PROXY_ADDRESSES', 'proxy.example.com'],
  ['PROXY_ADDRESSES', '10.0.0.0/33'],
  ['PROXY_ADDRESSES', '10.0.0.1, 10.0.0.2/'],
  ['GEO_HEADER', 'X Country'],
  ['VAPID_KEY', 'short'],
  ['PUSH_SERVICES', 'https://push.example.com'],
  ['PUSH_SERVICES', 'push.example.com,localhost'],
  ['PUSH_SERVICES', 'http://10.0.0.1:80'],
  ['RATES_URL', 'api.example.com/rates'],
  ['RATES_MAX_HOURS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
])('refuses %s=%s and names the variable', (name, value) => {
  const problem = problemOf({ [name]: value });
  expect(problem).toBeInstanceOf(ConfigError);
  expect(String(problem)).toContain(`${name}: `);
});

test.each([
  ['127.0.0.1', true],
  ['172.31.0.2', true],
  ['::1', true],
  ['fd00::2', true],
  ['172.32.0.1', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('trusts a proxy at %s by default: %s', (address, believed) => {
  const { PROXY_ADDRESSES } = readConfig({});
  expect(PROXY_ADDRESSES.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(believed);
});

test('requires a JWT_SECRET for an external database', () => {
  const problem = problemOf({ DATABASE_URL: 'postgres://localhost/platform' });
  expect(String(problem)).toMatch(/JWT_SECRET: it is required with DATABASE_URL/);
});

test('(C11) makes withdrawals wait a day with real money, and not at all with test money', () => {
  const waitWith = (environment: Record<string, string>) =>
    withdrawalWaitOf(readConfig(environment));
  const real = { DATABASE_URL: 'postgres://localhost/platform', JWT_SECRET: 'x'.repeat(32) };
  expect([waitWith({}), waitWith(real)]).toEqual([0, 24]);
  expect(waitWith({ WITHDRAW_WAIT_HOURS: '2' })).toBe(2);
  expect(waitWith({ ...real, WITHDRAW_WAIT_HOURS: '0' })).toBe(0);
});

const NETWORKS = {
  'USDT-BEP20': {
    rpcUrl: 'https://node.example.com/v1/key-of-the-operator',
    checkRpcUrl: 'https://check.example.com',
    token: '0x55d398326f99059fF775485246999027B3197955',
    confirmations: 15,
  },
};
const REAL_MONEY = {
  DATABASE_URL: 'postgres://localhost/platform',
  JWT_SECRET: 'a secret of at least thirty-two characters',
  EVM_NETWORKS: JSON.stringify(NETWORKS),
  EVM_DEPOSIT_XPUB: `xpub${'6'.repeat(107)}`,
};

const problemWith = (networks: object) =>
  String(problemOf({ ...REAL_MONEY, EVM_NETWORKS: JSON.stringify(networks) }));

test('reads networks from JSON and derives the chain from the name', () => {
  const bep20 = NETWORKS['USDT-BEP20'];
  expect(readConfig(REAL_MONEY).EVM_NETWORKS).toEqual({ 'USDT-BEP20': { ...bep20, chainId: 56 } });
  const networks = {
    'USDT-BEP20': { ...bep20, chainId: 97, checkRpcUrl: 'https://other.example.com' },
    'USDT-POS': { ...bep20, rpcUrl: 'https://polygon.example.com' },
  };
  expect(readConfig({ ...REAL_MONEY, EVM_NETWORKS: JSON.stringify(networks) })).toMatchObject({
    EVM_NETWORKS: { 'USDT-BEP20': networks['USDT-BEP20'], 'USDT-POS': { chainId: 137 } },
  });
});

test('(B6) refuses two networks on the same chain, and a node that is its own comparison node', () => {
  const bep20 = NETWORKS['USDT-BEP20'];
  const elsewhere = { ...bep20, rpcUrl: 'https://polygon.example.com' };
  expect(problemWith({ 'USDT-BEP20': bep20, 'USDT-POS': { ...elsewhere, chainId: 56 } })).toMatch(
    /ConfigError: EVM_NETWORKS: USDT-BEP20 and USDT-POS both name chain 56/,
  );
  expect(problemWith({ 'USDT-BEP20': bep20, 'USDT-POS': bep20 })).toMatch(
    /USDT-BEP20 and USDT-POS both name the node of one rpcUrl/,
  );
  expect(problemWith({ 'FUSD-FRC20': bep20 })).toMatch(/FUSD-FRC20 needs a chainId/);
  expect(problemWith({ 'USDT-BEP20': { ...bep20, checkRpcUrl: bep20.rpcUrl } })).toMatch(
    /USDT-BEP20 has one address as rpcUrl and checkRpcUrl/,
  );
  expect(problemWith({ 'USDT-BEP20': { ...bep20, rpcUrl: 'ws://node.example.com' } })).toMatch(
    /at 'USDT-BEP20.rpcUrl'/,
  );
});

test('refuses networks with test money, and networks without a deposit key', () => {
  expect(String(problemOf({ ...REAL_MONEY, DATABASE_URL: '' }))).toMatch(
    /EVM_NETWORKS: .*test money/,
  );
  expect(String(problemOf({ ...REAL_MONEY, EVM_DEPOSIT_XPUB: '' }))).toMatch(/EVM_DEPOSIT_XPUB: /);
});

test('errors never contain the URL of a node', () => {
  const wrong = JSON.stringify({ 'USDT-BEP20': { ...NETWORKS['USDT-BEP20'], token: '0x1' } });
  const problem = String(problemOf({ ...REAL_MONEY, EVM_NETWORKS: wrong }));
  expect(problem).toContain("at 'USDT-BEP20.token'");
  expect(problem).not.toContain('key-of-the-operator');
});

test('every setting documents its purpose and its default', () => {
  for (const { description, fallback } of Object.values(SETTINGS)) {
    expect(description).toMatch(/^[A-Z].*\.$|: 1 or 0\.$/);
    expect(fallback).not.toBe('');
  }
});
