import { describe, expect, it } from 'vitest';
import { bonus, decode, memberDashboard, myColourWinnings, paginate } from '../contract';
import { toBonuses, toIncomeHistory } from './income';
import { toSettledBets } from './winnings';
import { MOMENT, pageOf, success, TIME } from './testing/wire';

/** Settled bet of 2 USDT in the wire format, with only the specified fields. */
const settled = (amount: string) => ({
  game: 'Wingo 1 Min',
  order_id: 'b1',
  winning_at: TIME,
  bet_amount: '2',
  bet_deduction: 'red',
  total_winning: amount,
  amount,
});

describe('mapping income', () => {
  it('[API-09] [API-44] [DASH-05] returns bonuses with the amount from MobileNo, and 0 for missing bonuses', () => {
    const data = [
      { DBB_ID: 'rank', LedgerName: '', MobileNo: '1.25' },
      { DBB_ID: 'self', LedgerName: 'Daily bonus', MobileNo: '0' },
    ];
    expect(toBonuses(decode(memberDashboard.response, success({ data })))).toEqual([
      { type: 'direct', name: null, amount: 0n },
      { type: 'level', name: null, amount: 0n },
      { type: 'self', name: 'Daily bonus', amount: 0n },
      { type: 'rebate', name: null, amount: 0n },
      { type: 'rank', name: null, amount: 1_250_000n },
      { type: 'betStatus', name: null, amount: 0n },
    ]);
  });

  it('[API-09] returns bonuses with unknown ids in the order of the specification', () => {
    const data = ['a', 'b', 'self'].map((DBB_ID) => ({
      DBB_ID,
      LedgerName: DBB_ID,
      MobileNo: '1',
    }));
    const bonuses = toBonuses(decode(memberDashboard.response, success({ data })));
    expect(bonuses.map(({ type, name }) => [type, name])).toEqual([
      ['direct', 'a'],
      ['level', 'b'],
      ['self', 'self'],
      ['rebate', null],
      ['rank', null],
      ['betStatus', null],
    ]);
  });

  it('[API-27] [API-28] [API-45] [INC-01] [INC-02] returns a page with its sum, from bets and other sources', () => {
    const plain = {
      deposit_at: TIME,
      amount: '0.5',
      remark: 'Referred asha',
      order_id: '',
      game: '',
      bet_deduction: '',
      bet_amount: '0',
      total_winning: '0',
    };
    const ofBet = {
      ...plain,
      order_id: 'b1',
      game: 'Wingo 1 Min',
      gametype: 1,
      bet_type: 'color',
      bet_deduction: 'red',
      bet_amount: '2',
      total_winning: '3.92',
    };
    const coded = { ...plain, remark_code: 'selfBonus', remark_params: { day: '2026-01-31' } };
    const reply = {
      ...pageOf(plain, ofBet, coded, { ...plain, remark_code: null, remark_params: {} }),
      totalAmountsByType: [{ totalAmount: '10.75' }, { totalAmount: '3' }],
    };
    const history = toIncomeHistory(decode(bonus.response, reply));
    expect(history).toMatchObject({ current: 1, pages: 1, total: 4, sum: 10_750_000n });
    expect(history.rows).toEqual([
      { amount: 500_000n, remark: 'Referred asha', receivedAt: MOMENT, bet: null },
      {
        amount: 500_000n,
        remark: 'Referred asha',
        receivedAt: MOMENT,
        bet: {
          id: 'b1',
          game: 'Wingo 1 Min',
          amount: 2_000_000n,
          position: 'red',
          winning: 3_920_000n,
          gameType: 1,
          bet: { betType: 'color', betValue: 'red' },
        },
      },
      {
        amount: 500_000n,
        remark: 'Referred asha',
        reason: { code: 'selfBonus', params: { day: '2026-01-31' } },
        receivedAt: MOMENT,
        bet: null,
      },
      { amount: 500_000n, remark: 'Referred asha', receivedAt: MOMENT, bet: null },
    ]);
  });

  it('[API-39] [HIST-08] returns settled bets with the position from bet_deduction', () => {
    const data = { winnings: [settled('3.92')], pagination: paginate(11, 2) };
    expect(toSettledBets(decode(myColourWinnings.response, success({ data })))).toEqual({
      rows: [
        {
          id: 'b1',
          game: 'Wingo 1 Min',
          state: 'won',
          settledAt: MOMENT,
          amount: 2_000_000n,
          position: 'red',
          winning: 3_920_000n,
          received: 3_920_000n,
        },
      ],
      current: 2,
      pages: 2,
      total: 11,
    });
  });

  it('returns the reason and the refund of a bet on a voided round', () => {
    const refund = { state: 'refunded', roundNumber: '20', void_reason: 'no-beacon' };
    const row = { ...settled('2'), ...refund };
    const data = { winnings: [row], pagination: paginate(1, 1) };
    const [bet] = toSettledBets(decode(myColourWinnings.response, success({ data }))).rows;
    expect(bet).toMatchObject({
      state: 'refunded',
      amount: 2_000_000n,
      received: 2_000_000n,
      roundNumber: '20',
      result: undefined,
      voidReason: 'no-beacon',
    });
  });

  it.each([
    ['3.92', 'won'],
    ['0', 'lost'],
  ])(
    'infers from a payout of %s that the bet %s if the server omits the state',
    (amount, state) => {
      const data = { winnings: [settled(amount)], pagination: paginate(1, 1) };
      const { rows } = toSettledBets(decode(myColourWinnings.response, success({ data })));
      expect(rows).toMatchObject([{ state }]);
    },
  );

  it('returns the time before which rows are archived', () => {
    const pagination = paginate(0, 1, 10, new Date(MOMENT));
    const data = { winnings: [], pagination };
    expect(toSettledBets(decode(myColourWinnings.response, success({ data })))).toEqual({
      rows: [],
      current: 1,
      pages: 0,
      total: 0,
      archivedBefore: MOMENT,
    });
  });
});
