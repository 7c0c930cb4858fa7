import type { GameResult } from '@platform/rules/models';
import { colorsOf, shortRoundNumber, sizeOf } from '@platform/rules/wingo';
import type { ReactNode } from 'react';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { Text } from '../../../primitives/Text/Text';
import { voidText } from '../../fairness/texts';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { ColorDots } from '../ColorDots/ColorDots';
import { NumberBall } from '../NumberBall/NumberBall';
import { SIZE_NAMES } from '../texts';
import type { GameRecord } from '../types';
import * as styles from './GameHistoryTable.css';

type HrefOf = (roundNumber: string) => string;

export interface GameHistoryTableProps extends Omit<
  HistoryTableProps<GameRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** @default 'Game History' */
  caption?: string;
  /** Where a round is verified. Without it there is no column for that. */
  verifyHref?: HrefOf | undefined;
}

/** A cell for what was drawn; the first one of a round that was called off takes their place. */
const drawn = (cell: (result: GameResult) => ReactNode) => (record: GameRecord) =>
  record.result ? (
    cell(record.result)
  ) : (
    <Text as="span" size="xs" tone="muted">
      {voidText(record.voidReason)}
    </Text>
  );

/** On the narrowest phone, which has no room for 'Verify', the period itself leads there. */
const periodColumn = (hrefOf: HrefOf | undefined): HistoryColumn<GameRecord> => ({
  id: 'period',
  header: 'Period',
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

const columns: HistoryColumn<GameRecord>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: drawn(({ number }) => <NumberBall number={number} size="small" />),
    span: ({ result }) => (result ? 1 : 3),
    align: 'center',
  },
  {
    id: 'size',
    header: 'High/Low',
    cell: drawn(({ number }) => SIZE_NAMES[sizeOf(number)]),
    align: 'center',
  },
  {
    id: 'color',
    header: 'Color',
    cell: drawn(({ number }) => <ColorDots colors={colorsOf(number)} />),
    align: 'end',
  },
];

const proofColumn = (hrefOf: HrefOf): HistoryColumn<GameRecord> => ({
  id: 'proof',
  header: 'Proof',
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
 * What the rounds of a game drew, newest first; those that were called off say why. Its columns are
 * short enough to stay a table on a phone.
 *
 * **When not to use it:** for the player's own bets, use `MyBetsTable`.
 */
export function GameHistoryTable({
  caption = 'Game History',
  skeletonRows = 10,
  verifyHref,
  ...rest
}: GameHistoryTableProps) {
  return (
    <HistoryTable
      {...rest}
      caption={caption}
      columns={[
        periodColumn(verifyHref),
        ...columns,
        ...(verifyHref ? [proofColumn(verifyHref)] : []),
      ]}
      rowKey={({ roundNumber }) => roundNumber}
      skeletonRows={skeletonRows}
      phone="table"
    />
  );
}
