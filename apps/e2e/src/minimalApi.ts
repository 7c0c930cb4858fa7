import type { Page, Request } from '@playwright/test';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';
import { ROUND_MS } from './rounds.ts';

export const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

const AT = '2026-01-05T15:07:00.000Z';
const HASH = `0x${'ab'.repeat(32)}`;
/** Offset of API times, which are Indian time labelled as UTC. */
const INDIAN_OFFSET_MS = 5.5 * 3_600_000;
/** Time from the first request to the first draw, in ms, which is long enough for placing a bet. */
const FIRST_DRAW_MS = ROUND_MS;

const said = (message: string) => ({ status: 'success', message });
const done = said('Done');

const pageOf = (...rows: object[]) => ({
  ...done,
  data: rows,
  pagination: { currentPage: 1, totalPages: 1, totalRecords: rows.length },
});

interface State {
  name: string;
  /** Time of the first draw, epoch ms. */
  firstDraw: number | undefined;
  betOn: number | undefined;
  withdrawn: boolean;
}

const roundNumber = (round: number) => `2026112210001${String(round).padStart(4, '0')}`;

function currentRound(state: State): number {
  state.firstDraw ??= Date.now() + FIRST_DRAW_MS;
  return Math.max(0, Math.ceil((Date.now() - state.firstDraw) / ROUND_MS));
}

/** Returns true once the round of the bet is over, because every round draws a 7. */
const hasWon = (state: State) => state.betOn !== undefined && currentRound(state) > state.betOn;

function walletOf(state: State): string {
  if (state.betOn === undefined) return '1000';
  if (!hasWon(state)) return '990';
  return state.withdrawn ? '959.6' : '1009.6';
}

function gameInfo(state: State): object {
  const round = currentRound(state);
  const drawsAt = (state.firstDraw ?? 0) + round * ROUND_MS;
  const game_at = new Date(drawsAt + INDIAN_OFFSET_MS).toISOString();
  return { ...done, data: { order_id: roundNumber(round), game_at } };
}

const drawnRounds = (state: State) =>
  Array.from({ length: currentRound(state) }, (_, round) => roundNumber(round)).reverse();

const settled = (state: State): object[] =>
  hasWon(state)
    ? [
        {
          game: 'Wingo 1 Min',
          order_id: '55',
          bet_amount: '10',
          bet_deduction: 'High',
          total_winning: '19.6',
          amount: '19.6',
        },
      ]
    : [];

type Answer = (state: State, body: Readonly<Record<string, string>>) => object;

/** Replies to all calls in the specification, with only the specified fields. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'POST auth/login': () => ({ ...said('Welcome back'), token: 't2', user: { code: 'PLAYER7' } }),
  'POST auth/signup': (state, { name = '' }) => {
    state.name = name;
    return {
      ...said('Welcome'),
      token: 't1',
      resultmessage: 'Your user ID is PLAYER7',
      data: { user: { id: '7', code: 'PLAYER7' } },
    };
  },
  'GET auth/logout': () => done,
  // Roles of the profile, which grant no permissions.
  'GET user/profile': ({ name }) => ({
    ...done,
    data: {
      ID: '7',
      code: 'PLAYER7',
      name,
      email: 'player@example.com',
      mobile: '+919876543210',
      emailid: 'player@example.com',
      JoiningDate: AT,
      level: '1',
      selfpackage: '50',
      walletaddress: WALLET,
      role: 'none',
    },
  }),
  'GET user/userbalances': (state) => ({
    ...done,
    data: { disable: 0, ActivateWallet: walletOf(state), STAKINGEWALLET: '50' },
  }),
  'GET user/getmemberdashboard': () => ({
    ...done,
    data: [{ LedgerName: 'Direct', MobileNo: '1.5', DBB_ID: 'direct' }],
  }),
  'GET user/walletinfo': () => ({ ...done, companyaddress: WALLET, PhonepayNo: '98765 43210' }),
  'GET user/totalReferral': () => ({ ...done, totalreferral: 3 }),
  'GET user/checkTxnPassword': () => done,
  'GET user/getReferralHistory': () =>
    pageOf({ username: 'RAVI07', name: '', register_at: AT, Package: '50', ActiveDate: AT }),
  'GET user/getlevel': () => ({ ...done, data: [{ RI_ID: 1, Name: 'Level 1', MobileNo: 1 }] }),
  'GET user/getteam': () =>
    pageOf({ SrNo: 1, CODE: 'RAVI07', name: 'Ravi', joiningdate: AT, LEVEL: 1 }),
  'POST tree/treeData': ({ name }) => ({
    ...done,
    data: [
      { id: '7', parentId: null, code: 'PLAYER7', name, image: 'green.png' },
      { id: '8', parentId: '7', code: 'RAVI07', name: 'Ravi', image: 'red.png' },
    ].map((node) => ({ ...node, bookingDate: AT, bookingAmount: '50' })),
  }),
  'GET fund/walletdeposit': () => done,
  'GET fund/walletdepositmultiple': () => done,
  'GET fund/deposithistory': () => pageOf({ Date: AT, USDT: '25', PaymentOrder_Id: HASH }),
  'GET fund/activationhistory': () => pageOf({ ActivationDate: AT, Amount: '50' }),
  'GET fund/withdrawalhistory': ({ withdrawn }) => {
    const row = { Status: 'Processing', verifydatetime: AT, amount: '40', WithdeollCharge: '40' };
    return withdrawn ? pageOf({ ...row, BankName: HASH }) : pageOf();
  },
  'POST fund/Withdrawalnow': (state) => {
    state.withdrawn = true;
    return { ...said('It is on its way'), data: { status: 'Withdrawal Success' } };
  },
  'GET fund/bonus': (state) => ({
    ...pageOf(...settled(state).map((bet) => ({ ...bet, deposit_at: AT, remark: 'Won' }))),
    totalAmountsByType: [{ totalAmount: '19.6' }],
  }),
  'GET support/mytickets': () =>
    pageOf({
      G_ID: '1',
      G_RequestNo: 'R-1',
      G_Request: 'Where is it?',
      G_type: 'bug',
      G_Solution: '',
      G_RequestDate: AT,
      G_Status: 'New',
      G_ClosedDate: '',
    }),
  'GET twofactor/authstatus': () => ({ ...done, data: [{ status: true }] }),
  'POST game/placeBetnew': (state) => {
    state.betOn = currentRound(state);
    return said('Your bet was taken');
  },
  'POST game/gameinfonew': (state) => gameInfo(state),
  'POST game/lastWiningNumbersnew': (state) => ({
    ...done,
    data: drawnRounds(state).map(() => ({ number: 7, color: 'green' })),
  }),
  'GET game/winingNumbersnew': (state) =>
    pageOf(
      ...drawnRounds(state).map((round) => ({
        roundNumber: round,
        result: { number: 7, color: 'green' },
      })),
    ),
  'GET game/myBets': (state) => {
    if (state.betOn === undefined) return pageOf();
    const bet = { amount: '10', betType: 'high', betValue: 'high' };
    const total_winning = hasWon(state) ? '19.6' : '0';
    return pageOf({ ...bet, total_winning, gameId: { roundNumber: roundNumber(state.betOn) } });
  },
  'GET game/myColourWinnings': (state) => {
    const { data, pagination } = pageOf(
      ...settled(state).map((bet) => ({ ...bet, winning_at: AT })),
    );
    return { ...done, data: { winnings: data, pagination } };
  },
};

const bodyOf = (request: Request) =>
  request.method() === 'POST' ? (request.postDataJSON() as Record<string, string>) : {};

const UNUSED: State = { name: '', firstDraw: undefined, betOn: undefined, withdrawn: false };

export const afterWinning = (name: string): Partial<State> => ({
  name,
  firstDraw: Date.now() - ROUND_MS / 2,
  betOn: 0,
});

/** Replies to API calls with only the fields of the specification. All other calls fail. */
export async function answerMinimally(page: Page, past: Partial<State> = {}): Promise<void> {
  const state: State = { ...UNUSED, ...past };
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/', '');
    const answer = ANSWERS[`${request.method()} ${path}`];
    if (answer) await route.fulfill({ json: answer(state, bodyOf(request)) });
    else await route.fulfill({ status: 404, json: { status: 'error', message: `No ${path}` } });
  });
  // The stub acts like a 404 for the stream, but without a console error.
  await withoutStream(page);
}
