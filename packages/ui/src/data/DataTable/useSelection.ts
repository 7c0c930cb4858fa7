'use client';

import { useMemo, useRef } from 'react';
import { useControlled } from '../../internal/useControlled';

export interface SelectionOptions {
  /** Keys of the displayed rows, in order. */
  keys: readonly string[];
  selected: readonly string[] | undefined;
  defaultSelected: readonly string[] | undefined;
  onSelectedChange: ((selected: readonly string[]) => void) | undefined;
}

export interface Selection {
  /** Keys of all selected rows, including rows on other pages. */
  selected: readonly string[];
  has: (key: string) => boolean;
  shown: 'none' | 'some' | 'all';
  /** Selects or clears a row; with `range`, all rows from the previously toggled row. */
  toggle: (key: string, on: boolean, range: boolean) => void;
  toggleAll: (on: boolean) => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/** Returns the selection of a table. Rows on other pages stay selected. */
export function useSelection(options: SelectionOptions): Selection {
  const { keys } = options;
  const [selected, select] = useControlled(
    options.selected,
    options.defaultSelected ?? NONE,
    options.onSelectedChange,
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  /** Key of the last toggled row, where a range starts. */
  const last = useRef<string>(undefined);

  const set = (changed: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    select([...next]);
  };
  const shown = keys.filter((key) => chosen.has(key)).length;

  return {
    selected,
    has: (key) => chosen.has(key),
    shown: shown === 0 ? 'none' : shown === keys.length ? 'all' : 'some',
    toggle: (key, on, range) => {
      const to = keys.indexOf(key);
      const from = range && last.current !== undefined ? keys.indexOf(last.current) : -1;
      last.current = key;
      const between = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
      set(from === -1 ? [key] : between, on);
    },
    toggleAll: (on) => set(keys, on),
    clear: () => select(NONE),
  };
}
