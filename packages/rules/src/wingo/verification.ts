/** The steps of a verification, in their order. The last three are of a bet's receipt. */
export const STEPS = [
  'commitment',
  'close',
  'beacon-key',
  'beacon-schedule',
  'beacon-signature',
  'result',
  'link',
  'receipt-signature',
  'receipt-commitment',
  'receipt-beacon',
] as const;
export type StepName = (typeof STEPS)[number];

/** What a step may be computed from. */
export type StepValue =
  | 'bet'
  | 'beaconRound'
  | 'bettingClosed'
  | 'commitment'
  | 'linkBefore'
  | 'message'
  | 'publicKey'
  | 'roundNumber'
  | 'serverSeed';

/** One thing that was computed again, and whether it agrees with what was published. */
export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  /** What it was computed from: names and published values. */
  readonly from: readonly (readonly [name: StepValue, value: string])[];
  /** What was computed, as text. */
  readonly computed: string;
  /** What was published, as text. */
  readonly published: string;
}

export interface Verdict {
  readonly roundNumber: string;
  /** Whether every step agrees. */
  readonly fair: boolean;
  readonly steps: readonly Step[];
}
