'use client';

import { gameNames } from '@platform/messages/gameNames';
import { statisticsPanel } from '@platform/messages/statisticsPanel';
import type { BetFigures, BetStatistics } from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import { gameName } from '@platform/rules/wingo';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useAmountFormat, type ShownDecimals } from '../../data/Amount/amountFormat';
import { BarChart } from '../../data/BarChart/BarChart';
import { EmptyState } from '../../data/EmptyState/EmptyState';
import { FigureTable } from '../../data/FigureTable/FigureTable';
import { LineChart } from '../../data/LineChart/LineChart';
import { classNames } from '../../internal/classNames';
import { Card } from '../../layout/Card/Card';
import { Stack } from '../../layout/Stack/Stack';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './StatisticsPanel.css';

type Texts = TextsOf<typeof statisticsPanel>;

export interface StatisticsPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Statistics; `undefined` while they load. */
  statistics: BetStatistics | undefined;
  /** Action shown before the first settled bet. */
  emptyAction?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<Texts>;
}

const SPANS = ['7', '14', '30'] as const;
type SpanChoice = (typeof SPANS)[number];

const netOf = ({ staked, returned }: BetFigures) => returned - staked;

const money = (amount: bigint) => <Amount value={amount} decimals={3} unit />;

const decimalsOf = (value: bigint) =>
  (toDecimal(value).split('.')[1]?.length ?? 0) as ShownDecimals;

const sumOf = (all: readonly BetFigures[]) => ({
  staked: all.reduce((sum, { staked }) => sum + staked, 0n),
  returned: all.reduce((sum, { returned }) => sum + returned, 0n),
});

function figuresOf(statistics: BetStatistics | undefined, text: Texts) {
  const { staked, returned } = sumOf(statistics?.games ?? []);
  const streak = statistics?.streak;
  const values: readonly [id: string, label: string, value: ReactNode][] = [
    ['staked', text.staked, money(staked)],
    ['returned', text.returned, money(returned)],
    ['net', text.net, <Amount key="net" value={returned - staked} decimals={3} signed unit />],
    ['streak', text.current, streak ? text[streak.outcome]({ count: streak.bets }) : text.none],
    ['won', text.longestWon, statistics?.longestWon],
    ['lost', text.longestLost, statistics?.longestLost],
  ];
  return values;
}

function Charts({ games, days, text }: Pick<BetStatistics, 'games' | 'days'> & { text: Texts }) {
  const [span, setSpan] = useState<SpanChoice>('30');
  const shown = days.slice(-Number(span));
  const names = useTexts(gameNames);
  const format = useAmountFormat();
  const shared = {
    formatValue: (value: bigint) => format(value, 3),
    formatTick: (value: bigint) => format(value, decimalsOf(value)),
  };
  return (
    <>
      <Card>
        <Stack>
          <SegmentedControl
            label={text.span}
            options={SPANS.map((value) => ({ value, label: text.days({ count: Number(value) }) }))}
            value={span}
            onValueChange={setSpan}
            className={styles.span}
          />
          <LineChart<bigint>
            {...shared}
            label={text.byDay({ count: Number(span) })}
            pointLabel={text.day}
            points={shown.map(({ day }) => new Date(day))}
            dateFormat={{ day: 'numeric', month: 'short', timeZone: 'UTC' }}
            series={[
              { name: text.staked, values: shown.map(({ staked }) => staked) },
              { name: text.returned, values: shown.map(({ returned }) => returned) },
              { name: text.net, values: shown.map(netOf) },
            ]}
          />
        </Stack>
      </Card>
      <div className={styles.games}>
        <Card>
          <BarChart<bigint>
            {...shared}
            label={text.byGame}
            pointLabel={text.game}
            points={games.map(({ gameType }) => gameName(gameType, names))}
            series={[
              { name: text.staked, values: games.map(({ staked }) => staked) },
              { name: text.returned, values: games.map(({ returned }) => returned) },
            ]}
          />
        </Card>
        <Card>
          <FigureTable
            caption={text.totals}
            columns={[text.game, text.bets, text.wins, text.net]}
            rows={games.map((game) => [
              gameName(game.gameType, names),
              String(game.settled),
              String(game.wins),
              format(netOf(game), 3),
            ])}
          />
        </Card>
      </div>
    </>
  );
}

/**
 * Statistics about a player's bets: stakes, returns and net result by game and by day, and the
 * streaks.
 *
 * **When not to use it:** for single bets, use a `SettledBetsTable`.
 *
 * **Do:** Show the net result beside the returns.
 *
 * **Don't:** Show returns without the stakes: returns are not profit.
 */
export function StatisticsPanel({
  statistics,
  emptyAction,
  texts,
  className,
  ...rest
}: StatisticsPanelProps) {
  const text = useTexts(statisticsPanel, texts);
  return (
    <div {...rest} aria-busy={!statistics} className={classNames(styles.root, className)}>
      <dl className={styles.figures}>
        {figuresOf(statistics, text).map(([id, label, value]) => (
          <div key={id} data-figure={id} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{statistics ? value : <Skeleton />}</dd>
          </div>
        ))}
      </dl>
      {statistics && statistics.games.length > 0 ? (
        <Charts games={statistics.games} days={statistics.days} text={text} />
      ) : (
        <Card>
          {statistics ? (
            <EmptyState>{emptyAction}</EmptyState>
          ) : (
            <Skeleton shape="block" className={styles.chart} />
          )}
        </Card>
      )}
      <Text size="s" tone="muted">
        {text.note}
      </Text>
    </div>
  );
}
