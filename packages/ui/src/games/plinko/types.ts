import type { PlinkoPath, PlinkoRisk, PlinkoRows } from '@platform/rules/plinko';

export interface PlinkoSettings {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

export interface PlinkoBall {
  id: number | string;
  path: PlinkoPath;
  /** Time of the drop on the animation clock. */
  startedAt: number;
}
