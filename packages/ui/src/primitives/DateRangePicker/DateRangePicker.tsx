'use client';

import type { dateField } from '@platform/messages/dateField';
import { dateRangePicker } from '@platform/messages/dateRangePicker';
import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { GroupSlots, Labelled } from '../../internal/Field/Field';
import * as field from '../../internal/Field/Field.css';
import { FieldMessages, messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { systemClock, type Clock } from '../../internal/seams';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { DateInput, type DateInputProps } from '../DatePicker/DateInput';
import type { DateRange } from '../DatePicker/useRangeChoice';
import * as styles from './DateRangePicker.css';

export type { DateRange };

/** Props for one of the two date fields. */
export type DateSlot = Partial<
  Omit<
    DateInputProps,
    'value' | 'onValueChange' | 'min' | 'max' | 'calendar' | 'now' | 'texts' | 'onFormReset'
  >
> &
  SlotProps<'input'>;

export interface DateRangePickerSlots extends GroupSlots {
  /** Container of both fields. */
  dates?: SlotProps<'div'> | undefined;
  /** Field for the first day of the range. */
  from?: DateSlot | undefined;
  /** Field for the last day of the range. */
  to?: DateSlot | undefined;
}

export interface DateRangePickerProps
  extends Labelled, Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'role'> {
  /** Selected range. Makes the field controlled. */
  value?: DateRange;
  /**
   * Initial range.
   * @default { from: null, to: null }
   */
  defaultValue?: DateRange;
  /** Called with each typed date, and once for a range selected from the calendar. */
  onValueChange?: (value: DateRange) => void;
  /** Earliest date, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest date, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Prefix for the names in the form data. The two names end in `From` and `To`. */
  name?: string;
  /** @default false */
  disabled?: boolean;
  /**
   * True if both dates are required.
   * @default false
   */
  required?: boolean;
  /**
   * Clock that determines the current day.
   * @default systemClock
   */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dateRangePicker> & TextsOf<typeof dateField>>;
  /**
   * Props for the parts, such as `{ from: { autoFocus: true } }`.
   * @default {}
   */
  slotProps?: DateRangePickerSlots | undefined;
}

const NONE: DateRange = { from: null, to: null };

/**
 * Returns a function that sets one or both dates. It reads the latest range, because both dates may
 * change before the next render.
 */
function useTake(value: DateRange, change: (value: DateRange) => void) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return (date: Partial<DateRange>) => {
    const { from, to } = { ...latest.current, ...date };
    // Removes the last day if it precedes the first day.
    latest.current = { from, to: from && to && to < from ? null : to };
    change(latest.current);
  };
}

/**
 * Field for an inclusive date range, typed or selected from a calendar. Either date may be empty.
 *
 * **When not to use it:** for one date, use a `DatePicker`; for fixed periods, such as 'last week',
 * a `Select`.
 *
 * **Do:** Use one field for both dates, so that the last day follows the first.
 *
 * **Don't:** Use two `DatePicker`s.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves through both dates and their buttons |
 * | Alt + Down | opens the calendar |
 * | Arrows | in the calendar: moves to the previous or next day or week |
 * | Home, End | moves to the first or last day of the week |
 * | Page Up, Page Down | moves to the previous or next month; with Shift: year |
 * | Enter, Space | selects the first day, then the last |
 * | Escape | closes the calendar without changes |
 */
export function DateRangePicker({
  label,
  labelHidden = false,
  hint,
  error,
  value: given,
  defaultValue = NONE,
  onValueChange,
  min,
  max,
  name,
  disabled = false,
  required = false,
  now = systemClock,
  texts,
  slotProps,
  id,
  className,
  ...rest
}: DateRangePickerProps) {
  const text = useTexts(dateRangePicker, texts);
  const ownId = useId();
  const groupId = id ?? ownId;
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const take = useTake(value, change);
  const messages = messageAttributes(groupId, { hint, error }, rest['aria-describedby']);
  const common = { disabled, required, now, texts, max, onFormReset: reset };
  const calendar = { range: value, min, max, onChoose: change };
  return (
    <div
      {...rest}
      id={groupId}
      role="group"
      // A form with a problem focuses the group, possibly before the error is rendered.
      tabIndex={-1}
      aria-labelledby={`${groupId}-name`}
      aria-describedby={messages['aria-describedby']}
      data-state={error === undefined ? 'valid' : 'invalid'}
      className={classNames(styles.root, className)}
    >
      <span
        {...mergeProps(
          {
            id: `${groupId}-name`,
            'data-hidden': labelHidden || undefined,
            className: field.label,
          },
          slotProps?.label,
        )}
      >
        {label}
      </span>
      <div {...mergeProps({ className: styles.dates }, slotProps?.dates)}>
        <DateInput
          {...mergeProps<DateInputProps>(
            {
              ...common,
              label: text.from,
              name: name && `${name}From`,
              min,
              value: value.from,
              onValueChange: (from) => take({ from }),
              calendar: { ...calendar, choosing: 'first' },
            },
            slotProps?.from,
          )}
        />
        <DateInput
          {...mergeProps<DateInputProps>(
            {
              ...common,
              label: text.to,
              name: name && `${name}To`,
              min: value.from ?? min,
              value: value.to,
              onValueChange: (to) => take({ to }),
              calendar: { ...calendar, choosing: 'last' },
            },
            slotProps?.to,
          )}
        />
      </div>
      <FieldMessages id={groupId} hint={hint} error={error} slotProps={slotProps} />
    </div>
  );
}
