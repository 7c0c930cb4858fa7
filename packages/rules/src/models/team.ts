import type { MicroUsdt } from '../money';

/** A member whom the member has referred. */
export interface Referral {
  readonly username: string;
  /** `null` when not given. */
  readonly name: string | null;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly packageAmount: MicroUsdt;
  /** When they first locked funds, epoch ms; `null` until then. */
  readonly activatedAt: number | null;
}

/** A level of the member's team. */
export interface TeamLevel {
  /** 1 for those whom the member has referred. */
  readonly level: number;
  readonly name: string;
  /** How many members it has. */
  readonly total: number;
}

/** A member of a level of the team. */
export interface TeamMember {
  /** Counts through all pages, from 1. */
  readonly serial: number;
  readonly code: string;
  readonly name: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly level: number;
}

/** A member in the team tree, with those right below. */
export interface TreeMember {
  /** Unique in the tree. */
  readonly id: string;
  /** The user name. */
  readonly code: string;
  readonly name: string;
  /** Whether the member has locked funds. */
  readonly active: boolean;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly investment: MicroUsdt;
  /** How many members are below, on all levels, shown or not; where that is not known, the shown. */
  readonly teamSize: number;
  readonly children: readonly TreeMember[];
}
