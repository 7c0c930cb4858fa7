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

/** What a step shows where there is no value. Rules hold no sentences: who shows it has the text. */
export type NoValue =
  | {
      readonly code:
        | 'beaconDue'
        | 'beaconExpected'
        | 'invalid'
        | 'neither'
        | 'noBeacon'
        | 'noSeed'
        | 'noSignature'
        | 'noVoidReason'
        | 'notInNumber'
        | 'resultOrReason'
        | 'voidNoBeacon'
        | 'voidSeedLost';
    }
  | {
      readonly code: 'noRound';
      /** The place of the missing round in the chain. */
      readonly place: number;
    };

/** One thing that was computed again, and whether it agrees with what was published. */
export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  /** What it was computed from: names and published values. */
  readonly from: readonly (readonly [name: StepValue, value: string])[];
  readonly computed: string | NoValue;
  readonly published: string | NoValue;
}

export interface Verdict {
  readonly roundNumber: string;
  /** Whether every step agrees. */
  readonly fair: boolean;
  readonly steps: readonly Step[];
}
