'use client';

import { leaderboard } from '@platform/messages/leaderboard';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { classNames } from '../../internal/classNames';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as shared from '../publicList.css';
import { PublicPlayer } from '../PublicPlayer';
import * as styles from './Leaderboard.css';

/** Someone in a leaderboard. */
export interface LeaderboardEntry {
  /** Their masked name; `null` when they hide it. */
  readonly player: string | null;
  /** What they are ahead by, in micro-USDT. */
  readonly amount: bigint;
  /**
   * What it was won with, such as the name of a game.
   * @default undefined
   */
  readonly about?: ReactNode;
}

export interface LeaderboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it ranks, for screen readers: the title above says it to others. */
  label: string;
  /** The first one first. `undefined` while not known. */
  entries: readonly LeaderboardEntry[] | undefined;
  /**
   * How many of them are shown. It is as high with fewer.
   * @default 10
   */
  rows?: number;
  /** What is offered while there are none: the way to the first. */
  emptyAction?: ReactNode;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof leaderboard>>;
}

/**
 * Who is ahead: places, masked names and amounts, such as the biggest wins of a day or the best of a
 * week. Amounts are gains.
 *
 * **When not to use it:** for what happens now, use a `BetFeed`; for a history, a `HistoryTable`.
 *
 * **Do:** Rank by net gain, and name the week or day.
 *
 * **Don't:** Rank by the number of bets: it invites players to bet more than they want to.
 */
export function Leaderboard({
  label,
  entries,
  rows = 10,
  emptyAction,
  texts,
  className,
  style,
  ...rest
}: LeaderboardProps) {
  const text = useTexts(leaderboard, texts);
  return (
    <div
      {...rest}
      aria-busy={!entries}
      className={classNames(shared.root, className)}
      style={{ [shared.rows]: rows, ...style } as CSSProperties}
    >
      {entries?.length === 0 ? (
        <div className={shared.empty}>
          <p>{text.empty}</p>
          {emptyAction}
        </div>
      ) : (
        <ol aria-label={label} className={styles.list}>
          {entries
            ? entries.slice(0, rows).map(({ player, amount, about }, index) => (
                <li key={index} className={styles.item}>
                  <span data-top={index < 3 || undefined} className={styles.place}>
                    {index + 1}
                  </span>
                  <PublicPlayer name={player} hidden={text.hidden} about={about} />
                  <Amount value={amount} decimals={3} signed className={styles.amount} />
                </li>
              ))
            : Array.from({ length: rows }, (_, place) => (
                <li key={place} className={styles.item}>
                  <Skeleton className={styles.loading} />
                </li>
              ))}
        </ol>
      )}
    </div>
  );
}
