'use client';

import { calendar } from '@platform/messages/calendar';
import { useState } from 'react';
import { useTexts } from '../../theme/Messages';

/** A range of days, both included, as `YYYY-MM-DD`; `null` where the end is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface CalendarChoice {
  /** What is chosen. One day is a range from and to itself. */
  range: DateRange;
  /** One day, or a range: beginning with its first day, or with its last where the first is known. */
  choosing: 'day' | 'first' | 'last';
  onChoose: (range: DateRange) => void;
}

const inOrder = (one: string, other: string): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/**
 * The presses that choose: one for a day, two for a range, in any order. Until the second, the range up
 * to the active day is shown.
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
