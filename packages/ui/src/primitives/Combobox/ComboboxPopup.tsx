'use client';

import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { bringIntoView } from '../../internal/browser';
import { onDemand } from '../../internal/onDemand';
import { classNames } from '../../internal/classNames';
import type { FieldSlots } from '../../internal/Field/Field';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import * as list from '../../internal/options.css';
import * as styles from './Combobox.css';
import type { ComboboxOption, useCombobox } from './useCombobox';

const ComboboxLayer = onDemand(async () => (await import('./ComboboxLayer')).ComboboxLayer);

export interface ComboboxSlots<Value extends string = string> extends FieldSlots {
  /** Open list of options. */
  list?: SlotProps<'div'> | undefined;
  option?: ((value: Value) => SlotProps<'button'> | undefined) | undefined;
}

export interface ComboboxPopupProps<Value extends string> {
  /** Id of the list. */
  id: string;
  /** Accessible name of the list. */
  label: ReactNode;
  /** The field's frame. */
  frame: RefObject<HTMLElement | null>;
  box: ReturnType<typeof useCombobox<Value>>;
  value: Value | null;
  optionId: (option: ComboboxOption<Value>) => string;
  emptyText: string;
  slotProps: ComboboxSlots<Value> | undefined;
}

/** List below the field. The focus stays in the field, which refers to the active option. */
export function ComboboxPopup<Value extends string>({
  id,
  label,
  frame,
  box,
  value,
  optionId,
  emptyText,
  slotProps,
}: ComboboxPopupProps<Value>) {
  const optionAt = (index: number, position?: SlotProps<'button'>) => {
    const option = box.found[index] as ComboboxOption<Value>;
    return (
      <button
        key={option.value}
        type="button"
        {...mergeProps(
          mergeProps<SlotProps<'button'>>(
            {
              ref: option === box.active ? bringIntoView : undefined,
              role: 'option',
              id: optionId(option),
              tabIndex: -1,
              'aria-selected': option.value === value,
              'data-active': option === box.active || undefined,
              disabled: option.disabled,
              className: classNames(list.option, styles.option),
              onPointerMove: () => box.setActive(option),
              onClick: () => box.choose(option),
            },
            position,
          ),
          slotProps?.option?.(option.value),
        )}
      >
        {option.icon}
        <span className={list.label}>{option.label}</span>
        {option.detail !== undefined && <bdi className={list.detail}>{option.detail}</bdi>}
        <Check aria-hidden className={styles.check} />
      </button>
    );
  };
  return (
    <ComboboxLayer
      frame={frame}
      open={box.open}
      onClose={box.close}
      emptyText={emptyText}
      list={mergeProps(
        { id, 'aria-label': typeof label === 'string' ? label : undefined },
        slotProps?.list,
      )}
      count={box.found.length}
      active={box.active ? box.found.indexOf(box.active) : -1}
      option={optionAt}
    />
  );
}
