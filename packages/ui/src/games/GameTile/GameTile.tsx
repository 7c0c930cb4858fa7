'use client';

import { gameTile } from '@platform/messages/gameTile';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Badge } from '../../primitives/Badge/Badge';
import { Link } from '../../primitives/Link/Link';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './GameTile.css';

export interface GameTileProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The name of the game. */
  title: string;
  /** Its picture: a `GameArt`, or an image. */
  art: ReactNode;
  /** Where it is played. Not needed while it is not there yet. */
  href?: string | undefined;
  /**
   * The game is not there yet: the tile says SOON and leads nowhere.
   * @default false
   */
  soon?: boolean;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameTile>>;
}

/**
 * A game to choose: its picture, its name, pressed as a whole.
 *
 * **When not to use it:** with more than a name to say, use a card with a link.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | opens the game |
 */
export function GameTile({
  title,
  art,
  href,
  soon = false,
  texts,
  className,
  ...rest
}: GameTileProps) {
  const text = useTexts(gameTile, texts);
  return (
    <div
      {...rest}
      data-state={soon ? 'soon' : 'ready'}
      className={classNames(styles.root, className)}
    >
      <div className={styles.art}>{art}</div>
      <div className={styles.caption}>
        {href && !soon ? (
          <Link look="plain" href={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
      </div>
      {soon && (
        <Badge tone="accent" className={styles.badge}>
          {text.soon}
        </Badge>
      )}
    </div>
  );
}
