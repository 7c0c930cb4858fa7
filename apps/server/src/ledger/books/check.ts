import type { MicroUsdt } from '@platform/rules/money';

/** Difference between an expected and an actual amount. */
export interface Difference {
  /** Subject for operators, such as `account 42`. */
  subject: string;
  expected: MicroUsdt;
  found: MicroUsdt;
}

/** Comparison of the books with figures that must match them. */
export interface Check {
  /** Name for operators, and key of the result, such as `hot wallet BEP20`. */
  name: string;
  /**
   * Runs the comparison.
   *
   * @returns the differences; empty if the books match
   * @throws if the check cannot run, for example while a chain is unreachable. The last result is
   * then kept.
   */
  run(): Promise<Difference[]>;
}

/** Comparisons of the ledger with itself and with the tables that it mirrors. */
export const LEDGER_CHECKS = [
  'transfers',
  'balances',
  'holdings',
  'chain account',
  'causes',
] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];
