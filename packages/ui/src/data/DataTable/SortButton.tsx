'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sort } from './types';
import * as styles from './DataTable.css';

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export interface SortButtonProps {
  column: string;
  header: string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

export const directionOf = (column: string, sort: Sort | null) =>
  sort?.column === column ? sort.direction : undefined;

export function SortButton({ column, header, sort, onSort }: SortButtonProps) {
  const direction = directionOf(column, sort);
  const Icon = ICONS[direction ?? 'none'];
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() =>
        onSort({ column, direction: direction === 'ascending' ? 'descending' : 'ascending' })
      }
    >
      <span>{header}</span>
      <Icon aria-hidden className={styles.sortIcon} />
    </button>
  );
}
