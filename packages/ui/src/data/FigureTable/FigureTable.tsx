import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as hidden from '../../primitives/VisuallyHidden/VisuallyHidden.css';
import * as styles from './FigureTable.css';

/** Figures, row by row. The first cell of a row says what the row is about. */
export interface Figures {
  /** What is listed, for everybody. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface FigureTableProps
  extends Figures, Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /**
   * Only screen readers read the caption: the title above says the same.
   * @default false
   */
  captionHidden?: boolean;
}

/**
 * A short table of figures that is read rather than used: odds, returns, limits.
 *
 * **When not to use it:** for the rows of a history, use a `HistoryTable`.
 *
 * **Do:** Use it for a handful of figures that do not change.
 *
 * **Don't:** Show a history in it: a history needs pages, and a text for when it is empty.
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
                {/* Isolated, a number keeps its sign in text from right to left. */}
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
