'use client';

import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { Text } from './selectColumn';
import type { DataColumn } from './types';

export const ACTIONS = 'data-table/actions';

interface RowMenuProps<Row> {
  label: string;
  row: Row;
  actions: (row: Row) => ReactNode;
}

/** Items of the menu, a separate component so that a closed menu creates no items. */
function Items<Row>({ row, actions }: Pick<RowMenuProps<Row>, 'row' | 'actions'>) {
  return actions(row);
}

function RowMenu<Row>({ label, row, actions }: RowMenuProps<Row>) {
  return (
    <Menu
      trigger={
        <IconButton label={label}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <Items row={row} actions={actions} />
    </Menu>
  );
}

export interface ActionsColumnOptions<Row> {
  rowActions: (row: Row) => ReactNode;
  rowName: ((row: Row) => string) | undefined;
  text: Text;
}

export const actionsColumn = <Row,>(options: ActionsColumnOptions<Row>): DataColumn<Row> => {
  const { rowActions, rowName, text } = options;
  return {
    id: ACTIONS,
    header: text.actions,
    align: 'end',
    cell: (row) => (
      <RowMenu
        label={rowName ? text.actionsFor({ name: rowName(row) }) : text.actions}
        row={row}
        actions={rowActions}
      />
    ),
  };
};
