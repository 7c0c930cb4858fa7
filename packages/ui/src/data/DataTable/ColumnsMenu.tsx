'use client';

import { Columns3 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Popover } from '../../primitives/Popover/Popover';
import type { NamedColumn } from '../HistoryTable/types';

export interface ColumnsMenuProps {
  label: string;
  columns: readonly NamedColumn[];
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
}

/** Menu that shows and hides columns. Stays open, so that several columns can be toggled. */
export function ColumnsMenu({ label, columns, hidden, onHiddenChange }: ColumnsMenuProps) {
  return (
    <Popover
      label={label}
      trigger={
        <Button tone="neutral" icon={<Columns3 aria-hidden />}>
          {label}
        </Button>
      }
    >
      {columns.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={header}
          checked={!hidden.includes(id)}
          onCheckedChange={(shown) =>
            onHiddenChange(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
          }
        />
      ))}
    </Popover>
  );
}
