import type { LatestResult } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './ResultsStrip.css';

/** How many results the strip has room for on a wide board. */
const MOST = 10;

export interface ResultsStripProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** The latest results, newest first; the first ten are shown. `undefined` while not known. */
  results: readonly LatestResult[] | undefined;
  /** @default 'Last results' */
  label?: string;
  /** @default 'No results yet' */
  emptyText?: string;
}

/**
 * The last numbers drawn, as balls in one line. What does not fit is left out.
 *
 * **When not to use it:** for the whole history, use `GameHistoryTable`.
 */
export function ResultsStrip({
  results,
  label = 'Last results',
  emptyText = 'No results yet',
  className,
  ...rest
}: ResultsStripProps) {
  return (
    <div {...rest} aria-busy={!results} className={classNames(styles.root, className)}>
      <span className={styles.label}>{label}</span>
      {results?.length === 0 ? (
        <span className={styles.empty}>{emptyText}</span>
      ) : (
        <ol aria-label={label} className={styles.list}>
          {results
            ? results.slice(0, MOST).map(({ roundNumber, number }, place) => (
                <li key={roundNumber ?? place} className={styles.item}>
                  <NumberBall number={number} />
                </li>
              ))
            : Array.from({ length: MOST }, (_, place) => (
                <li key={place}>
                  <Skeleton shape="circle" className={styles.skeleton} />
                </li>
              ))}
        </ol>
      )}
    </div>
  );
}
