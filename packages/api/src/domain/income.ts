import type { BonusType, IncomeBet, IncomeEntry } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import {
  BONUS_TYPES,
  type bonus,
  type CallAnswer,
  type INCOME_TYPES,
  type memberDashboard,
} from '../contract';
import { toPage, type HistoryPage } from './page';

export type { BonusType, IncomeBet, IncomeEntry };

/** Kind of income with its own history. */
export type IncomeType = (typeof INCOME_TYPES)[number];

export interface Bonus {
  readonly type: BonusType;
  /** Operator's name for the bonus; `null` for the usual name. */
  readonly name: string | null;
  readonly amount: MicroUsdt;
}

/** Page of payments, with the total over all pages. */
export interface IncomeHistory extends HistoryPage<IncomeEntry> {
  readonly sum: MicroUsdt;
}

type Row = CallAnswer<typeof bonus>['data'][number];

const toBet = (row: Row): IncomeBet | null =>
  row.order_id === ''
    ? null
    : {
        id: row.order_id,
        game: row.game,
        amount: row.bet_amount,
        position: row.bet_deduction,
        winning: row.total_winning,
        gameType: row.gametype,
        bet: row.bet_type && parseBet(row.bet_type, row.bet_deduction),
      };

type BonusRow = CallAnswer<typeof memberDashboard>['data'][number];

const isKnown = ({ DBB_ID }: BonusRow) => BONUS_TYPES.some((type) => type === DBB_ID);

/** Rows with unknown ids are assigned in the specification's bonus order. */
const rowOf = (type: BonusType, place: number, rows: readonly BonusRow[]) =>
  rows.find(({ DBB_ID }) => DBB_ID === type) ??
  rows.slice(place, place + 1).find((row) => !isKnown(row));

/** Returns every bonus, with 0 for those not listed by the server. */
export const toBonuses = ({ data }: CallAnswer<typeof memberDashboard>): readonly Bonus[] =>
  BONUS_TYPES.map((type, place) => {
    const row = rowOf(type, place, data);
    return { type, name: row?.LedgerName || null, amount: row?.MobileNo ?? 0n };
  });

export const toIncomeHistory = (answer: CallAnswer<typeof bonus>): IncomeHistory => ({
  ...toPage(answer, (row) => ({
    amount: row.amount,
    remark: row.remark,
    ...(row.remark_code && {
      reason: { code: row.remark_code, params: row.remark_params ?? {} },
    }),
    receivedAt: row.deposit_at,
    bet: toBet(row),
  })),
  sum: answer.totalAmountsByType[0].totalAmount,
});
