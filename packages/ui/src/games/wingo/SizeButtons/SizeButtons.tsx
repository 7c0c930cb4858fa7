'use client';

import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { betNames } from '@platform/messages/betNames';
import { sizeButtons } from '@platform/messages/sizeButtons';
import { parseBet, type Size } from '@platform/rules/wingo';
import type { LatestResult } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import type { SlotProps } from '../../../internal/mergeProps';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { FieldButton } from '../FieldButton';
import { odds } from '../FieldButton.css';
import type { BoardStakes } from '../fieldStakes';
import { returnText } from '../payouts';
import * as styles from './SizeButtons.css';

const SIZES: readonly Size[] = ['high', 'low'];

const ICONS = {
  high: <ChevronsUp aria-hidden className={styles.icon} />,
  low: <ChevronsDown aria-hidden className={styles.icon} />,
};

export interface SizeButtonsSlots {
  /** Button for High or Low, while betting is open. */
  button?: ((size: Size) => SlotProps<'button'> | undefined) | undefined;
}

export interface SizeButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to bet on High or Low. */
  onPick: (size: Size) => void;
  /**
   * True while betting is closed. Skeletons of the same size and name replace the buttons.
   * @default false
   */
  blocked?: boolean;
  /** Draw whose winning bets are marked, once per draw. */
  drawn?: LatestResult | undefined;
  /**
   * The player's stakes, shown as chips on the fields.
   * @default {}
   */
  stakes?: BoardStakes | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sizeButtons>>;
  /**
   * Props for the parts, such as `{ button: (size) => ({ name: size }) }`.
   * @default {}
   */
  slotProps?: SizeButtonsSlots | undefined;
}

/**
 * Buttons to bet on High (5 to 9) and Low (0 to 4).
 *
 * **Do:** Make bets with equal chances look the same.
 *
 * **Don't:** Make one button red.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from High to Low |
 * | Enter, Space | bets on High or Low |
 */
export function SizeButtons({
  onPick,
  blocked = false,
  drawn,
  stakes = {},
  texts,
  slotProps,
  className,
  ...rest
}: SizeButtonsProps) {
  const text = useTexts(sizeButtons, texts);
  const names = useTexts(betNames);
  const figures = useGameFigures();
  return (
    <div
      role="group"
      aria-label={text.label}
      {...rest}
      aria-busy={blocked}
      className={classNames(styles.root, className)}
    >
      {SIZES.map((size) => {
        const bet = parseBet(size, size);
        return (
          <FieldButton
            key={size}
            field={size}
            bet={bet}
            blocked={blocked}
            drawn={drawn}
            stakes={stakes}
            onPick={() => onPick(size)}
            className={styles.button}
            slotProps={slotProps?.button?.(size)}
          >
            <span className={styles.name}>
              {ICONS[size]}
              <span>{names[size]}</span>
            </span>
            <span aria-hidden className={odds}>
              {returnText(bet, figures)}
            </span>
          </FieldButton>
        );
      })}
    </div>
  );
}
