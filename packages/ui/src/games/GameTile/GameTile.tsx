'use client';

import { gameTile } from '@platform/messages/gameTile';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Badge } from '../../primitives/Badge/Badge';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './GameTile.css';

export interface GameTileSlots {
  art?: SlotProps<'div'> | undefined;
  /** Link to an available game. */
  link?: SlotProps<'a'> | undefined;
  /** Name of an upcoming game. */
  title?: SlotProps<'span'> | undefined;
  /** Badge of an upcoming game. */
  badge?: SlotProps<'span'> | undefined;
}

export interface GameTileProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the game. */
  title: string;
  /** A `GameArt`, or an image. */
  art: ReactNode;
  /** URL of an available game. */
  href?: string | undefined;
  /**
   * True for an upcoming game: the tile shows SOON and has no link.
   * @default false
   */
  soon?: boolean;
  /** Line below the name, such as where to play a demo. */
  note?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameTile>>;
  /**
   * Props for the parts, such as `{ link: { onClick: count } }`.
   * @default {}
   */
  slotProps?: GameTileSlots | undefined;
}

/**
 * Tile with a game's artwork and name. The whole tile is a link.
 *
 * **Do:** Name the link after the game.
 *
 * **Don't:** Add text and buttons: use a `Card` with links.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | opens the game |
 */
export function GameTile({
  title,
  art,
  href,
  soon = false,
  note,
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
        {note !== undefined && (
          <Text as="span" size="s" tone="muted" className={styles.note}>
            {note}
          </Text>
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
