import type { MicroUsdt } from '../money';

/** Member referred by the signed-in member. */
export interface Referral {
  readonly username: string;
  /** `null` if not given. */
  readonly name: string | null;
  readonly joinedAt: number;
  /** Balance of the locker. */
  readonly lockedAmount: MicroUsdt;
  /** Time of the first lock of funds, epoch ms; `null` before it. */
  readonly lockedAt: number | null;
}

export interface TeamLevel {
  /** 1 for members whom the signed-in member referred. */
  readonly level: number;
  readonly name: string;
  /** Number of members. */
  readonly total: number;
}

/** Member on a level of the team. */
export interface TeamMember {
  /** Row number across all pages, from 1. */
  readonly serial: number;
  readonly code: string;
  readonly name: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly level: number;
}

/** Member in the team tree, with direct referrals. */
export interface TreeMember {
  /** Unique in the tree. */
  readonly id: string;
  /** User name. */
  readonly code: string;
  readonly name: string;
  /** True if the member has locked funds. */
  readonly active: boolean;
  /** Epoch ms. */
  readonly joinedAt: number;
  /** Balance of the locker. */
  readonly lockedAmount: MicroUsdt;
  /** Number of members below, on all levels. If unknown, the number of loaded members. */
  readonly teamSize: number;
  readonly children: readonly TreeMember[];
}
