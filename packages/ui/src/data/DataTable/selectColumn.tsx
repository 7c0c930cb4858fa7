'use client';

import type { dataTable } from '@platform/messages/dataTable';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import type { TextsOf } from '../../theme/Messages';
import type { DataColumn } from './types';
import type { Selection } from './useSelection';

export type Text = TextsOf<typeof dataTable>;

export const SELECT = 'data-table/select';

export interface SelectColumnOptions<Row> {
  selection: Selection;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  text: Text;
}

export const selectColumn = <Row,>(options: SelectColumnOptions<Row>): DataColumn<Row> => {
  const { selection, rowKey, rowName, text } = options;
  return {
    id: SELECT,
    header: text.select,
    cell: (row) => (
      <Checkbox
        labelHidden
        label={text.selectRow({ name: rowName(row) })}
        checked={selection.has(rowKey(row))}
        onChange={({ target, nativeEvent }) => {
          // The native event is a click even after a key press, so it has `shiftKey`.
          selection.toggle(rowKey(row), target.checked, (nativeEvent as MouseEvent).shiftKey);
        }}
      />
    ),
  };
};

export function SelectAll({ selection, text }: { selection: Selection; text: Text }) {
  return (
    <Checkbox
      labelHidden
      label={text.selectAll}
      checked={selection.shown === 'all'}
      indeterminate={selection.shown === 'some'}
      onCheckedChange={selection.toggleAll}
    />
  );
}
