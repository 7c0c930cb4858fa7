import type {
  HistoryPage,
  MemberSession,
  PlayLimit,
  PlaySession,
  SecurityEvent,
} from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { HOUR, MINUTE, NOW } from './time';
import { walletAddress } from './wallet';

export const owner = { name: 'Asha Rao', email: 'asha@example.com', mobile: '+919876543210' };

export const twoFactorSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Platform:ASHA01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Platform',
  expiresAt: NOW + 600_000,
};

export const recoveryCodes: readonly string[] = [
  'k7wm-3ahx-9dqt-fc2p-wj2n-4z95-2x8t',
  'b4zr-x6ne-vj8k-2mhs-a5r3-9hxb-7fdn',
  'w9pt-dk5c-7xua-ge3q-s6hp-udvh-a2gq',
  'h2vn-8sjb-4ryf-zm6d-jf86-3pf3-4cew',
  'q5cg-tw7e-mk9x-3bap-wree-a6ag-3g9f',
  '6rdz-nf4h-u8js-vx2k-6fkm-9gu7-yxgf',
  'y3ma-pq9w-c5tg-7ehn-99zg-997p-kanq',
  'j8xk-2bvd-sr6z-f4wm-f8ej-cmk5-wvaw',
  'e7hs-gn3u-9pyc-ad5t-yzmc-kn5k-szmf',
  'v2qb-6jkw-xm8f-hr4z-sszf-bj9a-92n6',
];

export const sessions: readonly MemberSession[] = [
  ['Chrome', 'Windows', 'Mumbai, India', '203.0.113.24'],
  ['Safari', 'iPhone', 'Pune, India', '198.51.100.7'],
  ['Firefox', 'Linux', null, '192.0.2.146'],
].map(([browser, platform, place, ipAddress], index) => ({
  id: `session-${index}`,
  browser: browser ?? '',
  platform: platform ?? '',
  place: place ?? null,
  ipAddress: ipAddress ?? '',
  lastUsedAt: NOW - 53 * index * HOUR,
  current: index === 0,
}));

const here = {
  browser: 'Chrome 147',
  platform: 'Windows',
  place: 'Mumbai, India',
  ipAddress: '203.0.113.24',
};
const signedIn: SecurityEvent = {
  id: '3',
  at: NOW,
  event: 'signed-in',
  from: here,
  amount: null,
  wallet: null,
  refused: 0,
};

export const member = {
  code: 'ASHA01',
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+919876543210',
  joinedAt: Date.UTC(2024, 0, 5, 15, 7),
  rank: 'Gold',
  lockedAmount: parseUsdt('1234.5678'),
};

export const securityLog: HistoryPage<SecurityEvent> = {
  rows: [
    signedIn,
    { ...signedIn, id: '2', at: NOW - 30 * HOUR, event: 'two-factor-enabled' },
    {
      ...signedIn,
      id: '1',
      at: NOW - 50 * HOUR,
      event: 'wallet-address-changed',
      wallet: walletAddress,
    },
  ],
  current: 1,
  pages: 1,
  total: 3,
};

/** Limits of a player: one partly used, one reached, and two with a request. */
export const playLimits: readonly PlayLimit[] = [
  {
    kind: 'stakes',
    period: 'day',
    amount: parseUsdt('100'),
    used: parseUsdt('35'),
    left: parseUsdt('65'),
    nextAt: NOW + 5 * HOUR,
    request: null,
  },
  {
    kind: 'stakes',
    period: 'week',
    amount: parseUsdt('250'),
    used: parseUsdt('250'),
    left: 0n,
    nextAt: NOW + 30 * HOUR,
    request: {
      amount: parseUsdt('400'),
      confirmFrom: NOW + 20 * HOUR,
      confirmUntil: NOW + 188 * HOUR,
    },
  },
  {
    kind: 'losses',
    period: 'month',
    amount: parseUsdt('250'),
    used: -parseUsdt('12.5'),
    left: parseUsdt('262.5'),
    nextAt: NOW + 300 * HOUR,
    request: { amount: null, confirmFrom: NOW - HOUR, confirmUntil: NOW + 167 * HOUR },
  },
];

/** Play session of 42 minutes with a net loss. */
export const playSession: PlaySession = {
  beganAt: NOW - 42 * MINUTE,
  staked: parseUsdt('64'),
  net: -parseUsdt('12.5'),
  lastSignInAt: NOW - 17 * HOUR,
};
