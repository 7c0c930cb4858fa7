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

export interface MinesPlay {
  round: MinesRound;
  mines: MineCount;
  stake: MicroUsdt;
  /** Pressed cells that open after a short delay. */
  opening: readonly number[];
  state: 'playing' | 'lost' | 'cashed-out';
}

export type OutcomeText = (round: { gems: number; mines: number }) => string;

export const gemsOf = ({ round }: MinesPlay): number =>
  round.opened.length - (round.state === 'lost' ? 1 : 0);

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

/** Manages the rounds of Mines; `play` is `undefined` before the first round. */
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

  /** Opens the cell, unless its round ended in the meantime. */
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

  /** Handles a press on a cell. Returns true if a round is running. */
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
    // Opening cells must settle before a cash-out.
    if (now?.state === 'playing' && now.opening.length === 0) end({ ...now, state: 'cashed-out' });
  };

  return { play, start, press, cashOut };
}
