import { CELLS, isMine, type MinesRound } from '@platform/rules/mines';

/**
 * What a cell shows: `closed`, `opening` for the moment after the press, a `gem` or the `mine` that
 * was hit; after the round, what lay under the cells that stayed closed.
 */
export type MineCellState = 'closed' | 'opening' | 'gem' | 'mine' | 'hidden-gem' | 'hidden-mine';

/** The 25 cells of a round. `ended` uncovers them all. */
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
