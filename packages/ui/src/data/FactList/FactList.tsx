import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './FactList.css';

export interface FactItem {
  /** Id, unique in the list, such as `joinedAt`. */
  id: string;
  label: ReactNode;
  value: ReactNode;
  /**
   * `strong` emphasises a fact that results from the other facts, such as a remainder.
   * @default 'default'
   */
  emphasis?: 'default' | 'strong';
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly FactItem[];
}

/**
 * List of labelled facts about one subject.
 *
 * **When not to use it:** for two-dimensional data, use a `FigureTable`.
 *
 * **Do:** Use one list per subject.
 *
 * **Don't:** List several items of the same kind: use a `HistoryTable`.
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
