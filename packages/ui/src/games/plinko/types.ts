import type { PlinkoPath, PlinkoRisk, PlinkoRows } from '@platform/rules/plinko';

/** Plinko settings of the player, which the app stores. */
export interface PlinkoSettings {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

/** Falling ball. */
export interface PlinkoBall {
  id: number;
  path: PlinkoPath;
  /** Time of the drop, on the clock of the board. */
  startedAt: number;
}
