'use client';

import type { DemoResult } from '@platform/rules/models';
import {
  multiplierOf,
  OPEN_DELAY,
  openCell,
  payout,
  startRound,
  type MineCount,
  type MinesRound,
} from '@platform/rules/mines';
import type { MicroUsdt } from '@platform/rules/money';
import type { Random } from '../../../internal/seams';
import { useLiveState } from '../../demo/useLiveState';
import { useTimers } from '../../demo/useTimers';

/** A round with what was bet on it, and what the player has done so far. */
export interface MinesPlay {
  round: MinesRound;
  mines: MineCount;
  stake: MicroUsdt;
  /** Cells that were pressed and take their time. */
  opening: readonly number[];
  state: 'playing' | 'lost' | 'cashed-out';
}

/** Puts a result in words. */
export type OutcomeText = (round: { gems: number; mines: number }) => string;

/** How many cells without a mine are open. */
export const gemsOf = ({ round }: MinesPlay): number =>
  round.opened.length - (round.state === 'lost' ? 1 : 0);

/** What a round that has ended brought. */
function resultOf(play: MinesPlay, outcome: OutcomeText): DemoResult {
  const won = play.state === 'cashed-out';
  const gems = gemsOf(play);
  return {
    stake: play.stake,
    outcome: outcome({ gems, mines: play.mines }),
    won,
    multiplier: won ? multiplierOf(play.mines, gems) : { numerator: 0n, denominator: 1n },
    payout: won ? payout(play.stake, play.mines, gems) : 0n,
  };
}

/** Plays Mines: `play` is the round on the grid, `undefined` before the first. */
export function useMines(
  random: Random,
  outcome: OutcomeText,
  onEnd: (result: DemoResult) => void,
) {
  const [play, write, read] = useLiveState<MinesPlay | undefined>(undefined);
  const after = useTimers();

  const end = (last: MinesPlay) => {
    write(last);
    onEnd(resultOf(last, outcome));
  };

  const start = (stake: MicroUsdt, mines: MineCount) =>
    write({ round: startRound(mines, random), mines, stake, opening: [], state: 'playing' });

  /** The cell opens now, unless the round of these mines has ended in the meantime. */
  const open = (cell: number, mines: MinesRound['mines']) => {
    const now = read();
    if (now?.state !== 'playing' || now.round.mines !== mines) return;
    const round = openCell(now.round, cell);
    const opening = now.opening.filter((other) => other !== cell);
    const next = { ...now, round, opening };
    if (round.state === 'lost') end({ ...next, opening: [], state: 'lost' });
    else if (round.state === 'cleared') end({ ...next, opening: [], state: 'cashed-out' });
    else write(next);
  };

  /** Presses a cell; says whether a round was running. */
  const press = (cell: number): boolean => {
    const now = read();
    if (now?.state !== 'playing') return false;
    if (!now.opening.includes(cell)) {
      write({ ...now, opening: [...now.opening, cell] });
      after(OPEN_DELAY, () => open(cell, now.round.mines));
    }
    return true;
  };

  const cashOut = () => {
    const now = read();
    // A cell on its way must not be taken back.
    if (now?.state === 'playing' && now.opening.length === 0) end({ ...now, state: 'cashed-out' });
  };

  return { play, start, press, cashOut };
}
