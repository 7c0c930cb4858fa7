'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Link } from '../Link/Link';
import * as styles from './Menu.css';
import { useMenuPrimitives } from './MenuPrimitives';

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Link target. Without `href`, the item is an action and needs `onSelect`. */
  href?: string;
  /** Called when the user selects the item. */
  onSelect?: () => void;
  /** Icon before the text, with `aria-hidden`. */
  icon?: ReactNode;
  /**
   * `danger` for actions such as signing out.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
}

/** Item of a `Menu`: a link if it has an `href`, otherwise an action. */
export function MenuItem({
  href,
  onSelect,
  icon,
  tone = 'default',
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { Item } = useMenuPrimitives();
  return (
    <Item
      {...rest}
      asChild={href !== undefined}
      data-tone={tone}
      className={classNames(styles.item, className)}
      {...(onSelect && { onSelect })}
    >
      {href === undefined ? (
        <>
          {icon}
          {wrapTexts(children, { beside: true })}
        </>
      ) : (
        <Link look="plain" href={href}>
          {icon}
          {wrapTexts(children, { beside: true })}
        </Link>
      )}
    </Item>
  );
}

/** Divider between groups in a `Menu`. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>) {
  const { Separator } = useMenuPrimitives();
  return <Separator {...rest} className={classNames(styles.separator, className)} />;
}

export interface MenuGroupProps extends ComponentProps<'div'> {
  /** Group label, above the items. */
  label: string;
}

/** Labelled group of related items in a `Menu`. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const { Group, Label } = useMenuPrimitives();
  const id = useId();
  return (
    <Group {...rest} aria-labelledby={id}>
      <Label id={id} className={styles.label}>
        {label}
      </Label>
      {children}
    </Group>
  );
}
