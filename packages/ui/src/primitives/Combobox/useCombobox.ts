'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { filterOptions } from '../../internal/filterOptions';
import { isComposing } from '../../internal/isComposing';

export interface ComboboxOption<Value extends string> {
  /** Value, unique among the options. */
  value: Value;
  /** Name, which the search matches. */
  label: string;
  /** Icon before the label, `aria-hidden`. */
  icon?: ReactNode;
  /** Muted text after the label: a calling code, a balance. */
  detail?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface ComboboxChoice<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  /** Selected value; `null` for none. */
  value: Value | null;
  /** Called with the selected value, or `null` for an empty field. */
  onValueChange: (value: Value | null) => void;
}

/** Editable combobox with list autocomplete, as in the WAI-ARIA Authoring Practices. */
export function useCombobox<Value extends string>({
  options,
  value,
  onValueChange,
}: ComboboxChoice<Value>) {
  const [open, setOpen] = useState(false);
  /** Search text; `undefined` while the field shows the selected value. */
  const [query, setQuery] = useState<string>();
  const [activeValue, setActiveValue] = useState<Value | null>(null);

  const chosen = options.find((option) => option.value === value);
  const found = query === undefined ? options : filterOptions(options, query);
  const enabled = found.filter(({ disabled = false }) => !disabled);
  const active = enabled.find((option) => option.value === activeValue);

  const show = (start = value) => {
    setOpen(true);
    setActiveValue(start);
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setActiveValue(null);
  };
  const choose = (option: ComboboxOption<Value>) => {
    onValueChange(option.value);
    close();
  };

  const step = (by: 1 | -1) => {
    const at = active ? enabled.indexOf(active) + by : by === 1 ? 0 : -1;
    setActiveValue(enabled.at(at % enabled.length)?.value ?? null);
  };
  const onArrow = (by: 1 | -1, alt: boolean) => {
    if (alt && by === -1) close();
    else if (alt || (!open && chosen)) show();
    else {
      setOpen(true);
      step(by);
    }
  };

  return {
    open,
    found,
    active,
    text: query ?? chosen?.label ?? '',
    setActive: (option: ComboboxOption<Value>) => setActiveValue(option.value),
    show,
    close,
    choose,
    search: (text: string) => {
      setOpen(true);
      setQuery(text);
      // Enter selects the first match. An empty text matches nothing.
      const match =
        text === '' ? undefined : filterOptions(options, text).find(({ disabled }) => !disabled);
      setActiveValue(match?.value ?? null);
    },
    leave: () => {
      if (query === '') onValueChange(null);
      close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onArrow(event.key === 'ArrowDown' ? 1 : -1, event.altKey);
      } else if (event.key === 'Enter' && open && active) {
        // Prevents this Enter from submitting the form. The next Enter submits.
        event.preventDefault();
        choose(active);
      }
    },
  };
}
