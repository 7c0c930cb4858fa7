'use client';

import { searchField } from '@platform/messages/searchField';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../internal/classNames';
import { keepsEscape } from '../../internal/dismiss';
import type { FieldSlots } from '../../internal/Field/Field';
import { isComposing } from '../../internal/isComposing';
import type { SlotProps } from '../../internal/mergeProps';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useTexts } from '../../theme/Messages';
import * as styles from './SearchField.css';

export interface SearchFieldSlots extends FieldSlots {
  /** Button that clears the field, shown while the field contains text. */
  clear?: SlotProps<'button'> | undefined;
}

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'prefix' | 'suffix' | 'slotProps'
> {
  /** Accessible name: 'Search currencies'. */
  label: string;
  /** Placeholder for the empty field. @default the label */
  placeholder?: string;
  /**
   * Hides the label visually, because the icon and the placeholder already convey the meaning.
   * @default true
   */
  labelHidden?: boolean;
  /**
   * Props for the parts, such as `{ clear: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: SearchFieldSlots | undefined;
}

/**
 * Field for searching the page's content. For a site-wide search, wrap it in a `<search>` element.
 *
 * **When not to use it:** to choose one of many options, use a `Combobox`.
 *
 * **Do:** Show results while the user types.
 *
 * **Don't:** Label the field only "Search".
 *
 * | Key | Action |
 * | --- | --- |
 * | Escape | clears the field; if the field is empty, the surrounding dialog handles the key |
 * | Tab | moves to the clear button |
 */
export function SearchField({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  placeholder = label,
  labelHidden = true,
  onChange,
  onKeyDown,
  ref,
  className,
  slotProps,
  ...rest
}: SearchFieldProps) {
  const text = useTexts(searchField);
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clearable = value !== '' && !rest.readOnly;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      slotProps={slotProps}
      {...keepsEscape(clearable)}
      ref={useFormReset(input, reset)}
      type="search"
      label={label}
      labelHidden={labelHidden}
      placeholder={placeholder}
      className={classNames(styles.input, className)}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        change(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && clearable && !isComposing(event.nativeEvent)) change('');
      }}
      prefix={<Search aria-hidden className={styles.icon} />}
      suffix={
        clearable ? (
          <IconButtonSlot
            slotProps={slotProps?.clear}
            label={text.clear}
            disabled={rest.disabled}
            onClick={() => {
              change('');
              // Focuses the field, because the clear button disappears.
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButtonSlot>
        ) : undefined
      }
    />
  );
}
