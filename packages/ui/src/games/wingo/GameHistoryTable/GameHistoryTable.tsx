import { colorsOf, shortRoundNumber, sizeOf } from '@platform/rules/wingo';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryTableProps,
} from '../../../data/HistoryTable/HistoryTable';
import { ColorDots } from '../ColorDots/ColorDots';
import { NumberBall } from '../NumberBall/NumberBall';
import { SIZE_NAMES } from '../texts';
import type { GameResult } from '../types';

export interface GameHistoryTableProps extends Omit<
  HistoryTableProps<GameResult>,
  'columns' | 'rowKey' | 'caption' | 'phone'
> {
  /** @default 'Game History' */
  caption?: string;
}

const columns: HistoryColumn<GameResult>[] = [
  {
    id: 'period',
    header: 'Period',
    cell: ({ roundNumber }) => shortRoundNumber(roundNumber),
    rowHeader: true,
  },
  {
    id: 'number',
    header: 'Number',
    cell: ({ number }) => <NumberBall number={number} size="small" />,
    align: 'center',
  },
  {
    id: 'size',
    header: 'High/Low',
    cell: ({ number }) => SIZE_NAMES[sizeOf(number)],
    align: 'center',
  },
  {
    id: 'color',
    header: 'Color',
    cell: ({ number }) => <ColorDots colors={colorsOf(number)} />,
    align: 'end',
  },
];

/**
 * What the rounds of a game drew, newest first. Its columns are short enough to stay a table on a
 * phone.
 *
 * **When not to use it:** for the player's own bets, use `MyBetsTable`.
 */
export function GameHistoryTable({
  caption = 'Game History',
  skeletonRows = 10,
  ...rest
}: GameHistoryTableProps) {
  return (
    <HistoryTable
      {...rest}
      caption={caption}
      columns={columns}
      rowKey={({ roundNumber }) => roundNumber}
      skeletonRows={skeletonRows}
      phone="table"
    />
  );
}
