'use client';

import { originalBetsTable } from '@platform/messages/originalBetsTable';
import { plinkoGame } from '@platform/messages/plinkoGame';
import type { OriginalRecord } from '@platform/rules/models';
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
import { betText, resultText, type BetTexts } from '../betText';
import * as styles from './OriginalBetsTable.css';

type Texts = TextsOf<typeof originalBetsTable>;

/** Returns the outcome of a bet for the player; `undefined` if the payout equals the stake. */
function outcomeOf({ amount, payout }: OriginalRecord): 'won' | 'lost' | undefined {
  if (payout === amount) return undefined;
  return payout > amount ? 'won' : 'lost';
}

export interface OriginalBetsTableProps extends Omit<
  HistoryTableProps<OriginalRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** Called with the bet that the player wants to verify. If omitted, bets have no button. */
  onVerify?: ((bet: OriginalRecord) => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof originalBetsTable>>;
}

const columns = (texts: BetTexts, figures: GameFigures): HistoryColumn<OriginalRecord>[] => {
  const text = texts.table;
  return [
    {
      id: 'at',
      header: text.at,
      cell: ({ placedAt }) => <DateTime value={placedAt} />,
      rowHeader: true,
    },
    { id: 'bet', header: text.bet, cell: (bet) => betText(bet, texts, figures) },
    {
      id: 'result',
      header: text.result,
      cell: (bet) => {
        const outcome = outcomeOf(bet);
        return (
          <span data-outcome={outcome} className={styles.result}>
            <span>{resultText(bet, figures)}</span>
            {outcome !== undefined && <VisuallyHidden>{` ${text[outcome]}`}</VisuallyHidden>}
          </span>
        );
      },
      align: 'end',
    },
    {
      id: 'stake',
      header: text.stake,
      cell: ({ amount }) => <Amount value={amount} decimals={3} />,
      align: 'end',
    },
    {
      id: 'profit',
      header: text.profit,
      cell: ({ amount, payout }) => <Amount value={payout - amount} decimals={3} signed />,
      align: 'end',
    },
  ];
};

const proofColumn = (
  text: Texts,
  onVerify: (bet: OriginalRecord) => void,
): HistoryColumn<OriginalRecord> => ({
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
 * The player's bets on a game with seed pairs, newest first.
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
export function OriginalBetsTable({ onVerify, texts, ...rest }: OriginalBetsTableProps) {
  const text = useTexts(originalBetsTable, texts);
  const plinko = useTexts(plinkoGame);
  const figures = useGameFigures();
  return (
    <>
      <HistoryTable
        {...rest}
        caption={text.caption}
        columns={[
          ...columns({ table: text, plinko }, figures),
          ...(onVerify === undefined ? [] : [proofColumn(text, onVerify)]),
        ]}
        rowKey={({ id }) => id}
      />
      <ArchivedNote page={rest.page} />
    </>
  );
}
