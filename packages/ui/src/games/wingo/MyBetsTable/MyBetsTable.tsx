'use client';

import { myBetsTable } from '@platform/messages/myBetsTable';
import type { MyBet } from '@platform/rules/models';
import { shortRoundNumber } from '@platform/rules/wingo';
import { Amount } from '../../../data/Amount/Amount';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { Badge } from '../../../primitives/Badge/Badge';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { ArchivedNote } from '../../ArchivedNote';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../BetChip/BetChip';
import { CalledOff } from '../CalledOff';
import { NumberBall } from '../NumberBall/NumberBall';

type HrefOf = (roundNumber: string, bet: string) => string;
type Texts = TextsOf<typeof myBetsTable>;

export interface MyBetsTableProps extends Omit<
  HistoryTableProps<MyBet>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** URL of a settled bet's verification, if linked. */
  verifyHref?: HrefOf | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof myBetsTable>>;
}

const TONES = { open: 'info', lost: 'neutral' } as const;

const NOTHING_YET = <span aria-hidden>-</span>;

function outcomeOf({ state, received }: MyBet, text: Texts) {
  // Omits the net, because the result column already shows that the stake was refunded.
  if (state === null || state === 'refunded') return NOTHING_YET;
  if (state === 'won') return <Amount value={received} decimals={3} signed />;
  return <Badge tone={TONES[state]}>{text[state]}</Badge>;
}

function resultOf({ state, result, voidReason = null }: MyBet) {
  if (result) return <NumberBall number={result.number} size="small" />;
  return state === 'refunded' ? <CalledOff reason={voidReason} /> : NOTHING_YET;
}

const columns = (text: Texts): HistoryColumn<MyBet>[] => [
  {
    id: 'period',
    header: text.period,
    cell: ({ roundNumber }) => shortRoundNumber(roundNumber),
    rowHeader: true,
  },
  { id: 'bet', header: text.bet, cell: ({ bet }) => <BetChip bet={bet} /> },
  {
    id: 'amount',
    header: text.amount,
    cell: ({ amount }) => <Amount value={amount} decimals={3} />,
    align: 'end',
  },
  {
    id: 'result',
    header: text.result,
    cell: resultOf,
    span: ({ state }) => (state === 'refunded' ? 2 : 1),
    align: 'center',
  },
  { id: 'outcome', header: text.outcome, cell: (bet) => outcomeOf(bet, text), align: 'end' },
];

const proofColumn = (header: string, hrefOf: HrefOf): HistoryColumn<MyBet> => ({
  id: 'proof',
  header,
  cell: ({ id, roundNumber, state }) =>
    state === 'open' || state === null ? (
      NOTHING_YET
    ) : (
      <VerifyLink roundNumber={roundNumber} href={hrefOf(roundNumber, id)} />
    ),
  align: 'end',
});

/**
 * The player's bets in one game, including pending bets, newest first.
 *
 * **When not to use it:** for all games, use `SettledBetsTable`; for round results,
 * `GameHistoryTable`.
 *
 * **Do:** Show the net result of each bet with its sign.
 *
 * **Don't:** Hide losses.
 */
export function MyBetsTable({ verifyHref, texts, ...rest }: MyBetsTableProps) {
  const text = useTexts(myBetsTable, texts);
  return (
    <>
      <HistoryTable
        {...rest}
        caption={text.caption}
        columns={[...columns(text), ...(verifyHref ? [proofColumn(text.proof, verifyHref)] : [])]}
        rowKey={({ id }) => id}
      />
      <ArchivedNote page={rest.page} />
    </>
  );
}
