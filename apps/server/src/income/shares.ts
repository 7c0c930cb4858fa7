import { divide, type MicroUsdt } from '@platform/rules/money';
import {
  DIRECT_PER_YEAR,
  LOCKER_PER_YEAR,
  MILLION,
  RANKS,
  SELF_BONUS,
  TEAM_LEVELS,
  TURNOVER,
} from './economics';
import { lockProfit, type LockPlan } from '@platform/rules/funds';

// The database pays the results of these functions (`pay_income_run` and others). All round down, so
// that the parts never exceed the whole.

const part = (amount: MicroUsdt, rate: bigint): MicroUsdt => divide(amount * rate, MILLION, 'down');

export const rebateOn = (risk: MicroUsdt): MicroUsdt => part(risk, TURNOVER.rebate);

/**
 * Returns the level income on a player's amount at risk, per level above the player, nearest first.
 */
export const levelsOn = (risk: MicroUsdt): MicroUsdt[] =>
  TURNOVER.levels.map((rate) => part(risk, rate));

export const selfBonusOn = (held: MicroUsdt): MicroUsdt => part(held, SELF_BONUS.rate);

export const lockerProfitOn = (amount: MicroUsdt, plan: LockPlan): MicroUsdt =>
  lockProfit(amount, LOCKER_PER_YEAR[plan]);

export const rankFor = (team: MicroUsdt): number =>
  RANKS.filter((rank) => rank.team <= team).length;

export interface Leader {
  member: bigint;
  /** Locked funds in the ten levels below, including this lock. */
  team: MicroUsdt;
}

export interface LockShare {
  member: bigint;
  kind: 'direct' | 'rank';
  /** Rank that is paid; 0 for the Direct bonus. */
  rank: number;
  amount: MicroUsdt;
}

/**
 * Divides the bonuses of a lock. The sponsor gets the Direct bonus. Each leader within ten levels
 * gets the difference between their rank's rate and the highest rate below them. Accounts between
 * the owner and a leader divide the same sum; they do not increase it.
 *
 * @param upline members above the owner, starting with the sponsor
 */
export function sharesOf(amount: MicroUsdt, upline: readonly Leader[]): LockShare[] {
  const shares: LockShare[] = upline.slice(0, 1).map(({ member }) => ({
    member,
    kind: 'direct',
    rank: 0,
    amount: lockProfit(amount, DIRECT_PER_YEAR),
  }));
  let highest = 0n;
  for (const { member, team } of upline.slice(0, TEAM_LEVELS)) {
    const rank = rankFor(team);
    const share = RANKS[rank - 1]?.perYear ?? 0n;
    if (share <= highest) continue;
    shares.push({ member, kind: 'rank', rank, amount: lockProfit(amount, share - highest) });
    highest = share;
  }
  return shares.filter((share) => share.amount > 0n);
}
