import type { MicroUsdt } from '@platform/rules/money';

export interface Difference {
  subject: string;
  expected: MicroUsdt;
  found: MicroUsdt;
}

export interface Check {
  name: string;
  /**
   * @throws if the check cannot run, for example while a chain is unreachable. The last result is
   * then kept.
   */
  run(): Promise<Difference[]>;
}

export const LEDGER_CHECKS = [
  'transfers',
  'balances',
  'holdings',
  'chain account',
  'causes',
] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];
