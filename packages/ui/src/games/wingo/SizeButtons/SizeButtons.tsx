'use client';

import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { parseBet, type Size } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Button } from '../../../primitives/Button/Button';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { bestMultiple } from '../payouts';
import { multipleText, SIZE_NAMES } from '../texts';
import * as styles from './SizeButtons.css';

const SIZES: readonly Size[] = ['high', 'low'];

const ICONS = { high: <ChevronsUp aria-hidden />, low: <ChevronsDown aria-hidden /> };

export interface SizeButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The player wants to bet on this half. */
  onPick: (size: Size) => void;
  /**
   * Betting is blocked: skeletons of the same size stand in for the buttons.
   * @default false
   */
  blocked?: boolean;
  /** @default 'Bet on high or low' */
  'aria-label'?: string;
}

/**
 * High (5 to 9) and Low (0 to 4) to bet on, with what they pay.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from High to Low |
 * | Enter, Space | picks the half |
 */
export function SizeButtons({ onPick, blocked = false, className, ...rest }: SizeButtonsProps) {
  return (
    <div
      role="group"
      aria-label="Bet on high or low"
      {...rest}
      aria-busy={blocked}
      className={classNames(styles.root, className)}
    >
      {SIZES.map((size) =>
        blocked ? (
          <Skeleton key={size} shape="block" className={styles.skeleton} />
        ) : (
          <Button
            key={size}
            size="large"
            data-bet={size}
            className={styles.button}
            onClick={() => onPick(size)}
          >
            <span className={styles.name}>
              {ICONS[size]}
              {SIZE_NAMES[size]}
            </span>
            <span aria-hidden className={styles.odds}>
              {multipleText(bestMultiple(parseBet(size, size)))}
            </span>
          </Button>
        ),
      )}
    </div>
  );
}
