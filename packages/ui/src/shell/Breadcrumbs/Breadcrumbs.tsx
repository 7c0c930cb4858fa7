'use client';

import { breadcrumbs } from '@platform/messages/breadcrumbs';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Link } from '../../primitives/Link/Link';
import { Menu } from '../../primitives/Menu/Menu';
import { MenuItem } from '../../primitives/Menu/MenuItem';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Breadcrumbs.css';

export interface Breadcrumb {
  title: string;
  href: string;
}

export interface BreadcrumbsSlots {
  /** Link to a visible page in the trail. */
  link?: ((page: Breadcrumb) => SlotProps<'a'> | undefined) | undefined;
  /** Button that opens the menu of a long trail. */
  more?: SlotProps<'button'> | undefined;
  /** Menu with the middle pages of a long trail. */
  menu?: SlotProps<'div'> | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Pages from the first to the current page. */
  items: readonly Breadcrumb[];
  /**
   * Maximum number of visible pages, at least 3. The others are in a menu.
   * @default 5
   */
  maxItems?: number;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof breadcrumbs>>;
  /**
   * Props for the parts, such as `{ link: () => ({ hrefLang: 'en' }) }`.
   * @default {}
   */
  slotProps?: BreadcrumbsSlots | undefined;
}

/** Number of visible pages after the menu: parent and current page. */
const LAST = 2;

/**
 * Trail of links to the pages above the current page.
 *
 * **When not to use it:** to switch between views of one subject, use `Tabs`.
 *
 * **Do:** Use the page titles as names.
 *
 * **Don't:** Show the steps in a form.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the next link |
 * | Enter | follows the link; on the three dots: opens the menu |
 */
export function Breadcrumbs({
  items,
  maxItems = 5,
  texts,
  slotProps,
  className,
  ...rest
}: BreadcrumbsProps) {
  const text = useTexts(breadcrumbs, texts);
  const isLong = items.length > Math.max(maxItems, LAST + 1);
  const hidden = isLong ? items.slice(1, -LAST) : [];
  const entry = (item: Breadcrumb) => (
    <li key={item.href} className={styles.item}>
      {item === items.at(-1) ? (
        <span aria-current="page" className={styles.current}>
          {item.title}
        </span>
      ) : (
        <Link
          look="plain"
          {...mergeProps({ href: item.href, className: styles.link }, slotProps?.link?.(item))}
        >
          {item.title}
        </Link>
      )}
    </li>
  );
  return (
    <nav aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      <ol className={styles.list}>
        {items.slice(0, isLong ? 1 : undefined).map(entry)}
        {isLong && (
          <li className={styles.item}>
            <Menu
              align="start"
              {...mergeProps({ 'aria-label': text.more }, slotProps?.menu)}
              trigger={
                <IconButton
                  label={text.more}
                  {...mergeProps({ className: styles.more }, slotProps?.more)}
                >
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            >
              {hidden.map(({ title, href }) => (
                <MenuItem key={href} href={href}>
                  {title}
                </MenuItem>
              ))}
            </Menu>
          </li>
        )}
        {isLong && items.slice(-LAST).map(entry)}
      </ol>
    </nav>
  );
}
