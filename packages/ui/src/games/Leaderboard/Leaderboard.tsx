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

export interface LeaderboardEntry {
  /** Masked name; `null` if the player hides it. */
  readonly player: string | null;
  /** Net gain in micro-USDT. */
  readonly amount: bigint;
  /** Context of the gain, such as the game. @default undefined */
  readonly about?: ReactNode;
}

export interface LeaderboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Entries, highest gain first; `undefined` while they load. */
  entries: readonly LeaderboardEntry[] | undefined;
  /**
   * Number of entries, whose height is reserved.
   * @default 10
   */
  rows?: number;
  /** Action shown if the list is empty. */
  emptyAction?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof leaderboard>>;
}

/**
 * Ranking of players by net gain, for a day or a week.
 *
 * **When not to use it:** for current bets, use a `BetFeed`; for a history, a `HistoryTable`.
 *
 * **Do:** Name the day or week.
 *
 * **Don't:** Rank by the number of bets: that invites players to bet more.
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
