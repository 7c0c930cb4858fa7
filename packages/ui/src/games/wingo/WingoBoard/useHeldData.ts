'use client';

import type { GameRecord, LatestResult, MyBet } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { useEffect, useState } from 'react';
import type { HistoryList } from '../../../data/HistoryTable/HistoryTable';

interface BoardData {
  results: readonly LatestResult[] | undefined;
  gameHistory: HistoryList<GameRecord>;
  myBets: HistoryList<MyBet>;
  balance: MicroUsdt | undefined;
}

/** Returns the current value or, while `isHeld`, the last value before the hold. */
export function useHeld<Value extends object | bigint | undefined>(
  value: Value,
  isHeld: boolean,
): Value {
  const [kept, setKept] = useState(value);
  if (!isHeld && value !== kept) setKept(value);
  return isHeld ? kept : value;
}

/**
 * Freezes the data that would reveal the draw while its ball turns. Only the first pages of the
 * lists contain the draw, so the player can open other pages meanwhile.
 *
 * @param onBalanceHold called with the frozen balance, and with `undefined` afterwards
 */
export function useHeldData(
  { results, gameHistory, myBets, balance }: BoardData,
  isHeld: boolean,
  onBalanceHold: ((balance: MicroUsdt | undefined) => void) | undefined,
): BoardData {
  const heldBalance = useHeld(balance, isHeld);
  const { page: game } = gameHistory;
  const { page: mine } = myBets;

  useEffect(
    () => onBalanceHold?.(isHeld ? heldBalance : undefined),
    [isHeld, heldBalance, onBalanceHold],
  );
  useEffect(() => () => onBalanceHold?.(undefined), [onBalanceHold]);

  return {
    results: useHeld(results, isHeld),
    gameHistory: { ...gameHistory, page: useHeld(game, isHeld && game?.current === 1) },
    myBets: { ...myBets, page: useHeld(mine, isHeld && mine?.current === 1) },
    balance: heldBalance,
  };
}
