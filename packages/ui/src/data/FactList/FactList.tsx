import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './FactList.css';

/** One thing that is known. */
export interface FactItem {
  /** Stable, unique in the list, e.g. `joinedAt`. */
  id: string;
  /** What it is. */
  label: ReactNode;
  value: ReactNode;
  /**
   * `strong` for the one that the others lead to, such as what remains.
   * @default 'default'
   */
  emphasis?: 'default' | 'strong';
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly FactItem[];
}

/**
 * What is known of one thing, line by line: its name at the start, its value at the end.
 *
 * **When not to use it:** for many things of a kind, use a `HistoryTable`.
 *
 * **Do:** Line up the facts about one thing.
 *
 * **Don't:** List several things of one kind: they are rows of a table.
 */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={classNames(styles.root, className)}>
      {facts.map(({ id, label, value, emphasis = 'default' }) => (
        <div key={id} data-emphasis={emphasis} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
