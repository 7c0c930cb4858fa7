'use client';

import { COLORS, type Color } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Button } from '../../../primitives/Button/Button';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { bestMultiple } from '../payouts';
import { COLOR_NAMES, multipleText } from '../texts';
import * as styles from './ColorButtons.css';

export interface ColorButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The player wants to bet on this colour. */
  onPick: (color: Color) => void;
  /**
   * Betting is blocked: skeletons of the same size stand in for the buttons.
   * @default false
   */
  blocked?: boolean;
  /** @default 'Bet on a colour' */
  'aria-label'?: string;
}

/**
 * Green, Violet and Red to bet on, with the most that each pays.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from colour to colour |
 * | Enter, Space | picks the colour |
 */
export function ColorButtons({ onPick, blocked = false, className, ...rest }: ColorButtonsProps) {
  return (
    <div
      role="group"
      aria-label="Bet on a colour"
      {...rest}
      aria-busy={blocked}
      className={classNames(styles.root, className)}
    >
      {COLORS.map((color) =>
        blocked ? (
          <Skeleton key={color} shape="block" className={styles.skeleton} />
        ) : (
          <Button
            key={color}
            size="large"
            data-bet={color}
            className={styles.button}
            onClick={() => onPick(color)}
          >
            {COLOR_NAMES[color]}
            <span aria-hidden className={styles.odds}>
              {multipleText(bestMultiple({ betType: 'color', betValue: color }))}
            </span>
          </Button>
        ),
      )}
    </div>
  );
}
