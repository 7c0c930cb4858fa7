/** Verification steps, in order. Steps named `receipt-` verify one bet. */
export const STEPS = [
  'commitment',
  'close',
  'beacon-key',
  'beacon-schedule',
  'beacon-signature',
  'result',
  'link',
  'root',
  'root-kept',
  'receipt-signature',
  'receipt-commitment',
  'receipt-beacon',
  'receipt-time',
  'receipt-root',
] as const;
export type StepName = (typeof STEPS)[number];

/** Inputs of a step, by name. */
export type StepValue =
  | 'bet'
  | 'betCount'
  | 'betNumber'
  | 'beaconRound'
  | 'bettingClosed'
  | 'commitment'
  | 'formerKeyUntil'
  | 'linkBefore'
  | 'message'
  | 'publicKey'
  | 'roundNumber'
  | 'serverSeed';

/** Reason for a missing value. The component or command that displays the reason has its text. */
export type NoValue =
  | {
      readonly code:
        | 'afterClose'
        | 'beaconDue'
        | 'beaconExpected'
        | 'invalid'
        | 'neither'
        | 'noBeacon'
        | 'noPath'
        | 'noRoot'
        | 'noSeed'
        | 'noSignature'
        | 'noVoidReason'
        | 'notInNumber'
        | 'resultOrReason'
        | 'rootDue'
        | 'voidNoBeacon'
        | 'voidNoRoot'
        | 'voidSeedLost';
    }
  | {
      readonly code: 'noRound';
      /** Position of the missing round in the chain. */
      readonly place: number;
    };

/** Check of a computed value against the published value. */
export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  /** Inputs of the computation. */
  readonly from: readonly (readonly [name: StepValue, value: string])[];
  readonly computed: string | NoValue;
  readonly published: string | NoValue;
}

export interface Verdict {
  readonly roundNumber: string;
  /** True if every step succeeded. */
  readonly fair: boolean;
  readonly steps: readonly Step[];
}
