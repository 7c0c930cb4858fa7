import { DIGITS, shortRoundNumber, type Digit } from '@platform/rules/wingo';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { voidText } from '../../fairness/texts';
import { NumberBall } from '../NumberBall/NumberBall';
import type { GameRecord } from '../types';
import * as styles from './WingoChart.css';

export interface WingoChartProps extends Omit<
  HistoryTableProps<GameRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** @default 'Chart' */
  caption?: string;
}

/** A round, and the number of the row below that the line leads to. */
interface Point extends GameRecord {
  next: Digit | undefined;
}

/** The ten digits of a round with the drawn one marked, and the line to the next row's. */
function Digits({ result, voidReason, next }: Point) {
  if (!result) return <span className={styles.off}>{voidText(voidReason)}</span>;
  const { number } = result;
  return (
    <span className={styles.digits}>
      {next !== undefined && (
        // One unit a digit across, one a row down: the line leaves this row for the middle of the next.
        <svg aria-hidden viewBox="0 0 10 1" preserveAspectRatio="none" className={styles.line}>
          <line className={styles.segment} x1={number + 0.5} y1={0.5} x2={next + 0.5} y2={1.5} />
        </svg>
      )}
      {DIGITS.map((digit) =>
        digit === number ? (
          <NumberBall key={digit} number={digit} size="small" className={styles.drawn} />
        ) : (
          <span key={digit} aria-hidden className={styles.digit}>
            {digit}
          </span>
        ),
      )}
    </span>
  );
}

const columns: HistoryColumn<Point>[] = [
  {
    id: 'period',
    header: 'Period',
    cell: ({ roundNumber }) => shortRoundNumber(roundNumber),
    rowHeader: true,
  },
  { id: 'number', header: 'Number', cell: Digits, align: 'end' },
];

/**
 * The drawn numbers of one round after the other, joined by a line: where streaks show. A round that
 * was called off breaks the line.
 *
 * **When not to use it:** to look up a result, use `GameHistoryTable`.
 */
export function WingoChart({
  page,
  caption = 'Chart',
  skeletonRows = 10,
  className,
  ...rest
}: WingoChartProps) {
  const points = page && {
    ...page,
    rows: page.rows.map((record, index) => ({
      ...record,
      next: page.rows[index + 1]?.result?.number,
    })),
  };
  return (
    <HistoryTable
      {...rest}
      page={points}
      caption={caption}
      columns={columns}
      rowKey={({ roundNumber }) => roundNumber}
      skeletonRows={skeletonRows}
      phone="table"
      className={className}
    />
  );
}
