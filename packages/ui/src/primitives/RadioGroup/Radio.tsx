'use client';

import type { ComponentProps, ReactNode } from 'react';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import * as styles from './RadioGroup.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange'> {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  onChoose: () => void;
  slotProps: { option: SlotProps<'label'> | undefined; input: SlotProps<'input'> | undefined };
}

/** Native radio button. The browser handles its arrow keys. */
export function Radio({ id, label, detail, icon, onChoose, slotProps, ...rest }: RadioProps) {
  return (
    <label {...mergeProps({ htmlFor: id, className: styles.option }, slotProps.option)}>
      <input
        {...mergeProps<ComponentProps<'input'>>(
          {
            ...rest,
            type: 'radio',
            id,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': detail === undefined ? undefined : `${id}-detail`,
            className: styles.dot,
            onChange: onChoose,
          },
          slotProps.input,
        )}
      />
      <span className={styles.words}>
        {icon}
        <span className={styles.text}>
          <span id={`${id}-label`} className={styles.name}>
            {label}
          </span>
          {detail !== undefined && (
            <span id={`${id}-detail`} className={styles.detail}>
              {detail}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
