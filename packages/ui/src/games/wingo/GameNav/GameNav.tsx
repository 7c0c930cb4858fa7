'use client';

import { gameNames } from '@platform/messages/gameNames';
import { gameNav } from '@platform/messages/gameNav';
import { Timer } from 'lucide-react';
import { lengthName } from '@platform/rules/games';
import { GAME_TYPES, secondsOf, type GameType } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type SlotProps } from '../../../internal/mergeProps';
import { rich } from '../../../theme/rich';
import { Link, type LinkProps } from '../../../primitives/Link/Link';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './GameNav.css';

export interface GameNavSlots {
  link?: ((game: GameType) => SlotProps<'a'> | undefined) | undefined;
}

export interface GameNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  current: GameType;
  /** URL of each game. */
  hrefs: Record<GameType, string>;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameNav>>;
  /**
   * Props for the parts, such as `{ link: (game) => ({ 'data-game': game }) }`.
   * @default {}
   */
  slotProps?: GameNavSlots | undefined;
}

/**
 * Navigation between the Wingo games.
 *
 * **Do:** Give each game its own URL.
 *
 * **Don't:** Hide the games in a `Select`: they fit side by side.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from game to game |
 * | Enter | opens the game |
 */
export function GameNav({ current, hrefs, texts, slotProps, className, ...rest }: GameNavProps) {
  const text = useTexts(gameNav, texts);
  const names = useTexts(gameNames);
  return (
    <nav aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      {GAME_TYPES.map((game) => (
        <Link
          key={game}
          look="plain"
          {...mergeProps<LinkProps>(
            {
              href: hrefs[game],
              'aria-current': game === current ? 'page' : undefined,
              className: styles.link,
            },
            slotProps?.link?.(game),
          )}
        >
          <Timer aria-hidden className={styles.icon} />
          <span>
            {rich(names.wingo, {
              length: <span className={styles.minutes}>{lengthName(secondsOf(game), names)}</span>,
            })}
          </span>
        </Link>
      ))}
    </nav>
  );
}
