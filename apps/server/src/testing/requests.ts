import type { Call } from '@platform/api/contract';
import { newMember, type Wire, type WireOptions, type WireReply } from './wire';

const PASSWORDS = { password: 'Correct-Horse-1', next: 'Fresh-Horse-3' };
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};
const NOTHING = () => ({});
const PAGE = () => ({ page: '1' });
const GAME = () => ({ gametype: 1 });

/** Valid request for every call, by call name. */
const REQUESTS: Readonly<Record<string, () => Record<string, unknown>>> = {
  login: () => ({ code: 'anna@example.com', password: PASSWORDS.password }),
  signup: newMember,
  logout: NOTHING,
  forgotPassword: () => ({ email: 'anna@example.com' }),
  resetPassword: () => ({
    token: 'a'.repeat(43),
    new_password: PASSWORDS.next,
    confirm_new_password: PASSWORDS.next,
  }),
  confirmEmail: () => ({ token: 'a'.repeat(43) }),
  stopWithdrawals: () => ({ token: 'a'.repeat(43) }),
  profile: NOTHING,
  userBalances: NOTHING,
  memberDashboard: NOTHING,
  walletInfo: NOTHING,
  totalReferral: NOTHING,
  checkTxnPassword: NOTHING,
  changePassword: () => ({
    current_password: PASSWORDS.password,
    new_password: PASSWORDS.next,
    confirm_new_password: PASSWORDS.next,
  }),
  changeTxnPassword: () => ({
    currentTxnPassword: '',
    txnPassword: PASSWORDS.next,
    reTxnPassword: PASSWORDS.next,
  }),
  updateWallet: () => ({ wallet_address: ADDRESS, txnPassword: PASSWORDS.next }),
  findOut: () => ({ call: 'placeBet', key: 'an-intent-of-the-member' }),
  changeDisplayCurrency: () => ({ currency: 'INR' }),
  playLimits: NOTHING,
  setPlayLimit: () => ({ kind: 'stakes', period: 'day', amount: '1000000' }),
  confirmPlayLimit: () => ({ kind: 'stakes', period: 'day' }),
  beginBreak: () => ({ length: 'day' }),
  playSession: NOTHING,
  setRealityCheck: () => ({ minutes: 15 }),
  answerRealityCheck: NOTHING,
  changeNameVisibility: () => ({ hidden: true }),
  sessions: NOTHING,
  revokeSession: () => ({ id: '6f0c2f0e-0000-4000-8000-000000000000' }),
  sendConfirmation: NOTHING,
  securityLog: PAGE,
  notifications: () => ({ before: '1000' }),
  pushState: () => ({ endpoint: PUSH.endpoint }),
  subscribePush: () => ({ ...PUSH, outcomes: true, security: true }),
  unsubscribePush: () => ({ endpoint: PUSH.endpoint }),
  readNotifications: () => ({ through: '1' }),
  referralHistory: PAGE,
  levels: PAGE,
  team: () => ({ page: '1', leveltype: '1' }),
  treeData: () => ({ userid: '1', usercode: 'ABCDEFGH' }),
  walletDeposit: NOTHING,
  walletDepositMultiple: NOTHING,
  depositHistory: PAGE,
  activationHistory: PAGE,
  withdrawalHistory: PAGE,
  withdraw: () => ({
    Amount: '10',
    Address: ADDRESS,
    twofactor: '123456',
    txnPassword: PASSWORDS.next,
  }),
  activate: () => ({ Amount: '50', planid: 1 }),
  bonus: () => ({ incometype: 'Trade_profit', page: '1' }),
  myTickets: () => ({ page: '1', pagetype: '1' }),
  createTicket: () => ({
    name: 'Anna',
    email: 'anna@example.com',
    requestmessage: 'Where is my deposit?',
    selectedLevel: 'bug',
  }),
  authStatus: NOTHING,
  generateSecret: NOTHING,
  authOtp: () => ({
    authotp: '123456',
    authtype: 'Enable',
    authkey: 'JBSWY3DPEHPK3PXP',
    password: PASSWORDS.password,
  }),
  renewRecoveryCodes: () => ({ authotp: '123456', password: PASSWORDS.password }),
  placeBet: () => ({ ...GAME(), betType: 'color', betValue: 'green', amount: '1' }),
  gameInfo: GAME,
  lastWinningNumbers: GAME,
  winningNumbers: () => ({ page: '1', gametype: '1' }),
  myBets: () => ({ page: '1', gametype: '1' }),
  myColourWinnings: PAGE,
  betStatistics: NOTHING,
  lockPlans: NOTHING,
  currencyRates: NOTHING,
  publicResults: () => ({ gametype: '1' }),
  recentPlays: NOTHING,
  biggestWins: NOTHING,
  leaderboard: NOTHING,
  diceBet: () => ({ amount: '1', direction: 'over', target: '50.00' }),
  diceBets: PAGE,
  plinkoBet: () => ({ amount: '1', rows: 8, risk: 'low' }),
  plinkoBets: PAGE,
  openMines: () => ({ amount: '1', mines: 3 }),
  revealMines: () => ({ game_id: '1', cell: 0 }),
  cashOutMines: () => ({ game_id: '1' }),
  minesGame: NOTHING,
  minesGames: PAGE,
  seeds: NOTHING,
  changeClientSeed: () => ({ client_seed: 'my-own-seed' }),
  rotateSeeds: () => ({ client_seed: 'my-next-seed' }),
  fairnessKeys: NOTHING,
  fairnessRound: () => ({ gametype: '1', roundNumber: '20261121100010001' }),
  fairnessRounds: () => ({ gametype: '1', after: '0' }),
};

export function requestOf({ name }: Call): Record<string, unknown> {
  const make = REQUESTS[name];
  if (make === undefined) {
    throw new Error(`Add a request of the call '${name}' to testing/requests.ts.`);
  }
  return make();
}

const queryText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);

/** Returns the query of a request. Undefined values are omitted. */
export const queryOf = (payload: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(payload)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(queryText(value))]),
  );

export const sendCall = (
  wire: Wire,
  { method, path }: Call,
  payload: Record<string, unknown>,
  options?: WireOptions,
): Promise<WireReply> =>
  method === 'GET'
    ? wire.get(`${path}?${queryOf(payload)}`, options)
    : wire.post(path, payload, options);
