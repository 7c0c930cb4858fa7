'use client';

import { calendar } from '@platform/messages/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  clampDate,
  daysInMonth,
  isWithin,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from '../../internal/isoDate';
import { dateNames, firstWeekdayOf } from '../../internal/localDate';
import { useLanguage, useTexts } from '../../theme/Messages';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Calendar.css';
import { useRangeChoice, type CalendarChoice } from './useRangeChoice';

export interface CalendarProps extends CalendarChoice {
  min: string | undefined;
  max: string | undefined;
  /** Current day, whose month is shown if no date is selected. */
  today: string;
}

const WEEKS = [0, 1, 2, 3, 4, 5];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Uses objects, because the linter rejects a literal interactive role on a table. */
const GRID = { role: 'grid' };
const GRIDCELL = { role: 'gridcell' };

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

function dayAfterKey(
  { key, shiftKey, currentTarget }: KeyboardEvent,
  from: string,
  firstWeekday: number,
): string | undefined {
  const along = isRightToLeft(currentTarget) ? -1 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowRight: () => addDays(from, along),
    ArrowLeft: () => addDays(from, -along),
    ArrowDown: () => addDays(from, 7),
    ArrowUp: () => addDays(from, -7),
    Home: () => startOfWeek(from, firstWeekday),
    End: () => addDays(startOfWeek(from, firstWeekday), 6),
    PageDown: () => addMonths(from, shiftKey ? 12 : 1),
    PageUp: () => addMonths(from, shiftKey ? -12 : -1),
  };
  return moves[key]?.();
}

/** Month calendar, with the date grid from the WAI-ARIA Authoring Practices. */
export function Calendar({ min, max, today, ...choice }: CalendarProps) {
  const text = useTexts(calendar);
  const language = useLanguage();
  const names = useMemo(() => dateNames(language), [language]);
  const firstWeekday = useMemo(() => firstWeekdayOf(language), [language]);
  const id = useId();
  const { range, choosing } = choice;
  const start = (choosing === 'last' ? range.to : null) ?? range.from ?? range.to ?? today;
  const [active, setActive] = useState(() => clampDate(start, min, max));
  const { shown, choose, status } = useRangeChoice(choice, active);

  // Cell of the active day, which receives the focus initially and on key presses. The month
  // buttons keep the focus.
  const activeCell = useRef<HTMLTableCellElement>(null);
  const takesFocus = useRef(true);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    // Focuses without scrolling, because the popover is not positioned yet.
    activeCell.current?.focus({ preventScroll: true });
  }, [active]);

  const first = startOfMonth(active);
  const days = daysInMonth(first);
  const offset = (weekdayOf(first) - firstWeekday + 7) % 7;
  const dateAtPlace = (place: number) =>
    place < offset || place >= offset + days ? undefined : addDays(first, place - offset);

  const from = shown.from ?? shown.to;
  const to = shown.to ?? shown.from;
  const isChosen = (date: string) => from !== null && to !== null && isWithin(date, from, to);

  const monthButton = (by: 1 | -1) => {
    const last = addDays(first, days - 1);
    const leads = by === 1 ? max === undefined || last < max : min === undefined || first > min;
    return {
      className: styles.step,
      // Not `disabled`, which would remove the focus from the button at the last month.
      'aria-disabled': !leads,
      onClick: () => leads && setActive(clampDate(addMonths(active, by), min, max)),
    };
  };

  const move = (date: string) => {
    takesFocus.current = date !== active;
    setActive(date);
  };
  const press = (date: string) => {
    if (!isWithin(date, min, max)) return;
    setActive(date);
    choose(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, active, firstWeekday);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) press(active);
    else move(clampDate(next, min, max));
  };

  return (
    <>
      <div className={styles.head}>
        <IconButton label={text.previous} {...monthButton(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <div id={id} aria-live="polite" className={styles.month}>
          {names.month(active)}
        </div>
        <IconButton label={text.next} {...monthButton(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table {...GRID} aria-labelledby={id} className={styles.grid}>
        <thead>
          <tr>
            {DAYS.map((index) => {
              const weekday = (firstWeekday - 1 + index) % 7;
              return (
                <th
                  key={index}
                  scope="col"
                  abbr={names.weekdays[weekday]}
                  className={styles.weekday}
                >
                  {names.shortWeekdays[weekday]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {DAYS.map((index) => {
                const date = dateAtPlace(week * 7 + index);
                if (date === undefined) return <td key={index} className={styles.cell} />;
                const edges = [date === from && 'first', date === to && 'last'];
                return (
                  <td
                    {...GRIDCELL}
                    key={index}
                    ref={date === active ? activeCell : undefined}
                    tabIndex={date === active ? 0 : -1}
                    aria-label={names.full(date)}
                    aria-selected={isChosen(date)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!isWithin(date, min, max) || undefined}
                    data-edge={edges.filter(Boolean).join(' ') || undefined}
                    className={styles.cell}
                    onClick={() => press(date)}
                    onKeyDown={onKeyDown}
                    onPointerMove={() => {
                      // Extends an incomplete range to the day under the pointer.
                      if (choosing !== 'day' && isWithin(date, min, max)) setActive(date);
                    }}
                  >
                    <span className={styles.day}>{names.day(date)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {status !== undefined && (
        <p role="status" className={styles.status}>
          {status}
        </p>
      )}
    </>
  );
}
