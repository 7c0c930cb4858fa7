import { incomeRemarks } from '@platform/messages/incomeRemarks';

const TEXTS: Readonly<Record<string, (params: never) => string>> = {
  bets: incomeRemarks.bets,
  teamBets: incomeRemarks.teamBets,
  teamBetsOfDay: incomeRemarks.teamBetsOfDay,
  selfBonus: incomeRemarks.selfBonus,
  lockMonth: incomeRemarks.lockMonth,
  referralLock: incomeRemarks.referralLock,
  rankLock: incomeRemarks.rankLock,
};

/** Returns the reason for an income in English; undefined for a code of a newer release. */
export const remarkText = (
  code: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined => TEXTS[code]?.(params as never);
