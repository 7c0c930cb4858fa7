'use client';

import { calendar } from '@platform/messages/calendar';
import { useState } from 'react';
import { useTexts } from '../../theme/Messages';

/** Inclusive range of days, as `YYYY-MM-DD`; `null` for an open end. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface CalendarChoice {
  /** Selected range, with the same start and end for a single day. */
  range: DateRange;
  /**
   * Effect of presses: `day` selects one day, `first` starts a range, and `last` selects its last
   * day.
   */
  choosing: 'day' | 'first' | 'last';
  onChoose: (range: DateRange) => void;
}

const inOrder = (one: string, other: string): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/**
 * Handles presses on days. One press selects a day; two presses select a range, in either order.
 */
export function useRangeChoice({ range, choosing, onChoose }: CalendarChoice, active: string) {
  const text = useTexts(calendar);
  const [firstDay, setFirstDay] = useState(choosing === 'last' ? range.from : null);
  const shown = firstDay === null ? range : inOrder(firstDay, active);
  const choose = (date: string) => {
    if (choosing === 'day') onChoose({ from: date, to: date });
    else if (firstDay === null) setFirstDay(date);
    else onChoose(inOrder(firstDay, date));
  };
  const next = firstDay === null ? text.chooseFirst : text.chooseLast;
  return { shown, choose, status: choosing === 'day' ? undefined : next };
}
