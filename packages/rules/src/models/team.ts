import type { MicroUsdt } from '../money';

/** Member referred by the signed-in member. */
export interface Referral {
  readonly username: string;
  /** Name of the member; `null` if not given. */
  readonly name: string | null;
  readonly joinedAt: number;
  /** Balance of the locker. */
  readonly lockedAmount: MicroUsdt;
  /** Time of the first lock of funds, epoch ms; `null` if the member has not locked any. */
  readonly lockedAt: number | null;
}

export interface TeamLevel {
  /** Level, which is 1 for members whom the signed-in member referred. */
  readonly level: number;
  readonly name: string;
  /** Number of members on the level. */
  readonly total: number;
}

/** Member on a level of the team. */
export interface TeamMember {
  /** Row number across all pages, from 1. */
  readonly serial: number;
  readonly code: string;
  readonly name: string;
  /** Time of registration, epoch ms. */
  readonly joinedAt: number;
  readonly level: number;
}

/** Member in the team tree, with direct referrals. */
export interface TreeMember {
  /** Id of the member, unique in the tree. */
  readonly id: string;
  /** User name of the member. */
  readonly code: string;
  readonly name: string;
  /** True if the member has locked funds. */
  readonly active: boolean;
  /** Time of registration, epoch ms. */
  readonly joinedAt: number;
  /** Balance of the locker. */
  readonly lockedAmount: MicroUsdt;
  /** Number of members below, on all levels. If the server sends none, the number of loaded members. */
  readonly teamSize: number;
  readonly children: readonly TreeMember[];
}
