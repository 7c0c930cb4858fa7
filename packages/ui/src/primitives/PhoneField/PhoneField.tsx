'use client';

import { phoneField } from '@platform/messages/phoneField';
import { ChevronDown } from 'lucide-react';
import { useMemo, type ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import type { FieldSlots } from '../../internal/Field/Field';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { SentValue } from '../../internal/SentValue';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useValidity } from '../../internal/useValidity';
import { useHydrated } from '../../internal/useHydrated';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { callingCodeOf, countriesIn, toInternational, type PhoneNumber } from './callingCodes';
import * as styles from './PhoneField.css';

export interface PhoneFieldSlots extends FieldSlots {
  /** Native select for the country. */
  country?: SlotProps<'select'> | undefined;
}

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'value' | 'defaultValue' | 'onChange' | 'onValueChange' | 'slotProps'
> {
  /** Country and typed number. Makes the field controlled. */
  value?: PhoneNumber | undefined;
  /**
   * Initial country and number.
   * @default { country: 'IN', number: '' }
   */
  defaultValue?: PhoneNumber;
  onValueChange?: (value: PhoneNumber) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof phoneField>>;
  /**
   * Props for the parts, such as `{ country: { name: 'country' } }`.
   * @default {}
   */
  slotProps?: PhoneFieldSlots | undefined;
}

const EMPTY: PhoneNumber = { country: 'IN', number: '' };

/**
 * Field for a phone number with a calling code. With a `name`, the form submits the international
 * number, such as +919876543210. `toInternational` converts the value in the same way.
 *
 * **When not to use it:** for other numbers, use a `TextField`.
 *
 * **Do:** Let users choose their country by name.
 *
 * **Don't:** Explain the number format in the label.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from the country to the number |
 * | Letters, Up, Down | selects the country |
 */
export function PhoneField({
  value: given,
  defaultValue = EMPTY,
  onValueChange,
  texts,
  name,
  slotProps,
  ...rest
}: PhoneFieldProps) {
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const text = useTexts(phoneField, texts);
  const language = useLanguage();
  // Node and browsers name and sort some countries differently, so the list renders after
  // hydration.
  const hydrated = useHydrated();
  const countries = useMemo(() => (hydrated ? countriesIn(language) : []), [language, hydrated]);
  // Forms do not submit a disabled select, so a read-only field offers only the current country.
  const offered = rest.readOnly ? countries.filter(({ id }) => id === value.country) : countries;
  const sent = toInternational(value);
  const isNumber = value.number === '' || sent !== '';
  const valid = useValidity(rest.ref, isNumber ? undefined : text.invalid);
  const ref = useFormReset(valid, reset);
  return (
    <>
      <TextField
        autoComplete="tel-national"
        {...rest}
        ref={ref}
        slotProps={slotProps}
        type="tel"
        value={value.number}
        onChange={(event) => change({ ...value, number: event.target.value })}
        prefix={
          <span className={styles.country}>
            <span aria-hidden className={styles.chosen}>
              {/* The plus sign precedes the digits in every script. */}
              <bdi dir="ltr">{`+${callingCodeOf(value.country)}`}</bdi>
              <ChevronDown className={styles.chevron} />
            </span>
            {/* Transparent native select over the visible chip. It opens the system's list. */}
            <select
              {...mergeProps(
                {
                  'aria-label': text.country,
                  value: value.country,
                  disabled: rest.disabled,
                  form: rest.form,
                  className: styles.select,
                  onChange: (event: ChangeEvent<HTMLSelectElement>) =>
                    change({ ...value, country: event.target.value }),
                },
                slotProps?.country,
              )}
            >
              {!hydrated && <option value={value.country}>{value.country}</option>}
              {offered.map(({ id, name, callingCode }) => (
                <option key={id} value={id}>
                  {`${name} (+${callingCode})`}
                </option>
              ))}
            </select>
          </span>
        }
      />
      <SentValue name={name} value={sent} disabled={rest.disabled} form={rest.form} />
    </>
  );
}
