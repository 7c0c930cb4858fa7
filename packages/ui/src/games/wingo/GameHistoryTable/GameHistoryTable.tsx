'use client';

import { betNames } from '@platform/messages/betNames';
import { gameHistoryTable } from '@platform/messages/gameHistoryTable';
import type { GameRecord, GameResult } from '@platform/rules/models';
import { colorsOf, shortRoundNumber, sizeOf } from '@platform/rules/wingo';
import type { ReactNode } from 'react';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { CalledOff } from '../CalledOff';
import { ColorDots } from '../ColorDots/ColorDots';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './GameHistoryTable.css';

type HrefOf = (roundNumber: string) => string;

export interface GameHistoryTableProps extends Omit<
  HistoryTableProps<GameRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** URL of a round's verification, if linked. */
  verifyHref?: HrefOf | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameHistoryTable>>;
}

/** Renders a result cell or, in a voided round, the reason, which spans all result cells. */
const drawn = (cell: (result: GameResult) => ReactNode) => (record: GameRecord) =>
  record.result ? cell(record.result) : <CalledOff reason={record.voidReason} />;

/** Returns the period column. On very narrow phones, the period links to the verification. */
const periodColumn = (header: string, hrefOf: HrefOf | undefined): HistoryColumn<GameRecord> => ({
  id: 'period',
  header,
  cell: ({ roundNumber, proof }) => {
    const period = shortRoundNumber(roundNumber);
    if (!hrefOf || proof === null) return period;
    return (
      <>
        <span className={styles.roomy}>{period}</span>
        <span className={styles.narrow}>
          <VerifyLink roundNumber={roundNumber} href={hrefOf(roundNumber)} text={period} />
        </span>
      </>
    );
  },
  rowHeader: true,
});

const columns = (
  text: TextsOf<typeof gameHistoryTable>,
  names: TextsOf<typeof betNames>,
): HistoryColumn<GameRecord>[] => [
  {
    id: 'number',
    header: text.number,
    cell: drawn(({ number }) => <NumberBall number={number} size="small" />),
    span: ({ result }) => (result ? 1 : 3),
    align: 'center',
  },
  {
    id: 'size',
    header: text.size,
    cell: drawn(({ number }) => names[sizeOf(number)]),
    align: 'center',
  },
  {
    id: 'color',
    header: text.color,
    cell: drawn(({ number }) => <ColorDots colors={colorsOf(number)} />),
    align: 'end',
  },
];

const proofColumn = (header: string, hrefOf: HrefOf): HistoryColumn<GameRecord> => ({
  id: 'proof',
  header,
  cell: ({ roundNumber, proof }) =>
    proof === null ? (
      <span aria-hidden>-</span>
    ) : (
      <VerifyLink roundNumber={roundNumber} href={hrefOf(roundNumber)} className={styles.proof} />
    ),
  align: 'end',
  spare: true,
});

/**
 * Table of a game's results, newest first.
 *
 * **When not to use it:** for the player's own bets, use `MyBetsTable`.
 *
 * **Do:** Keep voided rounds: a gap looks like manipulation.
 *
 * **Don't:** Show a single player's results.
 */
export function GameHistoryTable({
  skeletonRows = 10,
  verifyHref,
  texts,
  ...rest
}: GameHistoryTableProps) {
  const text = useTexts(gameHistoryTable, texts);
  const names = useTexts(betNames);
  return (
    <HistoryTable
      {...rest}
      caption={text.caption}
      columns={[
        periodColumn(text.period, verifyHref),
        ...columns(text, names),
        ...(verifyHref ? [proofColumn(text.proof, verifyHref)] : []),
      ]}
      rowKey={({ roundNumber }) => roundNumber}
      skeletonRows={skeletonRows}
      phone="table"
    />
  );
}
