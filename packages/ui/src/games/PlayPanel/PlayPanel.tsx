'use client';

import { gameNames } from '@platform/messages/gameNames';
import { playPanel } from '@platform/messages/playPanel';
import { lengthName } from '@platform/rules/games';
import type { MicroUsdt } from '@platform/rules/money';
import { FIRST_GAME, gameName, GAME_TYPES, secondsOf, type GameType } from '@platform/rules/wingo';
import { Timer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './PlayPanel.css';

export interface PlayPanelSlots {
  /** Link to the game of the last bet. */
  resume?: SlotProps<'a'> | undefined;
  /** Link to one of the games. */
  game?: ((game: GameType) => SlotProps<'a'> | undefined) | undefined;
  statistics?: SlotProps<'a'> | undefined;
}

export interface PlayPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Game of the last bet; `null` if there is none, `undefined` while it loads. */
  lastGame: GameType | null | undefined;
  /** URL of each game. */
  hrefs: Readonly<Record<GameType, string>>;
  /** Main balance in micro-USDT; `undefined` while it loads. */
  wallet: MicroUsdt | undefined;
  /** Locked balance in micro-USDT; `undefined` while it loads. */
  locker: MicroUsdt | undefined;
  /**
   * Today's net result from settled bets, in micro-USDT; `null` if unknown, `undefined` while it
   * loads.
   */
  today: MicroUsdt | null | undefined;
  statisticsHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof playPanel>>;
  /**
   * Props for the parts, such as `{ resume: { onClick: count } }`.
   * @default {}
   */
  slotProps?: PlayPanelSlots | undefined;
}

/**
 * Panel with links to the games (the last played first), the balances and today's result.
 *
 * **When not to use it:** on a board, use `GameNav`.
 *
 * **Do:** Show losses as well.
 *
 * **Don't:** Urge players to continue after a loss.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | goes from link to link |
 * | Enter | opens the game, or the statistics |
 */
export function PlayPanel({
  lastGame,
  hrefs,
  wallet,
  locker,
  today,
  statisticsHref,
  texts,
  slotProps,
  className,
  ...rest
}: PlayPanelProps) {
  const text = useTexts(playPanel, texts);
  const names = useTexts(gameNames);
  const game = lastGame ?? FIRST_GAME;
  const resume = (lastGame ? text.resume : text.start)({ game: gameName(game, names) });
  const amount = (value: MicroUsdt | undefined) =>
    value === undefined ? <Skeleton /> : <Amount value={value} decimals={4} unit />;
  const net: ReactNode =
    today === undefined ? (
      <Skeleton />
    ) : today === null ? (
      text.unknown
    ) : (
      <Amount value={today} decimals={3} signed unit />
    );
  return (
    <section
      aria-label={text.label}
      {...rest}
      aria-busy={lastGame === undefined || wallet === undefined || today === undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.play}>
        {lastGame === undefined ? (
          <Skeleton shape="control" className={styles.waiting} />
        ) : (
          <ButtonLink wide size="large" {...mergeProps({ href: hrefs[game] }, slotProps?.resume)}>
            {resume}
          </ButtonLink>
        )}
        <nav aria-label={text.games} className={styles.games}>
          {GAME_TYPES.map((each) => (
            <Link
              key={each}
              look="plain"
              {...mergeProps(
                {
                  href: hrefs[each],
                  'aria-label': gameName(each, names),
                  className: styles.game,
                },
                slotProps?.game?.(each),
              )}
            >
              <Timer aria-hidden className={styles.icon} />
              <span>{lengthName(secondsOf(each), names)}</span>
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.account}>
        <dl className={styles.figures}>
          <div className={styles.figure}>
            <dt className={styles.label}>{text.wallet}</dt>
            <dd className={styles.value}>{amount(wallet)}</dd>
          </div>
          <div className={styles.figure}>
            <dt className={styles.label}>{text.locker}</dt>
            <dd className={styles.value}>{amount(locker)}</dd>
          </div>
          <div className={styles.figure}>
            <dt className={styles.label}>{text.today}</dt>
            <dd className={styles.value}>{net}</dd>
          </div>
        </dl>
        <Link
          {...mergeProps(
            { href: statisticsHref, className: styles.statistics },
            slotProps?.statistics,
          )}
        >
          {text.statistics}
        </Link>
      </div>
    </section>
  );
}
