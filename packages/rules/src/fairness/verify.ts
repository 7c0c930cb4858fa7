import type { PublishedBeacon, PublishedRound } from '../wingo';
import { beaconRoundFor, DRAND_QUICKNET, localBeacon, randomnessOf, verifyBeacon } from './beacon';
import { sameHex } from './bytes';
import { commitmentOf, FIRST_LINK, linkOf, wingoDigit } from './draw';

/** The steps of a verification, in their order. */
export const STEPS = [
  'commitment',
  'beacon-schedule',
  'beacon-key',
  'beacon-signature',
  'result',
  'link',
] as const;
export type StepName = (typeof STEPS)[number];

/** One thing that was computed anew, and whether it agrees with what was published. */
export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
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

const step = (name: StepName, computed: string, published: string): Step => ({
  name,
  ok: sameHex(computed, published),
  computed,
  published,
});

function beaconSteps({ closesAt }: PublishedRound, beacon: PublishedBeacon): Step[] {
  const { source, publicKey, round, signature } = beacon;
  const chain = source === 'drand' ? DRAND_QUICKNET : localBeacon(publicKey);
  const steps = [
    step('beacon-schedule', String(beaconRoundFor(chain, closesAt)), String(round)),
    step('beacon-key', chain.publicKey, publicKey),
  ];
  if (signature === null) return steps;
  const valid = verifyBeacon(publicKey, round, signature);
  return [...steps, step('beacon-signature', valid ? signature : 'not valid', signature)];
}

function resultStep({ serverSeed, roundNumber, beacon, digit }: PublishedRound): Step[] {
  if (digit === null || serverSeed === null) return [];
  const signature = beacon?.signature ?? undefined;
  if (beacon !== null && signature === undefined) {
    return [step('result', 'no signature of the beacon', String(digit))];
  }
  const randomness = signature === undefined ? undefined : randomnessOf(signature);
  return [step('result', String(wingoDigit(serverSeed, roundNumber, randomness)), String(digit))];
}

/** A round with neither a result nor a reason, or a result without its seed, proves nothing. */
function incomplete({ digit, voidReason, serverSeed }: PublishedRound): Step[] {
  if (digit === null && voidReason === null) return [step('result', 'none', 'none, and no reason')];
  if (digit !== null && serverSeed === null) return [step('commitment', 'no seed', 'a result')];
  return [];
}

/**
 * Repeats everything about a round that anybody can compute: the commitment from the seed, the
 * beacon round from the schedule, the beacon's signature, the result and, given the link of the
 * round before, the link.
 *
 * @param before the link of the round before; not looked at when absent
 * @throws FairnessError for values that are malformed
 */
export function verifyRound(round: PublishedRound, before?: string): Verdict {
  const { roundNumber, serverSeed, commitment, beacon, link } = round;
  const previous = round.place === 1 ? FIRST_LINK : before;
  const steps = [
    ...(serverSeed === null ? [] : [step('commitment', commitmentOf(serverSeed), commitment)]),
    ...(beacon === null ? [] : beaconSteps(round, beacon)),
    ...resultStep(round),
    ...(previous === undefined ? [] : [step('link', linkOf(previous, commitment), link)]),
    ...incomplete(round),
  ];
  return { roundNumber, fair: steps.every(({ ok }) => ok), steps };
}

/** What a verification of many rounds found. */
export interface ChainVerdict {
  readonly verdicts: readonly Verdict[];
  /** The places that are missing or come twice between the first and the last round. */
  readonly gaps: readonly number[];
  readonly fair: boolean;
}

/**
 * Verifies rounds of one game that follow each other: each by itself, each link, and that no place
 * is missing.
 *
 * @param rounds in any order
 */
export function verifyRounds(rounds: readonly PublishedRound[]): ChainVerdict {
  const sorted = [...rounds].sort((one, other) => one.place - other.place);
  const gaps: number[] = [];
  const verdicts = sorted.map((round, index) => {
    const previous = sorted[index - 1];
    if (previous === undefined) return verifyRound(round);
    if (previous.place === round.place) gaps.push(round.place);
    for (let place = previous.place + 1; place < round.place; place += 1) gaps.push(place);
    return verifyRound(round, previous.place + 1 === round.place ? previous.link : undefined);
  });
  return { verdicts, gaps, fair: gaps.length === 0 && verdicts.every(({ fair }) => fair) };
}
