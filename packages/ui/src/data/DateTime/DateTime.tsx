'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './DateTime.css';
import { epochOf, formatDateTime } from './formatDateTime';
import { useTimeZone } from './TimeZoneProvider';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** An ISO 8601 text, or epoch ms. */
  value: string | number;
  /**
   * The zone it is shown in, by its IANA name.
   * @default that of the `TimeZoneProvider`; 'UTC' without one
   */
  timeZone?: string | undefined;
  /**
   * Shown for what is no date.
   * @default 'Invalid date'
   */
  invalidText?: string;
}

/**
 * A date and time such as '05 Jan 2024, 3:07 PM'.
 *
 * **When not to use it:** for what is left of a round, use a `RoundTimer`.
 */
export function DateTime({
  value,
  timeZone,
  invalidText = 'Invalid date',
  className,
  ...rest
}: DateTimeProps) {
  const zoneHere = useTimeZone();
  const text = formatDateTime(value, timeZone ?? zoneHere);
  return (
    <time
      {...rest}
      dateTime={text && new Date(epochOf(value)).toISOString()}
      data-state={text ? 'valid' : 'invalid'}
      className={classNames(styles.root, className)}
    >
      {text ?? invalidText}
    </time>
  );
}
