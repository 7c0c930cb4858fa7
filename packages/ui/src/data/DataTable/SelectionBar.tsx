'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import type { Text } from './selectColumn';
import type { Selection } from './useSelection';
import * as styles from './DataTable.css';

export interface SelectionBarProps {
  selection: Selection;
  actions: ((selected: readonly string[]) => ReactNode) | undefined;
  text: Text;
}

export function SelectionBar({ selection, actions, text }: SelectionBarProps) {
  const { selected, clear } = selection;
  return (
    <>
      <div className={styles.selected}>
        <span aria-live="polite" className={styles.count}>
          {text.selected({ count: selected.length })}
        </span>
        {selected.length > 0 && (
          <Button tone="quiet" onClick={clear}>
            {text.clear}
          </Button>
        )}
      </div>
      {selected.length > 0 && actions?.(selected)}
    </>
  );
}
