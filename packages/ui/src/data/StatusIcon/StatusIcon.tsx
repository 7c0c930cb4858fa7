'use client';

import { statusIcon } from '@platform/messages/statusIcon';
import {
  CircleCheck,
  CircleEllipsis,
  CirclePause,
  CircleSlash2,
  CircleX,
  Clock,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useTexts } from '../../theme/Messages';
import * as styles from './StatusIcon.css';

/** Status of a process. `void` means cancelled without effect. */
export type Status = 'success' | 'pending' | 'held' | 'review' | 'failed' | 'void';

export interface StatusIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: Status;
  /**
   * Accessible name and tooltip.
   * @default 'Success', 'Pending', 'On hold', 'In review', 'Failed' or 'Called off'
   */
  label?: string;
}

const ICONS = {
  success: CircleCheck,
  pending: Clock,
  held: CirclePause,
  review: CircleEllipsis,
  failed: CircleX,
  void: CircleSlash2,
};

/**
 * Status icon for a row.
 *
 * **When not to use it:** if there is space for a word, show the word.
 *
 * **Do:** Give each status a distinct shape, and a name for screen readers.
 *
 * **Don't:** Use dots that differ only in colour.
 */
export function StatusIcon({ status, label, className, ...rest }: StatusIconProps) {
  const text = useTexts(statusIcon);
  const Icon = ICONS[status];
  const name = label ?? text[status];
  return (
    <span
      {...rest}
      role="img"
      aria-label={name}
      title={name}
      data-status={status}
      className={classNames(styles.root, className)}
    >
      <Icon aria-hidden className={styles.icon} />
    </span>
  );
}
