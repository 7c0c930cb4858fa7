'use client';

import { betNames } from '@platform/messages/betNames';
import { numberStatistics } from '@platform/messages/numberStatistics';
import type { GameRecord } from '@platform/rules/models';
import { drawStatistics, type DigitStatistics, type DrawStatistics } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { FigureTable } from '../../../data/FigureTable/FigureTable';
import {
  HistoryTable,
  type HistoryColumn,
  type HistoryList,
} from '../../../data/HistoryTable/HistoryTable';
import { Stack } from '../../../layout/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { useLanguage, useTexts, type TextsOf } from '../../../theme/Messages';
import { gameFigures } from '../../gameFigures';
import { NumberBall } from '../NumberBall/NumberBall';

type Texts = TextsOf<typeof numberStatistics>;

export interface NumberStatisticsProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<HistoryList<GameRecord>, 'loading' | 'error' | 'onRetry'> {
  /** Page of finished rounds, newest first. Voided rounds do not count. */
  page: HistoryList<GameRecord>['page'];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<Texts>;
}

const columns = (text: Texts, rounds: number): HistoryColumn<DigitStatistics>[] => [
  {
    id: 'number',
    header: text.number,
    cell: ({ digit }) => <NumberBall number={digit} size="small" />,
    rowHeader: true,
  },
  { id: 'drawn', header: text.drawn, cell: ({ drawn }) => drawn, align: 'end' },
  {
    id: 'gap',
    header: text.gap,
    cell: ({ gap }) => gap ?? text.never({ count: rounds }),
    align: 'end',
  },
];

function Fields({ statistics, text }: { statistics: DrawStatistics; text: Texts }) {
  const names = useTexts(betNames);
  const { percent } = gameFigures(useLanguage(), 0);
  const { rounds, fields } = statistics;
  return (
    <FigureTable
      caption={text.fields({ count: rounds })}
      columns={[text.field, text.share, text.streak, text.longest]}
      rows={fields.map(({ field, drawn, streak, longestStreak }) => [
        names[field],
        percent({ numerator: BigInt(drawn), denominator: BigInt(rounds) }),
        String(streak),
        String(longestStreak),
      ])}
    />
  );
}

/**
 * Statistics about drawn numbers: shares and streaks of colours and sizes, and the frequency and
 * gap of each number.
 *
 * **When not to use it:** to show the order of the results, use a `WingoChart`.
 *
 * **Do:** Keep the note that draws are independent.
 *
 * **Don't:** Call a number due, hot or cold: earlier draws do not change its chance.
 */
export function NumberStatistics({
  page,
  loading,
  error,
  onRetry,
  texts,
  ...rest
}: NumberStatisticsProps) {
  const text = useTexts(numberStatistics, texts);
  const statistics =
    page && drawStatistics(page.rows.flatMap(({ result }) => (result ? [result.number] : [])));
  const isDrawn = statistics !== undefined && statistics.rounds > 0;
  const digits = isDrawn ? statistics.digits : [];
  return (
    <Stack {...rest}>
      {isDrawn && <Fields statistics={statistics} text={text} />}
      <HistoryTable
        page={statistics && { rows: digits, current: 1, pages: 1, total: digits.length }}
        loading={loading}
        error={error}
        onRetry={onRetry}
        caption={text.caption}
        columns={columns(text, statistics?.rounds ?? 0)}
        rowKey={({ digit }) => String(digit)}
        skeletonRows={10}
        phone="table"
      />
      <Text size="s" tone="muted">
        {text.note}
      </Text>
    </Stack>
  );
}
