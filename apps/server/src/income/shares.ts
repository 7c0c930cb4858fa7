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

// Who is paid how much, as arithmetic: the jobs of this folder pay what these functions answer. All
// of them round down, so that parts never add up to more than the whole.

const part = (amount: MicroUsdt, rate: bigint): MicroUsdt => divide(amount * rate, MILLION, 'down');

/** The rebate on what a member put at risk. */
export const rebateOn = (risk: MicroUsdt): MicroUsdt => part(risk, TURNOVER.rebate);

/** What is paid to those above a player on what the player put at risk, nearest first. */
export const levelsOn = (risk: MicroUsdt): MicroUsdt[] =>
  TURNOVER.levels.map((rate) => part(risk, rate));

/** The Self bonus of a day. */
export const selfBonusOn = (held: MicroUsdt): MicroUsdt => part(held, SELF_BONUS.rate);

/** The Locker profit of a month. */
export const lockerProfitOn = (amount: MicroUsdt, plan: LockPlan): MicroUsdt =>
  lockProfit(amount, LOCKER_PER_YEAR[plan]);

/** The rank that a team is good for; 0 until the first is reached. */
export const rankFor = (team: MicroUsdt): number =>
  RANKS.filter((rank) => rank.team <= team).length;

/** A member above the owner of a lock. */
export interface Leader {
  member: bigint;
  /** What the ten levels below have locked, this lock included. */
  team: MicroUsdt;
}

/** What a member above is paid for a month of a lock. */
export interface LockShare {
  member: bigint;
  kind: 'direct' | 'rank';
  /** The rank it is paid for; 0 for the Direct bonus. */
  rank: number;
  amount: MicroUsdt;
}

/**
 * What a month of a lock pays to those above its owner: the Direct bonus to the sponsor, and to each
 * rank within ten levels what its share is above the highest below it. More accounts between the
 * owner and a leader divide the same sum, and never add to it.
 *
 * @param upline those above the owner, the sponsor first
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
