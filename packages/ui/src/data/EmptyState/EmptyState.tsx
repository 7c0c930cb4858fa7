'use client';

import { emptyState } from '@platform/messages/emptyState';
import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { useTexts } from '../../theme/Messages';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * What is not there.
   * @default 'No data found'
   */
  title?: ReactNode;
  /**
   * A picture above the text.
   * @default an empty tray
   */
  icon?: ReactNode;
  /** A sentence on how it fills, or the button that starts filling it. */
  children?: ReactNode;
}

/**
 * Stands where a list would be when there is nothing to list.
 *
 * **When not to use it:** while loading, show a `Skeleton`; when loading failed, an `ErrorState`.
 */
export function EmptyState({
  title,
  icon = <Inbox aria-hidden />,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const text = useTexts(emptyState);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title ?? text.title}</p>
      {children}
    </div>
  );
}
