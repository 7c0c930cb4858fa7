'use client';

import { useRef, useState } from 'react';

/** Maximum number of stored results of this visit. */
const MOST = 20;

export interface Betting<Intent, Result> {
  /**
   * Places a bet, unless another one is pending. Returns its result; undefined if the bet was not
   * placed.
   */
  place: (intent: Intent) => Promise<Result | undefined>;
  underWay: boolean;
  /** Result of the last bet; `undefined` before the first one, and after `forget`. */
  result: Result | undefined;
  /** Removes the result and the error from the screen. */
  forget: () => void;
  /** Error message of the last bet. */
  problem: string | undefined;
  /** Results of this visit, newest first. */
  placed: readonly Result[];
}

/** Places one bet at a time, and stores the results of this visit. */
export function useBet<Intent, Result>(
  onBet: (intent: Intent) => Promise<Result>,
): Betting<Intent, Result> {
  const [underWay, setUnderWay] = useState(false);
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState<string>();
  const [placed, setPlaced] = useState<readonly Result[]>([]);
  // A second press can arrive before the button is rendered as pending.
  const busy = useRef(false);
  const place = async (intent: Intent) => {
    if (busy.current) return undefined;
    busy.current = true;
    setUnderWay(true);
    setProblem(undefined);
    try {
      const reply = await onBet(intent);
      setResult(reply);
      setPlaced((before) => [reply, ...before].slice(0, MOST));
      return reply;
    } catch (error) {
      setResult(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
      return undefined;
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
