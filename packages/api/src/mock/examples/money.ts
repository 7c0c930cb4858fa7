import { BONUS_TYPES, paginate } from '../../contract';
import type { Examples } from '../calls';

const ADDRESS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const HASH = `0x${'4f2a9c81'.repeat(8)}`;

/** Examples for the fund family, and for the money calls in the user family. */
export const moneyExamples: Examples<
  | 'userBalances'
  | 'currencyRates'
  | 'memberDashboard'
  | 'walletInfo'
  | 'walletDeposit'
  | 'walletDepositMultiple'
  | 'depositHistory'
  | 'lockPlans'
  | 'activationHistory'
  | 'withdrawalHistory'
  | 'withdraw'
  | 'activate'
  | 'bonus'
> = {
  userBalances: {
    status: 'success',
    data: { disable: 0, ActivateWallet: '1234.56', STAKINGEWALLET: '500' },
  },
  currencyRates: {
    status: 'success',
    data: {
      at: '2026-01-15T12:00:00.000Z',
      valid_until: '',
      rates: { EUR: '0.86', INR: '90.12', USD: '1' },
    },
  },
  memberDashboard: {
    status: 'success',
    data: BONUS_TYPES.map((type, index) => ({
      DBB_ID: type,
      LedgerName: '',
      MobileNo: String(12.5 * index),
    })),
  },
  walletInfo: {
    status: 'success',
    companyaddress: ADDRESS,
    PhonepayNo: '',
    networks: [
      { network: 'FUSD-FRC20', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      { network: 'USDT-BEP20', address: ADDRESS },
      { network: 'USDT-POS', address: '0xde709f2102306220921060314715629080e2fb77' },
    ],
  },
  walletDeposit: { status: 'success' },
  walletDepositMultiple: { status: 'success' },
  depositHistory: {
    status: 'success',
    data: [
      {
        Date: '2026-01-14T08:15:00.000Z',
        USDT: '250',
        PaymentOrder_Id: HASH,
        network: 'USDT-BEP20',
      },
    ],
    pagination: paginate(1, 1),
  },
  lockPlans: {
    status: 'success',
    data: [1, 2, 3, 4, 5].map((planid) => ({ planid, per_year: 10_000 * (planid + 1) })),
  },
  activationHistory: {
    status: 'success',
    data: [
      {
        ActivationDate: '2026-01-10T10:00:00.000Z',
        Amount: '500',
        planid: 3,
        unlock_at: '2027-01-10T10:00:00.000Z',
      },
    ],
    pagination: paginate(1, 1),
  },
  withdrawalHistory: {
    status: 'success',
    data: [
      {
        Status: 'Pending',
        verifydatetime: '',
        amount: '40',
        WithdeollCharge: '40',
        BankName: '',
        network: 'USDT-BEP20',
      },
      {
        Status: 'Success',
        verifydatetime: '2026-01-12T16:20:00.000Z',
        amount: '100',
        WithdeollCharge: '100',
        BankName: HASH,
        network: 'USDT-BEP20',
      },
    ],
    pagination: paginate(2, 1),
  },
  withdraw: {
    status: 'success',
    message: 'We received your withdrawal request.',
    data: { status: 'Withdrawal Success' },
  },
  activate: { status: 'success', data: { message: 'Activation success' } },
  bonus: {
    status: 'success',
    data: [
      {
        deposit_at: '2026-01-15T11:31:00.000Z',
        amount: '4.9',
        remark: 'Won',
        remark_code: 'won',
        remark_params: {},
        order_id: '1007',
        game: 'Wingo 1 minute',
        gametype: 1,
        bet_type: 'color',
        bet_deduction: 'green',
        bet_amount: '10',
        total_winning: '14.7',
      },
    ],
    pagination: paginate(1, 1),
    totalAmountsByType: [{ totalAmount: '4.9' }],
  },
};
