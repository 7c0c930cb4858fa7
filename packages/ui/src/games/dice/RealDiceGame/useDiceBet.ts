'use client';

import type { DiceIntent, DiceResult } from '@platform/rules/models';
import { useRef, useState } from 'react';

/** Number of results of this visit that are kept. */
const MOST = 20;

export interface DiceBetting {
  /** Places a bet, unless another one is under way. */
  place: (intent: DiceIntent) => Promise<void>;
  underWay: boolean;
  /** Result of the last bet; `undefined` before the first one, and after `forget`. */
  result: DiceResult | undefined;
  /** Removes the result and the error from the screen. */
  forget: () => void;
  /** Error message of the last bet. */
  problem: string | undefined;
  /** Results of this visit, newest first. */
  placed: readonly DiceResult[];
}

/** Places one bet at a time, and keeps the results of this visit. */
export function useDiceBet(onBet: (intent: DiceIntent) => Promise<DiceResult>): DiceBetting {
  const [underWay, setUnderWay] = useState(false);
  const [result, setResult] = useState<DiceResult>();
  const [problem, setProblem] = useState<string>();
  const [placed, setPlaced] = useState<readonly DiceResult[]>([]);
  // A second press can arrive before the button is rendered as pending.
  const busy = useRef(false);
  const place = async (intent: DiceIntent) => {
    if (busy.current) return;
    busy.current = true;
    setUnderWay(true);
    setProblem(undefined);
    try {
      const reply = await onBet(intent);
      setResult(reply);
      setPlaced((before) => [reply, ...before].slice(0, MOST));
    } catch (error) {
      setResult(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      busy.current = false;
      setUnderWay(false);
    }
  };
  const forget = () => {
    setResult(undefined);
    setProblem(undefined);
  };
  return { place, underWay, result, forget, problem, placed };
}
