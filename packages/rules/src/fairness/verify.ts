import {
  closesAtOf,
  VOID_REASONS,
  type NoValue,
  type PublishedBeacon,
  type PublishedRound,
  type Step,
  type Verdict,
  type VoidReason,
} from '../wingo';
import { beaconRoundFor, DRAND_QUICKNET, localBeacon, randomnessOf, verifyBeacon } from './beacon';
import { commitmentOf, FIRST_LINK, linkOf, messageOf, wingoDigit } from './draw';
import { stepOf } from './step';

/** Values that decide a round, excluding its position in the chain. */
export type Draw = Omit<PublishedRound, 'place' | 'link'>;

/** Additional requirements for a round. */
export interface Expected {
  /** Required key of every beacon, in hex, from a trusted source. */
  readonly beaconKey?: string | undefined;
  /**
   * Requires a beacon, because an earlier round had one. Rounds after 22 November 2026 always need
   * one.
   * @default false
   */
  readonly needsBeacon?: boolean;
  /**
   * Allows rounds that do not close at the time in their number, as on accelerated test servers.
   * @default false
   */
  readonly anySchedule?: boolean;
  /** Root that the player received when betting on this round closed, in hex. @default not checked */
  readonly keptRoot?: string | undefined;
}

export const timeText = (epochMs: number): string => new Date(epochMs).toISOString();

function commitmentStep({ serverSeed, commitment, voidReason }: Draw): Step[] {
  if (serverSeed !== null) {
    const from = [['serverSeed', serverSeed]] as const;
    return [stepOf('commitment', commitmentOf(serverSeed), commitment, from)];
  }
  // Accepts a missing seed only if the void reason records that it is lost.
  return voidReason === 'seed-lost' ? [] : [stepOf('commitment', { code: 'noSeed' }, commitment)];
}

const NOT_IN_NUMBER: NoValue = { code: 'notInNumber' };

/**
 * Checks that the server did not move the close of betting, which would allow it to choose the
 * beacon.
 */
function closeStep({ roundNumber, closesAt }: Draw): Step {
  const scheduled = closesAtOf(roundNumber);
  const computed = scheduled === undefined ? NOT_IN_NUMBER : timeText(scheduled);
  return stepOf('close', computed, timeText(closesAt), [['roundNumber', roundNumber]]);
}

function keyStep({ source, publicKey }: PublishedBeacon, expected: string | undefined): Step[] {
  const known = source === 'drand' ? DRAND_QUICKNET.publicKey : undefined;
  const wanted = expected ?? known;
  // Skips the key of a local chain, which has no independent source.
  return wanted === undefined ? [] : [stepOf('beacon-key', wanted, publicKey)];
}

function scheduleStep({ closesAt }: Draw, beacon: PublishedBeacon): Step {
  const chain = beacon.source === 'drand' ? DRAND_QUICKNET : localBeacon(beacon.publicKey);
  const round = String(beaconRoundFor(chain, closesAt));
  const from = [['bettingClosed', timeText(closesAt)]] as const;
  return stepOf('beacon-schedule', round, String(beacon.round), from);
}

function signatureStep({ publicKey, round, signature }: PublishedBeacon): Step[] {
  if (signature === null) return [];
  const valid = verifyBeacon(publicKey, round, signature);
  return [
    stepOf('beacon-signature', valid ? signature : { code: 'invalid' }, signature, [
      ['beaconRound', String(round)],
      ['publicKey', publicKey],
    ]),
  ];
}

/** Last UTC day on which a round may start without a beacon: YYYYMMDD. */
const LAST_DAY_WITHOUT_BEACON = '20261122';

/** Last UTC day on which a round may start without a bet root: YYYYMMDD. */
const LAST_DAY_WITHOUT_ROOT = '20261130';

/**
 * Returns true if the number proves that the round is not newer than a day. Older numbers vary in
 * length, but all begin with the day.
 */
const isUpTo = (day: string, roundNumber: string): boolean =>
  /^\d{8}/.test(roundNumber) && roundNumber.slice(0, 8) <= day;

/** Checks that a round may lack a beacon, so that only the server's seed decides. */
function withoutBeaconSteps({ roundNumber }: Draw, { needsBeacon }: Expected): Step[] {
  const from = [['roundNumber', roundNumber]] as const;
  if (!isUpTo(LAST_DAY_WITHOUT_BEACON, roundNumber)) {
    return [stepOf('beacon-schedule', { code: 'beaconDue' }, { code: 'noBeacon' }, from)];
  }
  return needsBeacon === true
    ? [stepOf('beacon-schedule', { code: 'beaconExpected' }, { code: 'noBeacon' })]
    : [];
}

function beaconSteps(round: Draw, expected: Expected): Step[] {
  const { beacon } = round;
  if (beacon === null) return withoutBeaconSteps(round, expected);
  return [
    ...(expected.anySchedule === true ? [] : [closeStep(round)]),
    ...keyStep(beacon, expected.beaconKey),
    scheduleStep(round, beacon),
    ...signatureStep(beacon),
  ];
}

function reasonsFor({ serverSeed, beacon, seal }: Draw): VoidReason[] {
  const found: Record<VoidReason, boolean> = {
    'seed-lost': serverSeed === null,
    'no-root': seal !== null && seal.root === null,
    'no-beacon': beacon !== null && beacon.signature === null,
  };
  return VOID_REASONS.filter((reason) => found[reason]);
}

const VOIDED: Record<VoidReason, NoValue> = {
  'no-beacon': { code: 'voidNoBeacon' },
  'seed-lost': { code: 'voidSeedLost' },
  'no-root': { code: 'voidNoRoot' },
};

function voidStep(round: Draw, reason: VoidReason): Step {
  const reasons = reasonsFor(round);
  const [found] = reasons.includes(reason) ? [reason] : reasons;
  const computed: NoValue = found === undefined ? { code: 'noVoidReason' } : VOIDED[found];
  return stepOf('result', computed, VOIDED[reason]);
}

function resultStep(round: Draw): Step {
  const { serverSeed, roundNumber, beacon, digit, voidReason } = round;
  if (digit === null) {
    return voidReason === null
      ? stepOf('result', { code: 'resultOrReason' }, { code: 'neither' })
      : voidStep(round, voidReason);
  }
  const published = String(digit);
  if (voidReason !== null) return stepOf('result', VOIDED[voidReason], published);
  if (serverSeed === null) return stepOf('result', { code: 'noSeed' }, published);
  if (beacon?.signature === null) return stepOf('result', { code: 'noSignature' }, published);
  const randomness = beacon === null ? undefined : randomnessOf(beacon.signature);
  return stepOf('result', String(wingoDigit(serverSeed, roundNumber, randomness)), published, [
    ['serverSeed', serverSeed],
    ['message', messageOf(roundNumber, randomness)],
  ]);
}

function linkStep({ place, commitment, link }: PublishedRound, before?: string | null): Step[] {
  const previous = place === 1 ? FIRST_LINK : before;
  if (previous === undefined) return [];
  if (previous === null) return [stepOf('link', { code: 'noRound', place: place - 1 }, link)];
  return [
    stepOf('link', linkOf(previous, commitment), link, [
      ['linkBefore', previous],
      ['commitment', commitment],
    ]),
  ];
}

/** Checks that the bets of the round were sealed when betting closed. */
function rootSteps({ roundNumber, seal, digit }: PublishedRound, { keptRoot }: Expected): Step[] {
  const published = seal?.root ?? { code: 'noRoot' as const };
  // Accepts a voided round without a root, because all stakes are returned.
  const isDue =
    seal === null
      ? !isUpTo(LAST_DAY_WITHOUT_ROOT, roundNumber)
      : seal.root === null && digit !== null;
  const from = [['roundNumber', roundNumber]] as const;
  return [
    ...(isDue ? [stepOf('root', { code: 'rootDue' }, published, from)] : []),
    ...(keptRoot === undefined ? [] : [stepOf('root-kept', keptRoot, published)]),
  ];
}

const verdictOf = (roundNumber: string, steps: readonly Step[]): Verdict => ({
  roundNumber,
  steps,
  fair: steps.every(({ ok }) => ok),
});

/**
 * Verifies the public values of a draw: commitment, close of betting, beacon round, key, signature,
 * and result.
 *
 * @throws FairnessError for malformed values
 */
export const verifyDraw = (draw: Draw, expected: Expected = {}): Verdict =>
  verdictOf(draw.roundNumber, [
    ...commitmentStep(draw),
    ...beaconSteps(draw, expected),
    resultStep(draw),
  ]);

/**
 * Verifies a draw like `verifyDraw`, the link to the previous round, and the bet root.
 *
 * @param before the previous round's link; null if that round is missing; undefined skips the check
 * @throws FairnessError for malformed values
 */
export function verifyRound(
  round: PublishedRound,
  before?: string | null,
  expected: Expected = {},
): Verdict {
  const { roundNumber, steps } = verifyDraw(round, expected);
  return verdictOf(roundNumber, [
    ...steps,
    ...linkStep(round, before),
    ...rootSteps(round, expected),
  ]);
}
