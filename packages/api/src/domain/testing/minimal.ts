import { TIME } from './wire';

const said = (message: string) => ({ status: 'success', message });
const done = said('Done');

const pagination = { currentPage: 1, totalPages: 1, totalRecords: 1 };

const pageOf = (row: object) => ({ ...done, data: [row], pagination });

const bet = { game: 'Wingo 1 Min', order_id: '55', bet_amount: '10', bet_deduction: 'High' };

/** Replies with only the fields in sections 3 and 7 of the specification. */
export const minimalReplies = {
  login: { ...said('Welcome'), token: 't1', user: { code: 'asha' } },
  signup: {
    ...said('Welcome'),
    token: 't1',
    resultmessage: 'Your user ID is asha',
    data: { user: { id: '7', code: 'asha' } },
  },
  logout: done,
  profile: {
    ...done,
    data: {
      ID: '7',
      code: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      emailid: 'asha@example.com',
      mobile: '+919876543210',
      JoiningDate: TIME,
      level: '2',
      selfpackage: '50',
      walletaddress: '0x1',
      security_type: 'member',
    },
  },
  userBalances: { ...done, data: { disable: 0, ActivateWallet: '12.5', STAKINGEWALLET: '50' } },
  memberDashboard: { ...done, data: [{ DBB_ID: 'direct', LedgerName: '', MobileNo: '1.5' }] },
  walletInfo: { ...done, companyaddress: '0x2', PhonepayNo: '98765 43210' },
  totalReferral: { ...done, totalreferral: 3 },
  checkTxnPassword: done,
  changePassword: said('Password changed'),
  changeTxnPassword: said('TXN password changed'),
  updateWallet: said('Wallet updated'),
  referralHistory: pageOf({
    username: 'ravi',
    name: 'Ravi',
    register_at: TIME,
    Package: '50',
    ActiveDate: TIME,
  }),
  levels: { ...done, data: [{ RI_ID: 1, Name: 'Level 1', MobileNo: 12 }] },
  team: pageOf({ SrNo: 1, CODE: 'ravi', name: 'Ravi', joiningdate: TIME, LEVEL: 1 }),
  treeData: {
    ...done,
    data: [
      {
        id: '7',
        parentId: null,
        code: 'asha',
        name: 'Asha',
        image: 'green.png',
        bookingDate: TIME,
        bookingAmount: '50',
      },
      {
        id: '8',
        parentId: '7',
        code: 'ravi',
        name: 'Ravi',
        image: 'red.png',
        bookingDate: TIME,
        bookingAmount: '0',
      },
    ],
  },
  walletDeposit: done,
  walletDepositMultiple: done,
  depositHistory: pageOf({ Date: TIME, USDT: '25', PaymentOrder_Id: '0xab' }),
  activationHistory: pageOf({ ActivationDate: TIME, Amount: '50' }),
  withdrawalHistory: pageOf({
    Status: 'Approved',
    verifydatetime: TIME,
    amount: '20',
    WithdeollCharge: '10',
    BankName: '0xcd',
  }),
  withdraw: { ...said('On its way'), data: { status: 'Withdrawal Success' } },
  activate: { ...done, data: { message: 'Activation success' } },
  bonus: {
    ...pageOf({ ...bet, deposit_at: TIME, amount: '19.6', remark: 'Won', total_winning: '19.6' }),
    totalAmountsByType: [{ totalAmount: '19.6' }],
  },
  myTickets: pageOf({
    G_ID: '1',
    G_RequestNo: 'R-1',
    G_Request: 'Help',
    G_type: 'bug',
    G_Solution: 'Done',
    G_RequestDate: TIME,
    G_Status: 'Solved',
    G_ClosedDate: TIME,
  }),
  createTicket: said('Request Placed successfully'),
  authStatus: { ...done, data: [{ status: true }] },
  generateSecret: {
    ...done,
    secret: 'ABCDEFGH',
    otpauth_url: 'otpauth://totp/x',
    qrCodeUrl: 'otpauth://totp/x',
  },
  authOtp: said('2FA Enabled Successfully'),
  placeBet: said('Bet placed'),
  gameInfo: { ...done, data: { order_id: '20240331010091', game_at: '2024-03-31T06:59:56.000Z' } },
  lastWinningNumbers: { ...done, data: [{ number: 5, color: 'green+violet' }] },
  winningNumbers: pageOf({ roundNumber: '20', result: { number: 0, color: 'red+violet' } }),
  myBets: pageOf({
    gameId: { roundNumber: '20' },
    amount: '10',
    betType: 'high',
    betValue: 'high',
    total_winning: '19.6',
  }),
  myColourWinnings: {
    ...done,
    data: {
      winnings: [{ ...bet, winning_at: TIME, total_winning: '19.6', amount: '19.6' }],
      pagination,
    },
  },
} as const;
