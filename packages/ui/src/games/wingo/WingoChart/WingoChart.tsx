'use client';

import { calledOff } from '@platform/messages/calledOff';
import { wingoChart } from '@platform/messages/wingoChart';
import type { GameRecord } from '@platform/rules/models';
import { DIGITS, shortRoundNumber, type Digit } from '@platform/rules/wingo';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { voidText } from '../../fairness/texts';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './WingoChart.css';

export interface WingoChartProps extends Omit<
  HistoryTableProps<GameRecord>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof wingoChart>>;
}

/** Round, with the number drawn in the row below. */
interface Point extends GameRecord {
  next: Digit | undefined;
}

/** Digits of a round, and the line segment to the next row. */
function Digits({ result, voidReason, next }: Point) {
  const text = useTexts(calledOff);
  if (!result) return <span className={styles.off}>{voidText(voidReason, text)}</span>;
  const { number } = result;
  return (
    <span className={styles.digits}>
      {next !== undefined && (
        // The viewBox is ten digits wide and one row tall. The line ends in the middle of the next row.
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

const columns = (text: TextsOf<typeof wingoChart>): HistoryColumn<Point>[] => [
  {
    id: 'period',
    header: text.period,
    cell: ({ roundNumber }) => shortRoundNumber(roundNumber),
    rowHeader: true,
  },
  { id: 'number', header: text.number, cell: (point) => <Digits {...point} />, align: 'end' },
];

/**
 * Chart of drawn numbers, connected by a line that shows streaks.
 *
 * **When not to use it:** to look up results, use `GameHistoryTable`.
 *
 * **Do:** Present the chart as history.
 *
 * **Don't:** Add a trend or a forecast: draws are independent.
 */
export function WingoChart({
  page,
  texts,
  skeletonRows = 10,
  className,
  ...rest
}: WingoChartProps) {
  const text = useTexts(wingoChart, texts);
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
      caption={text.caption}
      columns={columns(text)}
      rowKey={({ roundNumber }) => roundNumber}
      skeletonRows={skeletonRows}
      phone="table"
      className={className}
    />
  );
}
