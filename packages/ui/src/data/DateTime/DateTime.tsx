'use client';

import { dateTime } from '@platform/messages/dateTime';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './DateTime.css';
import { epochOf, formatDateTime } from './formatDateTime';
import { useTimeZone } from './TimeZoneProvider';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601 text, or epoch time in ms. */
  value: string | number;
  /**
   * IANA time zone name.
   * @default the time zone of the nearest `TimeZoneProvider`, or 'UTC'
   */
  timeZone?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dateTime>>;
}

/**
 * Date and time, such as '05 Jan 2024, 3:07 PM'.
 *
 * **When not to use it:** for the remaining time of a round, use a `RoundTimer`.
 *
 * **Do:** Use this component for every date, so that all dates have the same format.
 *
 * **Don't:** Write the month as a number: 05/01 may be in January or May.
 */
export function DateTime({ value, timeZone, texts, className, ...rest }: DateTimeProps) {
  const words = useTexts(dateTime, texts);
  const language = useLanguage();
  const zoneHere = useTimeZone();
  const text = formatDateTime(value, timeZone ?? zoneHere, language);
  return (
    <time
      // Isolates the date, so that surrounding text in the opposite direction does not reorder its
      // parts.
      dir="auto"
      {...rest}
      dateTime={text && new Date(epochOf(value)).toISOString()}
      data-state={text ? 'valid' : 'invalid'}
      className={classNames(styles.root, className)}
    >
      {text ?? words.invalid}
    </time>
  );
}
