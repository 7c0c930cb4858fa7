'use client';

import { diceBetsTable } from '@platform/messages/diceBetsTable';
import type { DiceRecord } from '@platform/rules/models';
import { Amount } from '../../../data/Amount/Amount';
import { DateTime } from '../../../data/DateTime/DateTime';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { Button } from '../../../primitives/Button/Button';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { ArchivedNote } from '../../ArchivedNote';
import { useGameFigures, type GameFigures } from '../../gameFigures';
import { diceBetText } from '../diceBetText';
import * as styles from './DiceBetsTable.css';

type Texts = TextsOf<typeof diceBetsTable>;

export interface DiceBetsTableProps extends Omit<
  HistoryTableProps<DiceRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** Called with the bet that the player wants to verify. If omitted, bets have no button. */
  onVerify?: ((bet: DiceRecord) => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof diceBetsTable>>;
}

const columns = (text: Texts, figures: GameFigures): HistoryColumn<DiceRecord>[] => [
  {
    id: 'at',
    header: text.at,
    cell: ({ placedAt }) => <DateTime value={placedAt} />,
    rowHeader: true,
  },
  { id: 'bet', header: text.bet, cell: ({ bet }) => diceBetText(bet, text, figures) },
  {
    id: 'roll',
    header: text.roll,
    cell: ({ roll, won }) => (
      <span data-outcome={won ? 'won' : 'lost'} className={styles.roll}>
        <span>{figures.hundredths(roll)}</span>
        <VisuallyHidden>{` ${text[won ? 'won' : 'lost']}`}</VisuallyHidden>
      </span>
    ),
    align: 'end',
  },
  {
    id: 'stake',
    header: text.stake,
    cell: ({ amount }) => <Amount value={amount} decimals={2} />,
    align: 'end',
  },
  {
    id: 'profit',
    header: text.profit,
    cell: ({ amount, payout }) => <Amount value={payout - amount} decimals={3} signed />,
    align: 'end',
  },
];

const proofColumn = (
  text: Texts,
  onVerify: (bet: DiceRecord) => void,
): HistoryColumn<DiceRecord> => ({
  id: 'proof',
  header: text.proof,
  cell: (bet) => (
    <Button tone="quiet" className={styles.verify} onClick={() => onVerify(bet)}>
      <span>{text.verify}</span>
      <VisuallyHidden>{` ${bet.id}`}</VisuallyHidden>
    </Button>
  ),
  align: 'end',
});

/**
 * The player's bets on Dice for money, newest first.
 *
 * **When not to use it:** for rounds of the demo, use a `DemoHistoryTable`.
 *
 * **Do:** Offer to verify every bet.
 *
 * **Don't:** Write 0 for a lost bet: the player lost the stake.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on Verify: opens the verification of the bet |
 */
export function DiceBetsTable({ onVerify, texts, ...rest }: DiceBetsTableProps) {
  const text = useTexts(diceBetsTable, texts);
  const figures = useGameFigures();
  return (
    <>
      <HistoryTable
        {...rest}
        caption={text.caption}
        columns={[
          ...columns(text, figures),
          ...(onVerify === undefined ? [] : [proofColumn(text, onVerify)]),
        ]}
        rowKey={({ id }) => id}
      />
      <ArchivedNote page={rest.page} />
    </>
  );
}
