'use client';

import { gameNames } from '@platform/messages/gameNames';
import { statisticsPanel } from '@platform/messages/statisticsPanel';
import type { BetFigures, BetStatistics } from '@platform/rules/models';
import { gameName } from '@platform/rules/wingo';
import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useAmountFormat } from '../../data/Amount/amountFormat';
import { BarChart } from '../../data/BarChart/BarChart';
import { FigureTable } from '../../data/FigureTable/FigureTable';
import { LineChart } from '../../data/LineChart/LineChart';
import { classNames } from '../../internal/classNames';
import { Card } from '../../layout/Card/Card';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './StatisticsPanel.css';

type Texts = TextsOf<typeof statisticsPanel>;

export interface StatisticsPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `undefined` while they are on their way. */
  statistics: BetStatistics | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<Texts>;
}

const netOf = ({ staked, returned }: BetFigures) => returned - staked;

const money = (amount: bigint) => <Amount value={amount} decimals={3} unit />;

const sumOf = (all: readonly BetFigures[]) => ({
  staked: all.reduce((sum, { staked }) => sum + staked, 0n),
  returned: all.reduce((sum, { returned }) => sum + returned, 0n),
});

/** The figures at the top, as far as they are known. */
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

function Charts({ games, days }: Pick<BetStatistics, 'games' | 'days'>) {
  const text = useTexts(statisticsPanel);
  const names = useTexts(gameNames);
  const format = useAmountFormat();
  const shared = {
    formatValue: (value: bigint) => format(value, 3),
    formatTick: (value: bigint) => format(value, 0),
  };
  return (
    <>
      <Card>
        <LineChart<bigint>
          {...shared}
          label={text.netByDay}
          pointLabel={text.day}
          points={days.map(({ day }) => new Date(day))}
          dateFormat={{ day: 'numeric', month: 'short', timeZone: 'UTC' }}
          series={[{ name: text.net, values: days.map(netOf) }]}
        />
      </Card>
      {games.length > 0 && (
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
      )}
    </>
  );
}

/**
 * What a player's bets add up to: staked, returned and net, in all, by game and by day, and the wins and
 * losses in a row. Both charts can be read as tables.
 *
 * **When not to use it:** for single bets, use a `SettledBetsTable`.
 */
export function StatisticsPanel({ statistics, texts, className, ...rest }: StatisticsPanelProps) {
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
      {statistics ? (
        <Charts games={statistics.games} days={statistics.days} />
      ) : (
        <Card>
          <Skeleton shape="block" className={styles.chart} />
        </Card>
      )}
      <Text size="s" tone="muted">
        {text.note}
      </Text>
    </div>
  );
}
