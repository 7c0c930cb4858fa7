'use client';

import type { ComponentProps } from 'react';
import { ListLayer, type ListLayerProps } from '../../internal/ListLayer';

export interface SelectLayerProps extends Omit<ListLayerProps, 'children'> {
  list: ComponentProps<'div'>;
}

/** Floating list of the field, loaded when the field is hovered or focused. */
export const SelectLayer = ({ list, ...layer }: SelectLayerProps) => (
  <ListLayer {...layer}>{() => <div role="listbox" {...list} />}</ListLayer>
);
