import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, NOT_AVAILABLE, type ColumnOptions } from './columnKinds';
import type { IncomeRow, SettledBetRow } from './rows';

const BET_HEADERS = {
  game: 'Game',
  id: 'Bet ID',
  date: 'Date',
  amount: 'Bet',
  position: 'Bet Position',
  winning: 'Winning',
  received: 'Received Winning',
  details: 'Details',
};

export interface BetColumnOptions extends ColumnOptions<typeof BET_HEADERS> {
  /** Shows a bet on its own. Without it there is no column for that. */
  onDetails?: ((bet: SettledBetRow) => void) | undefined;
  /** @default 'View' */
  detailsText?: string;
}

/** The columns of settled bets on any game: what was bet, and what it brought. */
export function betColumns(options: BetColumnOptions = {}): HistoryColumn<SettledBetRow>[] {
  const { headers, onDetails, detailsText = 'View' } = options;
  const header = { ...BET_HEADERS, ...headers };
  const details: HistoryColumn<SettledBetRow> = {
    id: 'details',
    header: header.details,
    align: 'end',
    cell: (bet) => (
      <Button tone="quiet" onClick={() => onDetails?.(bet)}>
        {detailsText} <VisuallyHidden>{bet.id}</VisuallyHidden>
      </Button>
    ),
  };
  return [
    { id: 'game', header: header.game, cell: ({ game }) => game },
    { id: 'id', header: header.id, cell: ({ id }) => id, rowHeader: true },
    dateColumn('date', header.date, ({ settledAt }) => settledAt),
    amountColumn('amount', header.amount, ({ amount }) => amount),
    { id: 'position', header: header.position, cell: ({ position }) => position },
    amountColumn('winning', header.winning, ({ winning }) => winning),
    amountColumn('received', header.received, ({ received }) => received),
    ...(onDetails ? [details] : []),
  ];
}

const INCOME_HEADERS = { date: 'Date', amount: 'Amount', remark: 'Remark' };

export type IncomeColumnOptions = ColumnOptions<typeof INCOME_HEADERS>;

/** The columns of an income history, /incomes/{type}. */
export function incomeColumns(options: IncomeColumnOptions = {}): HistoryColumn<IncomeRow>[] {
  const { headers } = options;
  const header = { ...INCOME_HEADERS, ...headers };
  return [
    {
      ...dateColumn('date', header.date, ({ receivedAt }: IncomeRow) => receivedAt),
      rowHeader: true,
    },
    amountColumn('amount', header.amount, ({ amount }) => amount),
    { id: 'remark', header: header.remark, cell: ({ remark }) => remark },
  ];
}

const BET_INCOME_HEADERS = {
  game: 'Game',
  id: 'Bet ID',
  date: 'Date',
  amount: 'Bet',
  position: 'Bet Position',
  winning: 'Winning',
  received: 'Received Winning',
  remark: 'Remark',
};

export type BetIncomeColumnOptions = ColumnOptions<typeof BET_INCOME_HEADERS>;

/** The columns of a bet-style income, /income/{type}: the bet, and what the member got from it. */
export function betIncomeColumns(options: BetIncomeColumnOptions = {}): HistoryColumn<IncomeRow>[] {
  const { headers } = options;
  const header = { ...BET_INCOME_HEADERS, ...headers };
  return [
    { id: 'game', header: header.game, cell: ({ bet }) => bet?.game ?? NOT_AVAILABLE },
    { id: 'id', header: header.id, cell: ({ bet }) => bet?.id ?? NOT_AVAILABLE, rowHeader: true },
    dateColumn('date', header.date, ({ receivedAt }) => receivedAt),
    amountColumn('amount', header.amount, ({ bet }) => bet?.amount),
    { id: 'position', header: header.position, cell: ({ bet }) => bet?.position ?? NOT_AVAILABLE },
    amountColumn('winning', header.winning, ({ bet }) => bet?.winning),
    amountColumn('received', header.received, ({ amount }) => amount),
    { id: 'remark', header: header.remark, cell: ({ remark }) => remark },
  ];
}
