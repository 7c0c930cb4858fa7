'use client';

import { dateField } from '@platform/messages/dateField';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { FieldSlots } from '../../internal/Field/Field';
import { isComposing } from '../../internal/isComposing';
import { dateAt } from '../../internal/isoDate';
import { datePattern } from '../../internal/localDate';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { SentValue } from '../../internal/SentValue';
import { onDemand } from '../../internal/onDemand';
import type { Clock } from '../../internal/seams';
import { useFormattedInput } from '../../internal/useFormattedInput';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useValidity } from '../../internal/useValidity';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import type { CalendarChoice } from './useRangeChoice';
import { useDateText, type DateTextOptions } from './useDateText';

const CalendarOverlay = onDemand(async () => (await import('./CalendarOverlay')).CalendarOverlay);

/** Attributes of the button before the calendar has loaded. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

export interface DatePickerSlots extends FieldSlots {
  /** Button that opens the calendar. */
  toggle?: SlotProps<'button'> | undefined;
}

export interface DateInputProps
  extends
    DateTextOptions,
    Omit<
      TextFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'type'
      | 'prefix'
      | 'suffix'
      | 'min'
      | 'max'
      | 'slotProps'
    > {
  /** Calendar state. `onChoose` closes the calendar. */
  calendar: CalendarChoice & { min: string | undefined; max: string | undefined };
  now: Clock;
  texts: Partial<TextsOf<typeof dateField>> | undefined;
  /** Restores the initial value when the form is reset. */
  onFormReset: () => void;
  slotProps?: DatePickerSlots | undefined;
}

export function DateInput({
  value,
  onValueChange,
  min,
  max,
  calendar,
  now,
  texts,
  onFormReset,
  name,
  error,
  onBlur,
  onKeyDown,
  slotProps,
  ...rest
}: DateInputProps) {
  const text = useTexts(dateField, texts);
  const language = useLanguage();
  const date = useDateText({ value, onValueChange, min, max }, text);
  const input = useFormattedInput({
    text: date.text,
    // Removes leading spaces, because spaces alone would satisfy `required`.
    format: (edited) => edited.trimStart(),
    onText: date.type,
  });
  const valid = useValidity(useMergedRef(input.ref, rest.ref), date.problem);
  const ref = useFormReset(valid, () => {
    date.clear();
    onFormReset();
  });
  const [open, setOpen] = useState(false);
  const closed = rest.disabled || rest.readOnly;
  const { trigger, link } = useOverlayTrigger(
    <IconButton label={text.open} {...mergeProps({ disabled: closed }, slotProps?.toggle)}>
      <CalendarDays aria-hidden />
    </IconButton>,
    { atRest: AT_REST, wanted: open },
  );
  return (
    <>
      <TextField
        autoComplete="off"
        // Requests the text keyboard, because numeric phone keyboards lack date separators.
        inputMode="text"
        placeholder={datePattern(language, text)}
        {...rest}
        {...mergeProps(input, rest)}
        ref={ref}
        slotProps={slotProps}
        error={error ?? date.shownProblem}
        onBlur={(event) => {
          onBlur?.(event);
          date.leave();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) date.leave();
          if (event.key === 'ArrowDown' && event.altKey && !closed) {
            event.preventDefault();
            setOpen(true);
          }
        }}
        suffix={trigger}
      />
      {link && (
        <CalendarOverlay
          {...calendar}
          link={link}
          label={text.dialog}
          open={open}
          onOpenChange={setOpen}
          today={dateAt(now())}
          onChoose={(range) => {
            setOpen(false);
            calendar.onChoose(range);
          }}
        />
      )}
      <SentValue name={name} value={date.shownValue} disabled={rest.disabled} form={rest.form} />
    </>
  );
}
