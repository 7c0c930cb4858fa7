'use client';

import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { filterOptions } from '../../internal/filterOptions';
import { foldLabel, foldText } from '../../internal/foldText';
import { isComposing } from '../../internal/isComposing';

export interface ComboboxOption<Value extends string> {
  /** Value, unique among the options. */
  value: Value;
  /** Name that the search matches. */
  label: string;
  /** Icon before the label, with `aria-hidden`. */
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

/** Returns the enabled option with this label, unless several share it. */
function optionOf<Value extends string>(
  { options, value }: Pick<ComboboxChoice<Value>, 'options' | 'value'>,
  text: string,
): ComboboxOption<Value> | undefined {
  const wanted = foldText(text);
  const same = options.filter((option) => option.disabled !== true && foldLabel(option) === wanted);
  const exact = same.filter(({ label }) => label === text.trim());
  const found = exact.length > 0 ? exact : same;
  return (
    found.find((option) => option.value === value) ?? (found.length === 1 ? found[0] : undefined)
  );
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
  /** Value of the active option; `null` for none, `undefined` for the first match. */
  const [activeValue, setActiveValue] = useState<Value | null>();

  const chosen = options.find((option) => option.value === value);
  const found = useMemo(
    () => (query === undefined ? options : filterOptions(options, query)),
    [options, query],
  );
  const named = useMemo(
    () => (query === undefined ? undefined : optionOf({ options, value }, query)),
    [options, value, query],
  );
  const enabled = found.filter(({ disabled = false }) => !disabled);
  const shown = query === undefined ? chosen : named;
  // Enter selects the first match. Empty text matches nothing.
  const firstMatch = query ? (named ?? enabled[0]) : undefined;
  const active =
    activeValue === undefined ? firstMatch : enabled.find((option) => option.value === activeValue);

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
    /** Value for the field's text, even before the user leaves the field. */
    shownValue: shown?.value ?? null,
    setActive: (option: ComboboxOption<Value>) => setActiveValue(option.value),
    show,
    close,
    choose,
    search: (text: string) => {
      setOpen(true);
      setQuery(text);
      setActiveValue(undefined);
    },
    /** Accepts text that the browser filled in while the focus was elsewhere. */
    fill: (text: string) => {
      const option = optionOf({ options, value }, text);
      if (option) choose(option);
      else setQuery(text);
    },
    leave: () => {
      if (shown ? shown !== chosen : query?.trim() === '' && value !== null) {
        onValueChange(shown?.value ?? null);
      }
      close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onArrow(event.key === 'ArrowDown' ? 1 : -1, event.altKey);
      } else if (event.key === 'Enter' && open && active) {
        // Prevents this press of Enter from submitting the form. The next one submits it.
        event.preventDefault();
        choose(active);
      }
    },
  };
}
