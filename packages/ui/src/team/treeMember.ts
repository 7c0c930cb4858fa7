import type { MicroUsdt } from '@platform/rules/money';

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
  /** How many members are below, on all levels, shown or not. */
  readonly teamSize: number;
  readonly children: readonly TreeMember[];
}
