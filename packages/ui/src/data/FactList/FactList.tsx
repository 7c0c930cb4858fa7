import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './FactList.css';

/** Fact with its name and value. */
export interface FactItem {
  /** Stable id, unique in the list, e.g. `joinedAt`. */
  id: string;
  /** Name of the fact. */
  label: ReactNode;
  value: ReactNode;
  /**
   * Emphasis: `strong` for the result of the others, such as a remainder.
   * @default 'default'
   */
  emphasis?: 'default' | 'strong';
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly FactItem[];
}

/**
 * List of facts about one thing: the name at the start of a line, the value at its end.
 *
 * **When not to use it:** for many things of the same kind, use a `HistoryTable`.
 *
 * **Do:** Line up the facts about one thing.
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
