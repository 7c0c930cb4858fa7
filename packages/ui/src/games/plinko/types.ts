import type { PlinkoPath, PlinkoRisk, PlinkoRows } from '@platform/rules/plinko';

/** What the player chooses, and the app remembers. */
export interface PlinkoSettings {
  rows: PlinkoRows;
  /** The difficulty. */
  risk: PlinkoRisk;
}

/** A ball on its way. */
export interface PlinkoBall {
  id: number;
  path: PlinkoPath;
  /** When it was dropped, on the clock of the board. */
  startedAt: number;
}
