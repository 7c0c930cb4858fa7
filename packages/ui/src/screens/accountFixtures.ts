import type { HistoryPage, MemberSession, SecurityEvent, Ticket } from '@platform/rules/models';
import { NOW } from './fixtures';

const HOUR = 3_600_000;

export const owner = { name: 'Asha Rao', email: 'asha@example.com', mobile: '+919876543210' };

export const walletAddress = '0x5c1e2b7a9d3f4e8c6b0a1d2e3f4a5b6c7d8e9f01';

export const twoFactorSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Platform:ASHA01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Platform',
  expiresAt: NOW + 600_000,
};

export const recoveryCodes: readonly string[] = [
  'k7wm-3ahx-9dqt-fc2p',
  'b4zr-x6ne-vj8k-2mhs',
  'w9pt-dk5c-7xua-ge3q',
  'h2vn-8sjb-4ryf-zm6d',
  'q5cg-tw7e-mk9x-3bap',
  '6rdz-nf4h-u8js-vx2k',
  'y3ma-pq9w-c5tg-7ehn',
  'j8xk-2bvd-sr6z-f4wm',
  'e7hs-gn3u-9pyc-ad5t',
  'v2qb-6jkw-xm8f-hr4z',
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

const open: Ticket = {
  id: '4',
  requestNumber: 'T-1042',
  type: 'account',
  message:
    'My deposit of 250 USDT from this morning does not show in the wallet. The transaction has 40 confirmations by now.',
  solution: null,
  state: 'open',
  requestedAt: NOW - 3 * HOUR,
  closedAt: null,
};

export const tickets: HistoryPage<Ticket> = {
  rows: [
    open,
    {
      ...open,
      id: '3',
      requestNumber: 'T-0987',
      type: 'bug',
      message: 'The sound of the timer plays twice.',
      solution:
        'Thank you for telling us. It was the second tab you had open: since yesterday only the tab in front plays it.',
      state: 'closed',
      requestedAt: NOW - 480 * HOUR,
      closedAt: NOW - 430 * HOUR,
    },
    {
      ...open,
      id: '2',
      requestNumber: 'T-0815',
      type: 'feature',
      message: 'Please add a 15 minute round.',
      solution: 'Noted, thank you.',
      state: 'closed',
      requestedAt: NOW - 1_450 * HOUR,
      closedAt: NOW - 1_445 * HOUR,
    },
  ],
  current: 1,
  pages: 1,
  total: 3,
};

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

/** Latest security events of the account. */
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
