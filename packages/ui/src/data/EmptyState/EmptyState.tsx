'use client';

import { emptyState } from '@platform/messages/emptyState';
import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { wrapTexts } from '../../internal/wrapTexts';
import { useTexts } from '../../theme/Messages';
import * as styles from './EmptyState.css';

export interface EmptyStateSlots {
  /** Icon container. */
  icon?: SlotProps<'span'> | undefined;
  title?: SlotProps<'p'> | undefined;
}

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Name of the missing content.
   * @default 'No data found'
   */
  title?: ReactNode;
  /**
   * Icon above the text.
   * @default an empty tray
   */
  icon?: ReactNode;
  /** Next step: a sentence, or a button that adds the first entry. */
  children?: ReactNode;
  /**
   * Props for the parts, such as `{ title: { role: 'status' } }`.
   * @default {}
   */
  slotProps?: EmptyStateSlots | undefined;
}

/**
 * Placeholder for an empty list.
 *
 * **When not to use it:** while loading, show a `Skeleton`; after a failure, an `ErrorState`.
 *
 * **Do:** Name the missing content, and offer the next step.
 *
 * **Don't:** Present an empty list as an error.
 */
export function EmptyState({
  title,
  icon = <Inbox aria-hidden />,
  slotProps,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const text = useTexts(emptyState);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <span {...mergeProps({ className: styles.icon }, slotProps?.icon)}>{icon}</span>
      <p {...mergeProps({ className: styles.title }, slotProps?.title)}>{title ?? text.title}</p>
      {wrapTexts(children, { beside: true })}
    </div>
  );
}
