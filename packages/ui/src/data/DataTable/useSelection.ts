'use client';

import { useMemo, useRef } from 'react';
import { useControlled } from '../../internal/useControlled';

export interface SelectionOptions {
  /** The keys of the rows on show, in their order. */
  keys: readonly string[];
  selected: readonly string[] | undefined;
  defaultSelected: readonly string[] | undefined;
  onSelectedChange: ((selected: readonly string[]) => void) | undefined;
}

export interface Selection {
  /** The keys of all selected rows, on this page and on others. */
  selected: readonly string[];
  has: (key: string) => boolean;
  /** How many of the rows on show are selected. */
  shown: 'none' | 'some' | 'all';
  /** Selects a row or not; with `range`, also those between it and the one before. */
  toggle: (key: string, on: boolean, range: boolean) => void;
  /** Selects the rows on show, or none of them. */
  toggleAll: (on: boolean) => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/** Which rows of a table are selected. Those of other pages stay selected. */
export function useSelection(options: SelectionOptions): Selection {
  const { keys } = options;
  const [selected, select] = useControlled(
    options.selected,
    options.defaultSelected ?? NONE,
    options.onSelectedChange,
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  /** Where a range begins. */
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
