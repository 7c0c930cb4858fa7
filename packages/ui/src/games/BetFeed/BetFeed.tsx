'use client';

import { betFeed } from '@platform/messages/betFeed';
import { gameNames } from '@platform/messages/gameNames';
import type { PublicPlay } from '@platform/rules/models';
import { gameName } from '@platform/rules/wingo';
import { Trophy } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { classNames } from '../../internal/classNames';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as shared from '../publicList.css';
import { PublicPlayer } from '../PublicPlayer';
import { BetChip } from '../wingo/BetChip/BetChip';
import * as styles from './BetFeed.css';

export interface BetFeedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Bets and wins, newest first; `undefined` while they load. */
  plays: readonly PublicPlay[] | undefined;
  /**
   * Number of rows, whose height is reserved.
   * @default 10
   */
  rows?: number;
  /** Action shown if the list is empty. */
  emptyAction?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betFeed>>;
}

function Play({ play, text }: { play: PublicPlay; text: TextsOf<typeof betFeed> }) {
  if (play.kind === 'bet') {
    return (
      <>
        <BetChip bet={play.bet} />
        <Amount value={play.amount} decimals={3} className={styles.amount} />
      </>
    );
  }
  return (
    <>
      <span className={styles.won}>
        <Trophy aria-hidden className={styles.trophy} />
        <span>{text.won}</span>
      </span>
      <Amount value={play.received} decimals={3} signed className={styles.amount} />
    </>
  );
}

/**
 * List of current bets and wins, newest first. Screen readers do not announce new rows.
 *
 * **When not to use it:** for the player's own bets, use a `MyBetsTable`; for a ranking, a
 * `Leaderboard`.
 *
 * **Do:** Mask names before they reach the page, and omit hidden names.
 *
 * **Don't:** Show email or wallet addresses.
 */
export function BetFeed({
  plays,
  rows = 10,
  emptyAction,
  texts,
  className,
  style,
  ...rest
}: BetFeedProps) {
  const text = useTexts(betFeed, texts);
  const names = useTexts(gameNames);
  return (
    <div
      {...rest}
      aria-busy={!plays}
      className={classNames(shared.root, className)}
      style={{ [shared.rows]: rows, ...style } as CSSProperties}
    >
      {plays?.length === 0 ? (
        <div className={shared.empty}>
          <p>{text.empty}</p>
          {emptyAction}
        </div>
      ) : (
        <ol aria-label={text.label} className={styles.list}>
          {plays
            ? plays.slice(0, rows).map((play) => (
                <li key={play.id} data-kind={play.kind} className={styles.item}>
                  <PublicPlayer
                    name={play.player}
                    hidden={text.hidden}
                    about={gameName(play.gameType, names)}
                  />
                  <Play play={play} text={text} />
                </li>
              ))
            : Array.from({ length: rows }, (_, place) => (
                <li key={place} className={styles.loading}>
                  <Skeleton />
                </li>
              ))}
        </ol>
      )}
    </div>
  );
}
