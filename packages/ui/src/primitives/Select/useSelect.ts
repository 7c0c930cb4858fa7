'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { foldText } from '../../internal/foldText';
import type { SelectOption } from './selectOptions';

/** Pause after which a letter begins a new search, in ms. */
const PAUSE = 700;
/** Number of options that Page Up and Page Down skip. */
const PAGE = 10;

/** Select-only combobox, as in the WAI-ARIA Authoring Practices. The focus stays in the field. */
export function useSelect(
  options: readonly SelectOption<string>[],
  value: string | null,
  choose: (value: string) => void,
) {
  const [open, setOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const typed = useRef({ text: '', at: -Infinity });
  const enabled = options.filter(({ disabled = false }) => !disabled);
  const at = enabled.findIndex((option) => option.value === activeValue);

  const close = () => setOpen(false);
  const show = (start: string | null | undefined = value) => {
    const first = enabled.find((option) => option.value === start) ?? enabled[0];
    setOpen(true);
    setActiveValue(first?.value ?? null);
  };
  const select = (option: SelectOption<string> | undefined) => {
    close();
    if (option && option.value !== value) choose(option.value);
  };

  /** Moves to the option that starts with the letters. One repeated letter cycles its options. */
  const search = (letter: string, time: number) => {
    const { text, at: last } = typed.current;
    const letters = (time - last < PAUSE ? text : '') + letter;
    typed.current = { text: letters, at: time };
    const repeats = [...letters].every((each) => each === letter);
    const wanted = foldText(repeats ? letter : letters);
    const from = open ? at : enabled.findIndex((option) => option.value === value);
    const start = Math.max(0, repeats ? from + 1 : from);
    const found = [...enabled.slice(start), ...enabled.slice(0, start)].find(({ label }) =>
      foldText(label).startsWith(wanted),
    );
    if (found) show(found.value);
    else if (!open) show();
  };

  const move = (to: number) =>
    show(enabled[Math.max(0, Math.min(to, enabled.length - 1))]?.value ?? null);

  return {
    open,
    activeValue: open ? activeValue : null,
    setActive: setActiveValue,
    show,
    close,
    select,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, timeStamp } = event;
      if (event.ctrlKey || event.metaKey) return;
      const isSearch = timeStamp - typed.current.at < PAUSE;
      const isLetter = key.length === 1 && !altKey && (key !== ' ' || isSearch);
      const steps: Record<string, number> = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        PageDown: at + PAGE,
        PageUp: at - PAGE,
      };
      const step = steps[key];
      if (isLetter) search(key, timeStamp);
      else if (key === 'Backspace') {
        if (!isSearch) return;
        typed.current = { text: typed.current.text.slice(0, -1), at: timeStamp };
      } else if (key === 'Home') move(0);
      else if (key === 'End') move(enabled.length - 1);
      else if (altKey && key === 'ArrowUp') select(enabled[at]);
      else if (step !== undefined && (open || key.startsWith('Arrow'))) {
        if (open) move(step);
        else show();
      } else if (key === 'Enter' || key === ' ') {
        if (open) select(enabled[at]);
        else show();
      } else {
        // Tab selects, and moves on to the next field.
        if (key === 'Tab' && open) select(enabled[at]);
        return;
      }
      event.preventDefault();
    },
  };
}
