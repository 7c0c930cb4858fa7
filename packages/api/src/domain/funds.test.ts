import { describe, expect, it } from 'vitest';
import {
  activate,
  activationHistory,
  decode,
  depositHistory,
  walletInfo,
  withdraw,
  withdrawalHistory,
} from '../contract';
import {
  toDeposits,
  toDepositWays,
  toLockOutcome,
  toLocks,
  toWithdrawalOutcome,
  toWithdrawals,
} from './funds';
import { MOMENT, pageOf, success, TIME } from './testing/wire';

describe('mapping funds', () => {
  it('[API-10] [DEP-01] returns deposit addresses by network', () => {
    const networks = [{ network: 'USDT-BEP20', address: '0x1' }];
    const reply = success({ companyaddress: '0x1', PhonepayNo: '', networks });
    expect(toDepositWays(decode(walletInfo.response, reply))).toEqual({
      addresses: networks,
      other: null,
    });
  });

  it('[API-10] returns no deposit address if the server has none', () => {
    const reply = success({ companyaddress: '', PhonepayNo: '' });
    expect(toDepositWays(decode(walletInfo.response, reply)).addresses).toEqual([]);
  });

  it('[API-22] [HIST-01] returns deposits with the hash from PaymentOrder_Id', () => {
    const row = { Date: TIME, USDT: '12.5', PaymentOrder_Id: '0xab', network: 'USDT-BEP20' };
    expect(toDeposits(decode(depositHistory.response, pageOf(row))).rows).toEqual([
      { hash: '0xab', network: 'USDT-BEP20', amount: 12_500_000n, madeAt: MOMENT },
    ]);
  });

  it('[API-23] [HIST-02] returns locks', () => {
    const unlock_at = '2024-04-30T10:00:00.000Z';
    const row = { ActivationDate: TIME, Amount: '50', planid: 1, unlock_at };
    expect(toLocks(decode(activationHistory.response, pageOf(row))).rows).toEqual([
      { amount: 50_000_000n, plan: 1, lockedAt: MOMENT, unlocksAt: Date.UTC(2024, 3, 30, 10) },
    ]);
  });

  it('[API-24] [HIST-03] returns withdrawals with the hash from BankName', () => {
    const paid = {
      Status: 'Success',
      verifydatetime: TIME,
      amount: '20',
      WithdeollCharge: '20',
      BankName: '0xcd',
    };
    const pending = { ...paid, Status: 'Pending', verifydatetime: '', BankName: '' };
    const elsewhere = { ...paid, network: 'USDT-POS' };
    const held = { ...pending, Status: 'Held' };
    const review = { ...pending, Status: 'Review' };
    const failed = { ...pending, Status: 'Failed' };
    const reply = pageOf(pending, held, review, failed, paid, elsewhere);
    const answer = decode(withdrawalHistory.response, reply);
    // A server that names no network pays on the form's network.
    const amounts = { network: 'USDT-BEP20', amount: 20_000_000n, payable: 20_000_000n };
    const unpaid = { ...amounts, hash: null, changedAt: null };
    const done = { ...amounts, state: 'success', hash: '0xcd', changedAt: MOMENT };
    expect(toWithdrawals(answer).rows).toEqual([
      { ...unpaid, state: 'pending' },
      { ...unpaid, state: 'held' },
      { ...unpaid, state: 'review' },
      { ...unpaid, state: 'failed' },
      done,
      { ...done, network: 'USDT-POS' },
    ]);
  });

  it.each(['soon', '2024-01-31', '2024-01-31T10:00:00', '2024-13-31T10:00:00Z'])(
    '[API-24] [HIST-03] lists all withdrawals if one has the date %j',
    (unreadable) => {
      const row = { Status: 'Success', amount: '20', WithdeollCharge: '20', BankName: '0xcd' };
      const reply = pageOf(
        { ...row, verifydatetime: unreadable },
        { ...row, verifydatetime: TIME },
      );
      const { rows } = toWithdrawals(decode(withdrawalHistory.response, reply));
      expect(rows.map(({ changedAt }) => changedAt)).toEqual([NaN, MOMENT]);
    },
  );

  it.each([
    ['Withdrawal Success', true],
    ['Withdrawal Failed', false],
  ])('[API-25] [WD-04] reads the outcome %s', (status, succeeded) => {
    const reply = success({ message: 'Told.', data: { status } });
    const outcome = toWithdrawalOutcome(decode(withdraw.response, reply));
    expect(outcome).toEqual({ succeeded, message: 'Told.' });
  });

  it.each([
    ['Activation success', true],
    ['Activation failed', false],
  ])('[API-26] [LOCK-03] reads the outcome %s', (message, succeeded) => {
    const reply = success({ data: { message } });
    expect(toLockOutcome(decode(activate.response, reply))).toEqual({ succeeded, message });
  });
});

describe('a time', () => {
  it.each(['', 'soon', '2024-01-31', '2024-01-31T10:00:00', '2024-13-31T10:00:00Z'])(
    'is refused with its row and field if it is %j',
    (Date) => {
      const row = { Date, USDT: '1', PaymentOrder_Id: '', network: 'USDT-BEP20' };
      expect(() => decode(depositHistory.response, pageOf(row))).toThrow(
        `data.0.Date: "${Date}" is not a time such as`,
      );
    },
  );
});
