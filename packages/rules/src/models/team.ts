import type { MicroUsdt } from '../money';

/** Member referred by the signed-in member. */
export interface Referral {
  readonly username: string;
  /** Member name; `null` if not given. */
  readonly name: string | null;
  readonly joinedAt: number;
  /** Locker balance. */
  readonly lockedAmount: MicroUsdt;
  /** Time of the first lock of funds, epoch ms; `null` if the member has not locked any. */
  readonly lockedAt: number | null;
}

export interface TeamLevel {
  /** Level, which is 1 for the signed-in member's own referrals. */
  readonly level: number;
  readonly name: string;
  /** Number of members on the level. */
  readonly total: number;
}

/** Member at a team level. */
export interface TeamMember {
  /** Row number across all pages, from 1. */
  readonly serial: number;
  readonly code: string;
  readonly name: string;
  /** Registration time, epoch ms. */
  readonly joinedAt: number;
  readonly level: number;
}

/** Member in the team tree, with direct referrals. */
export interface TreeMember {
  /** Member id, unique in the tree. */
  readonly id: string;
  /** Member user name. */
  readonly code: string;
  readonly name: string;
  /** True if the member has locked funds. */
  readonly active: boolean;
  /** Registration time, epoch ms. */
  readonly joinedAt: number;
  /** Locker balance. */
  readonly lockedAmount: MicroUsdt;
  /**
   * Number of members below, on all levels; if the server omits it, the number of loaded members.
   */
  readonly teamSize: number;
  readonly children: readonly TreeMember[];
}
