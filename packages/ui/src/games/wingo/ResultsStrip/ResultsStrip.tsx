'use client';

import { resultsStrip } from '@platform/messages/resultsStrip';
import type { LatestResult } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './ResultsStrip.css';

/** Number of results that fit on a wide board. */
const MOST = 10;

export interface ResultsStripProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Latest results, newest first; `undefined` while they load. */
  results: readonly LatestResult[] | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof resultsStrip>>;
}

/**
 * Latest drawn numbers as balls in one line.
 *
 * **When not to use it:** for the whole history, use `GameHistoryTable`.
 *
 * **Do:** Show the newest result first.
 *
 * **Don't:** Suggest the next result: draws are independent.
 */
export function ResultsStrip({ results, texts, className, ...rest }: ResultsStripProps) {
  const text = useTexts(resultsStrip, texts);
  return (
    <div {...rest} aria-busy={!results} className={classNames(styles.root, className)}>
      <span className={styles.label}>{text.label}</span>
      {results?.length === 0 ? (
        <span className={styles.empty}>{text.empty}</span>
      ) : (
        <ol aria-label={text.label} className={styles.list}>
          {results
            ? results.slice(0, MOST).map(({ roundNumber, number }, place) => (
                <li key={roundNumber ?? place} className={styles.item}>
                  <NumberBall number={number} size="small" />
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
