'use client';

import { gameTile } from '@platform/messages/gameTile';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Badge } from '../../primitives/Badge/Badge';
import { Link } from '../../primitives/Link/Link';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './GameTile.css';

/** Props for the parts of a `GameTile`, merged with its own. */
export interface GameTileSlots {
  /** Around the picture. */
  art?: SlotProps<'div'> | undefined;
  /** The link of a game that is there. */
  link?: SlotProps<'a'> | undefined;
  /** The name of a game that is not there yet. */
  title?: SlotProps<'span'> | undefined;
  /** What says that it is not there yet. */
  badge?: SlotProps<'span'> | undefined;
}

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
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameTile>>;
  /**
   * Props for its parts: `{ link: { onClick: count } }`.
   * @default {}
   */
  slotProps?: GameTileSlots | undefined;
}

/**
 * A game to choose: its picture, its name, pressed as a whole.
 *
 * **When not to use it:** with more than a name to say, use a card with a link.
 *
 * **Do:** Make the whole tile one link, named by the game.
 *
 * **Don't:** Add a text and two buttons: use a `Card` with links.
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
  slotProps,
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
      <div {...mergeProps({ className: styles.art }, slotProps?.art)}>{art}</div>
      <div className={styles.caption}>
        {href && !soon ? (
          <Link look="plain" {...mergeProps({ href, className: styles.link }, slotProps?.link)}>
            {title}
          </Link>
        ) : (
          <span {...mergeProps({ className: styles.title }, slotProps?.title)}>{title}</span>
        )}
      </div>
      {soon && (
        <Badge tone="accent" {...mergeProps({ className: styles.badge }, slotProps?.badge)}>
          {text.soon}
        </Badge>
      )}
    </div>
  );
}
