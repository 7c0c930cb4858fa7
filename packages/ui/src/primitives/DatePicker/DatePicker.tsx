'use client';

import type { dateField } from '@platform/messages/dateField';
import { systemClock, type Clock } from '../../internal/seams';
import { useControlled } from '../../internal/useControlled';
import type { TextsOf } from '../../theme/Messages';
import type { TextFieldProps } from '../TextField/TextField';
import { DateInput, type DatePickerSlots } from './DateInput';

export type { DatePickerSlots };

export interface DatePickerProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'type' | 'prefix' | 'suffix' | 'min' | 'max' | 'slotProps'
> {
  /** Controlled date as `YYYY-MM-DD`; `null` for none. */
  value?: string | null;
  /**
   * Initial date, as `YYYY-MM-DD`.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the date, or `null` while the text is invalid. */
  onValueChange?: (value: string | null) => void;
  /** Earliest date, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest date, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /**
   * Clock that determines the current day.
   * @default systemClock
   */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dateField>>;
  /**
   * Props for the parts, such as `{ toggle: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: DatePickerSlots | undefined;
}

/**
 * Date field that users type into or fill from a calendar, in their locale's format. With a `name`,
 * the form submits `YYYY-MM-DD`. Other props go to the `<input>`.
 *
 * **When not to use it:** for a first and a last day, use a `DateRangePicker`; to show a time, a
 * `DateTime`.
 *
 * **Do:** Let users type dates that they know.
 *
 * **Don't:** Ask for a date of birth with only the calendar.
 *
 * | Key | Action |
 * | --- | --- |
 * | Alt + Down | opens the calendar at the field's date, or at today |
 * | Arrows | in the calendar: moves to the previous or next day or week |
 * | Home, End | moves to the first or last day of the week |
 * | Page Up, Page Down | moves to the previous or next month; with Shift: year |
 * | Enter, Space | selects the day |
 * | Escape | closes the calendar without changes |
 */
export function DatePicker({
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  now = systemClock,
  texts,
  ...rest
}: DatePickerProps) {
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  return (
    <DateInput
      {...rest}
      value={value}
      onValueChange={change}
      min={min}
      max={max}
      calendar={{
        range: { from: value, to: value },
        choosing: 'day',
        min,
        max,
        onChoose: ({ from }) => change(from),
      }}
      now={now}
      texts={texts}
      onFormReset={reset}
    />
  );
}
