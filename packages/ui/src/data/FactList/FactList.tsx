import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './FactList.css';

/** Fact: a label and a value. */
export interface FactItem {
  /** Stable id, unique in the list, e.g. `joinedAt`. */
  id: string;
  /** Label of the fact. */
  label: ReactNode;
  value: ReactNode;
  /**
   * Emphasis: `strong` for the result of the other facts, such as a remainder.
   * @default 'default'
   */
  emphasis?: 'default' | 'strong';
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly FactItem[];
}

/**
 * List of facts about one thing: labels at the start of each line, values at the end.
 *
 * **When not to use it:** for many things of the same kind, use a `HistoryTable`.
 *
 * **Do:** Line up facts about one thing.
 *
 * **Don't:** List several things of the same kind: use a table.
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
