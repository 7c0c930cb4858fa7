'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import { useControlled } from '../../../internal/useControlled';
import * as styles from './ChoiceChips.css';

/** One of a few values to choose from. */
export interface Choice {
  /** Stable, unique among the choices. */
  id: string;
  label: ReactNode;
}

export interface ChoiceChipsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What is chosen. */
  legend: ReactNode;
  choices: readonly Choice[];
  /** The id of the chosen one, when the caller holds it. */
  value?: string | undefined;
  /**
   * The id of the one chosen at first.
   * @default that of the first choice
   */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * A few short values side by side, exactly one chosen: amounts, multipliers.
 *
 * **When not to use it:** for long or many choices, use a `Select`; for several together, checkboxes.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the chosen value |
 * | Arrows | choose the value before or after |
 */
export function ChoiceChips({
  legend,
  choices,
  value: given,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: ChoiceChipsProps) {
  const name = useId();
  const [value, change] = useControlled(given, defaultValue ?? choices[0]?.id ?? '', onValueChange);
  return (
    <fieldset {...rest} className={classNames(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ id, label }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              // As the browser does anyway; written out for dialogs that look for what to focus first.
              tabIndex={id === value ? 0 : -1}
              onChange={() => change(id)}
              className={styles.input}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
