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

/** One link of the bottom bar. */
export interface BottomBarItem {
  title: string;
  href: string;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /**
   * Who sees it. What is for everybody leads visitors to sign in first.
   * @default 'everybody'
   */
  audience?: 'everybody' | 'members' | 'visitors';
  /** The game it leads to, for brands that offer only some: `wingo`. */
  game?: string;
}

/** Props for the parts of a `BottomBar`, merged with its own. */
export interface BottomBarSlots {
  /** The button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  /** A link, by where it leads. */
  link?: ((href: string) => SlotProps<'a'> | undefined) | undefined;
}

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The links after Browse, in their order: five at most fit a phone. */
  items: readonly BottomBarItem[];
  /** Whether a member is signed in. */
  signedIn: boolean;
  /** Where what is for everybody leads a visitor. */
  signInHref: string;
  /** The path of the page shown: its link is marked. */
  currentPath: string;
  /** Whether the menu is open. */
  menuOpen: boolean;
  /** Called by Browse: open the menu, or close it. */
  onBrowse: () => void;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof bottomBar>>;
  /**
   * Props for its parts: `{ link: (href) => ({ 'data-to': href }) }`.
   * @default {}
   */
  slotProps?: BottomBarSlots | undefined;
}

/**
 * What a thumb wants most, at the foot of a phone's screen.
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
