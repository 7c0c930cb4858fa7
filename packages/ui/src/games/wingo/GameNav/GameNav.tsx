import { Timer } from 'lucide-react';
import { lengthName } from '@platform/rules/games';
import { GAME_TYPES, secondsOf, type GameType } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './GameNav.css';

export interface GameNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The game on show. */
  current: GameType;
  /** Where each game lives. */
  hrefs: Record<GameType, string>;
  /** @default 'Wingo games' */
  'aria-label'?: string;
}

/**
 * Goes between the games of Wingo, which differ in the length of their rounds.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from game to game |
 * | Enter | opens the game |
 */
export function GameNav({ current, hrefs, className, ...rest }: GameNavProps) {
  return (
    <nav aria-label="Wingo games" {...rest} className={classNames(styles.root, className)}>
      {GAME_TYPES.map((game) => (
        <Link
          key={game}
          look="plain"
          href={hrefs[game]}
          aria-current={game === current ? 'page' : undefined}
          className={styles.link}
        >
          <Timer aria-hidden className={styles.icon} />
          <span>
            Wingo <span className={styles.minutes}>{lengthName(secondsOf(game))}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
