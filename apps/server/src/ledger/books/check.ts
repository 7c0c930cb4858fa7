import type { MicroUsdt } from '@platform/rules/money';

/** Something that does not agree. */
export interface Difference {
  /** What it is about, for operators, such as `account 42`. */
  subject: string;
  expected: MicroUsdt;
  found: MicroUsdt;
}

/** A comparison of the books with something that they must agree with. */
export interface Check {
  /** For operators, and what its result is kept under, such as `hot wallet BEP20`. */
  name: string;
  /**
   * @returns what does not agree; nothing when all is well
   * @throws when it does not know, for example while a chain is out of reach: the last result stays
   */
  run(): Promise<Difference[]>;
}

/** The comparisons of the ledger with itself and with the tables it mirrors. */
export const LEDGER_CHECKS = [
  'transfers',
  'balances',
  'holdings',
  'chain account',
  'causes',
] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];
