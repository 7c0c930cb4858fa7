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

export interface BottomBarItem {
  title: string;
  href: string;
  /** Icon with `aria-hidden`. */
  icon: ReactNode;
  /**
   * Audience of the link. A link for everybody first takes visitors to the sign-in dialog.
   * @default 'everybody'
   */
  audience?: 'everybody' | 'members' | 'visitors';
  /** The link's game, such as `wingo`. Brands without this game hide the link. */
  game?: string;
}

export interface BottomBarSlots {
  /** Button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  link?: ((href: string) => SlotProps<'a'> | undefined) | undefined;
}

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Links after the Browse button, in order. Phones have space for at most five. */
  items: readonly BottomBarItem[];
  /** True if a member is signed in. */
  signedIn: boolean;
  /** URL of the sign-in dialog, to which links for everybody take visitors. */
  signInHref: string;
  /** Path of the current page. The link to it is marked as current. */
  currentPath: string;
  /** True if the menu is open. */
  menuOpen: boolean;
  /**
   * `top` is a row below the header, with each icon beside its title.
   * @default 'bottom'
   */
  placement?: 'bottom' | 'top' | undefined;
  /** Called to open or close the menu. */
  onBrowse: () => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof bottomBar>>;
  /**
   * Props for the parts, such as `{ link: (href) => ({ 'data-to': href }) }`.
   * @default {}
   */
  slotProps?: BottomBarSlots | undefined;
}

/**
 * Bar with the most used links, at the bottom of a phone screen or below the header.
 *
 * **When not to use it:** beside a sidebar, which shows the same links.
 *
 * **Do:** Link to the pages that players visit every day.
 *
 * **Don't:** Add seven links, which would be too narrow for a thumb.
 */
export function BottomBar({
  items,
  signedIn,
  signInHref,
  currentPath,
  menuOpen,
  placement = 'bottom',
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
    <nav
      aria-label={text.label}
      {...rest}
      data-placement={placement}
      className={classNames(styles.root, className)}
    >
      <ul className={styles.list}>
        <li>
          <button
            type="button"
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
