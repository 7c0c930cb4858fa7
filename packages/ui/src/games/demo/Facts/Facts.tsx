import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import * as styles from './Facts.css';

/** A number worth knowing before the bet. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Fact[];
}

/**
 * The figures of a bet panel, a line each: what a win pays, the demo balance.
 *
 * **When not to use it:** for rows of records, use a `HistoryTable`.
 */
export function Facts({ items, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={classNames(styles.root, className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
