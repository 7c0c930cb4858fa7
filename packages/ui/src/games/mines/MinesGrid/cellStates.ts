import { CELLS, isMine, type MinesRound } from '@platform/rules/mines';

/** State of a cell. After the round, the hidden states reveal the unopened cells. */
export type MineCellState = 'closed' | 'opening' | 'gem' | 'mine' | 'hidden-gem' | 'hidden-mine';

/** Returns the state of each cell; `ended` reveals all cells. */
export function cellStates(
  round: MinesRound | undefined,
  opening: readonly number[],
  ended: boolean,
): readonly MineCellState[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    if (!round) return 'closed';
    const mine = isMine(round, cell);
    if (round.opened.includes(cell)) return mine ? 'mine' : 'gem';
    if (ended) return mine ? 'hidden-mine' : 'hidden-gem';
    return opening.includes(cell) ? 'opening' : 'closed';
  });
}
