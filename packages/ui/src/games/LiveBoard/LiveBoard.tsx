'use client';

import { gameNames } from '@platform/messages/gameNames';
import { liveBoard } from '@platform/messages/liveBoard';
import type { LatestResult, PublicPlay } from '@platform/rules/models';
import { gameName, type GameType } from '@platform/rules/wingo';
import { useId, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Card } from '../../layout/Card/Card';
import { Heading } from '../../primitives/Heading/Heading';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { BetFeed } from '../BetFeed/BetFeed';
import { ResultsStrip } from '../wingo/ResultsStrip/ResultsStrip';
import * as styles from './LiveBoard.css';

export interface LiveBoardProps extends Omit<
  ComponentProps<typeof Card>,
  'as' | 'tone' | 'padding' | 'children' | 'results'
> {
  /** Game whose results are shown. */
  gameType: GameType;
  /** Results of the game, newest first; `undefined` while they load. */
  results: readonly LatestResult[] | undefined;
  /** Bets and wins on all games, newest first; `undefined` while they load. */
  plays: readonly PublicPlay[] | undefined;
  /**
   * Number of bets and wins.
   * @default 4
   */
  rows?: number;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof liveBoard>>;
}

/**
 * Live view of the games for visitors: the latest results, bets and wins.
 *
 * **When not to use it:** to play, use a `WingoBoard`.
 *
 * **Do:** Show only events from the server.
 *
 * **Don't:** Make up wins.
 */
export function LiveBoard({
  gameType,
  results,
  plays,
  rows = 4,
  texts,
  className,
  ...rest
}: LiveBoardProps) {
  const text = useTexts(liveBoard, texts);
  const names = useTexts(gameNames);
  const titleId = useId();
  return (
    <Card
      as="section"
      padding="m"
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading level={2} size="m" id={titleId} className={styles.title}>
          <span aria-hidden className={styles.light} />
          <span>{text.title}</span>
        </Heading>
        <span className={styles.game}>{gameName(gameType, names)}</span>
      </div>
      <ResultsStrip results={results} />
      <BetFeed plays={plays} rows={rows} />
    </Card>
  );
}
