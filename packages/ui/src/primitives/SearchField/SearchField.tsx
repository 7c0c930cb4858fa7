'use client';

import { searchField } from '@platform/messages/searchField';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../internal/classNames';
import { keepsEscape } from '../../internal/dismiss';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useControlled } from '../../internal/useControlled';
import { useTexts } from '../../theme/Messages';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'value' | 'defaultValue' | 'prefix' | 'suffix'
> {
  /** What is searched: 'Search currencies'. */
  label: string;
  /** What is typed, when the caller holds it. */
  value?: string | undefined;
  /**
   * What is in the field at first.
   * @default ''
   */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * What the empty field shows.
   * @default the label
   */
  placeholder?: string;
  /**
   * Only screen readers read the label: the icon and the placeholder say the same.
   * @default true
   */
  labelHidden?: boolean;
}

/**
 * Finds something in what is on the page: a currency, a member, a game. Put it in a `<search>` where
 * it searches the whole site.
 *
 * **When not to use it:** to choose one of many, use a `Combobox`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape | clears the field; an empty one leaves the key to the dialog it is in |
 * | Tab | goes on to the button that clears the field |
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
  ...rest
}: SearchFieldProps) {
  const text = useTexts(searchField);
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clearable = value !== '' && !rest.readOnly;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...keepsEscape(clearable)}
      ref={input}
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
        if (event.key === 'Escape' && clearable) change('');
      }}
      prefix={<Search aria-hidden className={styles.icon} />}
      suffix={
        clearable ? (
          <IconButton
            label={text.clear}
            disabled={rest.disabled}
            onClick={() => {
              change('');
              // The button is about to go, and the focus must not go with it.
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        ) : undefined
      }
    />
  );
}
