'use client';

import { demoHistoryTable } from '@platform/messages/demoHistoryTable';
import type { DemoRound } from '@platform/rules/models';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { DateTime } from '../../../data/DateTime/DateTime';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures, type GameFigures } from '../../gameFigures';

/** The specification requires pagination for more than 5 rows. */
const PAGE_SIZE = 5;

export interface DemoHistoryTableProps extends Omit<
  HistoryTableProps<DemoRound>,
  'page' | 'loading' | 'error' | 'onRetry' | 'onPageChange' | 'columns' | 'rowKey' | 'caption'
> {
  /** Rounds, newest first. */
  rounds: readonly DemoRound[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof demoHistoryTable>>;
}

const columnsOf = (
  text: TextsOf<typeof demoHistoryTable>,
  figures: GameFigures,
): HistoryColumn<DemoRound>[] => [
  {
    id: 'at',
    header: text.at,
    cell: ({ at }) => <DateTime value={at} />,
    rowHeader: true,
  },
  { id: 'outcome', header: text.outcome, cell: ({ outcome }) => outcome },
  {
    id: 'stake',
    header: text.stake,
    cell: ({ stake }) => <Amount value={stake} decimals={3} />,
    align: 'end',
  },
  {
    id: 'multiplier',
    header: text.multiplier,
    cell: ({ multiplier }) => (multiplier.numerator > 0n ? figures.multiplier(multiplier) : '—'),
    align: 'end',
  },
  {
    id: 'profit',
    header: text.profit,
    cell: ({ stake, payout }) => <Amount value={payout - stake} decimals={3} signed />,
    align: 'end',
  },
];

/**
 * History of a demo game in this browser.
 *
 * **When not to use it:** for real-money bets, use the game's own history.
 *
 * **Do:** Show the amounts that explain the demo balance.
 *
 * **Don't:** Offer verification: the browser draws the outcomes itself.
 */
export function DemoHistoryTable({ rounds, texts, ...rest }: DemoHistoryTableProps) {
  const text = useTexts(demoHistoryTable, texts);
  const figures = useGameFigures();
  const [chosen, setChosen] = useState(1);
  const pages = Math.max(1, Math.ceil(rounds.length / PAGE_SIZE));
  const current = Math.min(chosen, pages);
  return (
    <HistoryTable
      {...rest}
      caption={text.caption}
      columns={columnsOf(text, figures)}
      rowKey={({ number }) => String(number)}
      page={{
        rows: rounds.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
        current,
        pages,
        total: rounds.length,
      }}
      onPageChange={setChosen}
    />
  );
}
