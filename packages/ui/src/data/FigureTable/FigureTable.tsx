import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as hidden from '../../primitives/VisuallyHidden/VisuallyHidden.css';
import * as styles from './FigureTable.css';

/** Table figures. The first cell of each row is its name. */
export interface Figures {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface FigureTableProps
  extends Figures, Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /**
   * True to hide the caption visually, if a heading above has the same text.
   * @default false
   */
  captionHidden?: boolean;
}

/**
 * Short table of fixed figures: odds, returns, limits.
 *
 * **When not to use it:** for facts about one subject, use a `FactList`.
 *
 * **Do:** Use it for a few constant figures.
 *
 * **Don't:** Show a history: use a `HistoryTable`.
 */
export function FigureTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  className,
  ...rest
}: FigureTableProps) {
  const [subject, ...figures] = columns;
  return (
    <table {...rest} className={classNames(styles.root, className)}>
      <caption className={captionHidden ? hidden.root : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className={styles.figure}>
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([about, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{about}</th>
            {cells.map((cell, column) => (
              <td key={figures[column]} className={styles.figure}>
                {/* Isolates the cell, so that a number's sign stays in place in right-to-left text. */}
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
