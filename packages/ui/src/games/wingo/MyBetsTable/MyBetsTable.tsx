import type { MyBet } from '@platform/rules/models';
import { shortRoundNumber } from '@platform/rules/wingo';
import { Amount } from '../../../data/Amount/Amount';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { Badge } from '../../../primitives/Badge/Badge';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../BetChip/BetChip';
import { NumberBall } from '../NumberBall/NumberBall';

export interface MyBetsTableProps extends Omit<
  HistoryTableProps<MyBet>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** @default 'My History' */
  caption?: string;
  /** Where a bet is verified once its round is over. Without it there is no column for that. */
  verifyHref?: ((roundNumber: string, bet: string) => string) | undefined;
}

const OUTCOMES = {
  open: <Badge tone="info">Waiting</Badge>,
  lost: <Badge>Lost</Badge>,
  refunded: <Badge tone="warning">Refunded</Badge>,
};

const NOTHING_YET = <span aria-hidden>-</span>;

/** What a bet has brought: the payout with a plus, or how it stands. */
function outcomeOf({ state, received }: MyBet) {
  if (state === null) return NOTHING_YET;
  return state === 'won' ? <Amount value={received} decimals={3} signed /> : OUTCOMES[state];
}

const columns: HistoryColumn<MyBet>[] = [
  {
    id: 'period',
    header: 'Period',
    cell: ({ roundNumber }) => shortRoundNumber(roundNumber),
    rowHeader: true,
  },
  { id: 'bet', header: 'Bet', cell: ({ bet }) => <BetChip bet={bet} /> },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Amount value={amount} decimals={3} />,
    align: 'end',
  },
  {
    id: 'result',
    header: 'Result',
    cell: ({ result }) =>
      result ? <NumberBall number={result.number} size="small" /> : NOTHING_YET,
    align: 'center',
  },
  { id: 'outcome', header: 'Winning', cell: outcomeOf, align: 'end' },
];

const proofColumn = (
  hrefOf: (roundNumber: string, bet: string) => string,
): HistoryColumn<MyBet> => ({
  id: 'proof',
  header: 'Proof',
  cell: ({ id, roundNumber, state }) =>
    state === 'open' || state === null ? (
      NOTHING_YET
    ) : (
      <VerifyLink roundNumber={roundNumber} href={hrefOf(roundNumber, id)} />
    ),
  align: 'end',
});

/**
 * The player's bets on a game, newest first, with what each has brought.
 *
 * **When not to use it:** for what the rounds drew, use `GameHistoryTable`.
 */
export function MyBetsTable({ caption = 'My History', verifyHref, ...rest }: MyBetsTableProps) {
  return (
    <HistoryTable
      {...rest}
      caption={caption}
      columns={verifyHref ? [...columns, proofColumn(verifyHref)] : columns}
      rowKey={({ id }) => id}
    />
  );
}
