import { paginate, TWO_FACTOR_DONE } from '../../contract';
import type { Examples } from '../calls';

const user = { id: '42', code: 'ASHA2345', name: 'Asha Rao' };
const otpauthUrl =
  'otpauth://totp/Platform:ASHA2345?issuer=Platform&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

const RECOVERY_CODES = [
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

/** Examples for the auth and twofactor families, and for the account calls in the user family. */
export const accountExamples: Examples<
  | 'login'
  | 'signup'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'stopWithdrawals'
  | 'profile'
  | 'checkTxnPassword'
  | 'changePassword'
  | 'changeTxnPassword'
  | 'updateWallet'
  | 'changeDisplayCurrency'
  | 'changeNameVisibility'
  | 'playLimits'
  | 'setPlayLimit'
  | 'confirmPlayLimit'
  | 'beginBreak'
  | 'playSession'
  | 'setRealityCheck'
  | 'answerRealityCheck'
  | 'findOut'
  | 'sessions'
  | 'revokeSession'
  | 'sendConfirmation'
  | 'securityLog'
  | 'notifications'
  | 'readNotifications'
  | 'pushState'
  | 'subscribePush'
  | 'unsubscribePush'
  | 'authStatus'
  | 'generateSecret'
  | 'authOtp'
  | 'renewRecoveryCodes'
> = {
  login: {
    status: 'success',
    message: 'Signed in successfully',
    token: 'token-of-asha',
    user: { ...user, emailconfirmed: true },
    data: { user },
  },
  signup: {
    status: 'success',
    message: 'Registered successfully',
    resultmessage: 'Welcome! Your user ID is ASHA2345.',
    token: 'token-of-asha',
    data: { user },
  },
  logout: { status: 'success' },
  forgotPassword: {
    status: 'success',
    message: 'If an account has this address, we sent it a link for a new password.',
  },
  resetPassword: { status: 'success', message: 'Your password was changed.' },
  confirmEmail: { status: 'success', message: 'Your email address is confirmed.' },
  stopWithdrawals: {
    status: 'success',
    message: 'Withdrawals are stopped, and every session is signed out.',
  },
  profile: {
    status: 'success',
    data: {
      ID: user.id,
      code: user.code,
      name: user.name,
      email: 'asha@example.com',
      emailid: 'asha@example.com',
      mobile: '+919876543210',
      JoiningDate: '2026-01-05T09:30:00.000Z',
      level: '0',
      selfpackage: '500',
      walletaddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      role: 'member',
      security_type: 'member',
      emailconfirmed: true,
      displaycurrency: '',
      hidename: false,
    },
  },
  checkTxnPassword: { status: 'success' },
  changePassword: { status: 'success', message: 'Your password was changed.' },
  changeTxnPassword: { status: 'success', message: 'Your TXN password was changed.' },
  updateWallet: { status: 'success', message: 'Your wallet address was updated.' },
  findOut: { status: 'success', message: 'Bet placed successfully', data: { done: true } },
  changeDisplayCurrency: { status: 'success', message: 'Your display currency was changed.' },
  playLimits: {
    status: 'success',
    data: [
      {
        kind: 'stakes',
        period: 'day',
        amount: '100',
        used: '35',
        left: '65',
        next_at: Date.UTC(2026, 0, 16, 9),
        request: {
          amount: '200',
          confirm_from: Date.UTC(2026, 0, 16, 12),
          confirm_until: Date.UTC(2026, 0, 23, 12),
        },
      },
      {
        kind: 'losses',
        period: 'month',
        amount: '250',
        used: '-12.5',
        left: '262.5',
        next_at: Date.UTC(2026, 1, 12, 9),
        request: null,
      },
    ],
    break: null,
  },
  setPlayLimit: { status: 'success', message: 'Your limit applies now.' },
  confirmPlayLimit: { status: 'success', message: 'Your limit was changed.' },
  beginBreak: { status: 'success', message: 'Your break has begun.' },
  playSession: {
    status: 'success',
    data: {
      now: Date.UTC(2026, 0, 15, 12),
      began_at: Date.UTC(2026, 0, 15, 11, 20),
      staked: '64',
      returned: '51.5',
      check_minutes: 30,
      next_check_at: Date.UTC(2026, 0, 15, 12, 20),
      last_sign_in: Date.UTC(2026, 0, 14, 19, 5),
    },
  },
  setRealityCheck: { status: 'success', message: 'We remind you after 30 minutes of play.' },
  answerRealityCheck: { status: 'success', message: 'You can go on playing.' },
  changeNameVisibility: {
    status: 'success',
    message: 'Your name is no longer shown in public lists.',
  },
  sessions: {
    status: 'success',
    data: [
      {
        id: '6f0c2f0e-0000-4000-8000-000000000001',
        browser: 'Firefox 147',
        platform: 'Windows',
        geo: 'IN',
        ip_address: '203.0.113.7',
        last_used: '2026-01-15T12:00:00.000Z',
        current: true,
      },
      {
        id: '6f0c2f0e-0000-4000-8000-000000000002',
        browser: 'Safari 19',
        platform: 'iOS',
        geo: '',
        ip_address: '198.51.100.24',
        last_used: '2026-01-12T18:45:00.000Z',
        current: false,
      },
    ],
  },
  revokeSession: { status: 'success', message: 'That browser is signed out.' },
  sendConfirmation: { status: 'success', message: 'We sent you a new link.' },
  notifications: {
    status: 'success',
    data: [
      {
        id: '12',
        kind: 'bets',
        at: Date.UTC(2026, 0, 15, 12),
        detail: {
          game: 1,
          round: '20260115100010720',
          result: 7,
          bets: 2,
          stake: '14',
          received: '19.6',
          ends_at: Date.UTC(2026, 0, 15, 12),
        },
      },
      {
        id: '11',
        kind: 'deposit',
        at: Date.UTC(2026, 0, 14, 8, 30),
        detail: { amount: '250', network: 'USDT-BEP20' },
      },
    ],
    more: false,
    unread: 1,
    through: '11',
    server_now: Date.UTC(2026, 0, 15, 12, 1),
  },
  readNotifications: { status: 'success' },
  pushState: {
    status: 'success',
    key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    outcomes: true,
    security: false,
  },
  subscribePush: {
    status: 'success',
    message: 'Your notification settings for this browser were saved.',
  },
  unsubscribePush: { status: 'success', message: 'Notifications are off in this browser.' },
  securityLog: {
    status: 'success',
    data: [
      {
        id: '3',
        at: '2026-01-15T12:00:00.000Z',
        event: 'signed-in',
        browser: 'Firefox 147',
        platform: 'Windows',
        geo: 'IN',
        ip_address: '203.0.113.7',
      },
      {
        id: '2',
        at: '2026-01-14T08:30:00.000Z',
        event: 'withdrawal-paid',
        browser: '',
        platform: '',
        geo: '',
        ip_address: '',
        amount: '25',
        wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
      {
        id: '1',
        at: '2026-01-12T18:40:00.000Z',
        event: 'sign-in-failed',
        browser: 'Safari 19',
        platform: 'iOS',
        geo: '',
        ip_address: '198.51.100.24',
        refused: 3,
      },
    ],
    pagination: paginate(3, 1),
  },
  authStatus: { status: 'success', data: [{ status: false, recovery_codes_left: 0 }] },
  generateSecret: {
    status: 'success',
    secret: 'JBSWY3DPEHPK3PXP',
    otpauth_url: otpauthUrl,
    qrCodeUrl: otpauthUrl,
    expires_in: 600,
  },
  authOtp: { status: 'success', message: TWO_FACTOR_DONE.Enable, recovery_codes: RECOVERY_CODES },
  renewRecoveryCodes: {
    status: 'success',
    message: 'You have new recovery codes. The old ones no longer work.',
    recovery_codes: RECOVERY_CODES,
  },
};
