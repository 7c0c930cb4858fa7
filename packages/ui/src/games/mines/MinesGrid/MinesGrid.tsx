'use client';

import { minesGrid } from '@platform/messages/minesGrid';
import { SIDE } from '@platform/rules/mines';
import { Bomb, Gem } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type SlotProps } from '../../../internal/mergeProps';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import type { MineCellState } from './cellStates';
import * as styles from './MinesGrid.css';

const ICONS = {
  closed: null,
  opening: null,
  gem: Gem,
  mine: Bomb,
  'hidden-gem': Gem,
  'hidden-mine': Bomb,
};

const LINE = Array.from({ length: SIDE }, (_, index) => index);

export interface MinesGridSlots {
  /** Button of a cell, by its index: 0 to 24, row by row. */
  cell?: ((cell: number) => SlotProps<'button'> | undefined) | undefined;
}

export interface MinesGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The 25 cells, row by row. */
  cells: readonly MineCellState[];
  /**
   * Opened cells in order. Each shows its position, such as 1 for the first.
   * @default []
   */
  path?: readonly number[];
  /** Called with a pressed closed cell. */
  onPress: (cell: number) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof minesGrid>>;
  /**
   * Props for the parts, such as `{ cell: (cell) => ({ 'data-cell': cell }) }`.
   * @default {}
   */
  slotProps?: MinesGridSlots | undefined;
}

const stateTexts = (text: TextsOf<typeof minesGrid>): Record<MineCellState, string> => ({
  closed: text.closed,
  opening: text.opening,
  gem: text.gem,
  mine: text.mine,
  'hidden-gem': text.hiddenGem,
  'hidden-mine': text.hiddenMine,
});

/** Returns the cell that a key moves to, or `undefined` for other keys. */
function cellAfter(cell: number, { key, ctrlKey }: KeyboardEvent, toEnd: boolean) {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const last = SIDE - 1;
  const at = (nextRow: number, nextColumn: number) =>
    Math.min(Math.max(nextRow, 0), last) * SIDE + Math.min(Math.max(nextColumn, 0), last);
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
    case 'ArrowRight':
      return at(row, column + ((key === 'ArrowRight') === toEnd ? 1 : -1));
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrlKey ? at(last, last) : at(row, last);
    default:
      return undefined;
  }
}

/**
 * Grid of 25 Mines cells.
 *
 * **When not to use it:** to play, use a `MinesGame`, which places the mines.
 *
 * **Do:** Distinguish open cells by icon and name, not by colour alone.
 *
 * **Don't:** Make each cell a Tab stop.
 *
 * | Key | Action |
 * | --- | --- |
 * | arrows | moves to the next cell in that direction |
 * | Home, End | moves to the first or last cell of the row; with Ctrl, of the grid |
 * | Enter, Space | opens the cell |
 */
export function MinesGrid({
  cells,
  path = [],
  onPress,
  texts,
  slotProps,
  className,
  ...rest
}: MinesGridProps) {
  const text = useTexts(minesGrid, texts);
  const states = stateTexts(text);
  const [active, setActive] = useState(0);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const toEnd = getComputedStyle(event.currentTarget).direction === 'ltr';
    const next = cellAfter(active, event, toEnd);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    // The grid handles the keys of its focused cell.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      aria-label={text.label}
      {...rest}
      role="grid"
      className={classNames(styles.root, className)}
      onKeyDown={move}
    >
      {LINE.map((row) => (
        <div key={row} role="row" className={styles.row}>
          {LINE.map((column) => {
            const cell = row * SIDE + column;
            const state = cells[cell] ?? 'closed';
            const Icon = ICONS[state];
            const step = path.indexOf(cell) + 1;
            const name = step > 0 ? text.step({ state: states[state], step }) : states[state];
            return (
              <div key={column} role="gridcell" className={styles.cell}>
                <button
                  type="button"
                  data-state={state}
                  {...mergeProps<ComponentProps<'button'>>(
                    {
                      tabIndex: cell === active ? 0 : -1,
                      'aria-label': text.cell({
                        row: row + 1,
                        column: column + 1,
                        state: name,
                      }),
                      'aria-disabled': state !== 'closed' || undefined,
                      className: styles.button,
                      onFocus: () => setActive(cell),
                      onClick: () => {
                        if (state === 'closed') onPress(cell);
                      },
                    },
                    slotProps?.cell?.(cell),
                  )}
                >
                  {Icon && <Icon aria-hidden />}
                  {step > 0 && <span className={styles.step}>{step}</span>}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
