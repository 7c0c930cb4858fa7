'use client';

import type { ReactNode } from 'react';
import { ListLayer, type ListLayerProps } from '../../internal/ListLayer';
import { empty } from '../../internal/options.css';
import { ComboboxList, type ComboboxListProps } from './ComboboxList';

export interface ComboboxLayerProps
  extends Omit<ComboboxListProps, 'box'>, Omit<ListLayerProps, 'children'> {
  /** Text shown in an empty list. */
  emptyText: ReactNode;
}

/** Floating list of the field, loaded when the field is hovered or focused. */
export const ComboboxLayer = ({ frame, open, onClose, emptyText, ...list }: ComboboxLayerProps) => (
  <ListLayer frame={frame} open={open} onClose={onClose}>
    {(box) =>
      list.count === 0 ? (
        <p aria-hidden className={empty}>
          {emptyText}
        </p>
      ) : (
        <ComboboxList {...list} box={box} />
      )
    }
  </ListLayer>
);
