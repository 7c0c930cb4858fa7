'use client';

import { bottomBar } from '@platform/messages/bottomBar';
import { Menu } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Link, type LinkProps } from '../../primitives/Link/Link';
import { useOffers } from '../../theme/BrandProvider';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './BottomBar.css';

/** Link of the bottom bar. */
export interface BottomBarItem {
  title: string;
  href: string;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /**
   * Audience of the link. Visitors who follow a link for everybody sign in first.
   * @default 'everybody'
   */
  audience?: 'everybody' | 'members' | 'visitors';
  /** Game that it links to, such as `wingo`, for brands that offer only some. */
  game?: string;
}

/** Props for the parts of a `BottomBar`, merged with its own props. */
export interface BottomBarSlots {
  /** Button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  /** Link, by its address. */
  link?: ((href: string) => SlotProps<'a'> | undefined) | undefined;
}

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Links after Browse, in order. At most five fit a phone. */
  items: readonly BottomBarItem[];
  /** True if a member is signed in. */
  signedIn: boolean;
  /** Address of the sign-in, for visitors who follow a link for everybody. */
  signInHref: string;
  /** Path of the current page, whose link is marked. */
  currentPath: string;
  /** True if the menu is open. */
  menuOpen: boolean;
  /** Called by Browse: open or close the menu. */
  onBrowse: () => void;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof bottomBar>>;
  /**
   * Props for individual parts: `{ link: (href) => ({ 'data-to': href }) }`.
   * @default {}
   */
  slotProps?: BottomBarSlots | undefined;
}

/**
 * Most used links, at the bottom of a phone's screen.
 *
 * **When not to use it:** on screens wider than 768 px, where the sidebar is in sight.
 *
 * **Do:** Show three or four places that players visit every day. Browse has all others.
 *
 * **Don't:** Show seven places: at 320 px they are too narrow for a thumb.
 */
export function BottomBar({
  items,
  signedIn,
  signInHref,
  currentPath,
  menuOpen,
  onBrowse,
  texts,
  slotProps,
  className,
  ...rest
}: BottomBarProps) {
  const text = useTexts(bottomBar, texts);
  const offers = useOffers();
  const shown = items.filter(
    ({ audience = 'everybody', game }) =>
      (audience === 'everybody' || (audience === 'members') === signedIn) &&
      (game === undefined || offers(game)),
  );
  const hrefOf = ({ audience, href }: BottomBarItem) =>
    signedIn || audience === 'visitors' ? href : signInHref;
  return (
    <nav aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            data-browse
            {...mergeProps<ComponentProps<'button'>>(
              {
                'aria-expanded': menuOpen,
                'aria-haspopup': 'dialog',
                className: styles.item,
                onClick: onBrowse,
              },
              slotProps?.browse,
            )}
          >
            <Menu aria-hidden />
            <span>{text.browse}</span>
          </button>
        </li>
        {shown.map((item) => (
          <li key={item.title}>
            <Link
              look="plain"
              {...mergeProps<LinkProps>(
                {
                  href: hrefOf(item),
                  'aria-current': hrefOf(item) === currentPath ? 'page' : undefined,
                  className: styles.item,
                },
                slotProps?.link?.(hrefOf(item)),
              )}
            >
              {item.icon}
              <span>{item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
