import {
  closesAtOf,
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

/** What decides a round, without its place in the chain. */
export type Draw = Omit<PublishedRound, 'place' | 'link'>;

/** What a round is held against beside itself. */
export interface Expected {
  /** The key that every beacon must have, hex, for those who know it from elsewhere. */
  readonly beaconKey?: string | undefined;
  /**
   * Rounds before it had a beacon already, so this one may not go without. Rounds that started after
   * 22 November 2026 never may.
   * @default false
   */
  readonly needsBeacon?: boolean;
  /**
   * Rounds close at other times than their numbers say, as on a server that plays faster for tests.
   * @default false
   */
  readonly anySchedule?: boolean;
}

const timeText = (epochMs: number): string => new Date(epochMs).toISOString();

function commitmentStep({ serverSeed, commitment, voidReason }: Draw): Step[] {
  if (serverSeed !== null) {
    const from = [['serverSeed', serverSeed]] as const;
    return [stepOf('commitment', commitmentOf(serverSeed), commitment, from)];
  }
  // A seed that is lost cannot be shown; the reason is in the public history instead.
  return voidReason === 'seed-lost' ? [] : [stepOf('commitment', { code: 'noSeed' }, commitment)];
}

const NOT_IN_NUMBER: NoValue = { code: 'notInNumber' };

/** That the server did not move the moment at which betting closed, and the beacon with it. */
function closeStep({ roundNumber, closesAt }: Draw): Step {
  const scheduled = closesAtOf(roundNumber);
  const computed = scheduled === undefined ? NOT_IN_NUMBER : timeText(scheduled);
  return stepOf('close', computed, timeText(closesAt), [['roundNumber', roundNumber]]);
}

function keyStep({ source, publicKey }: PublishedBeacon, expected: string | undefined): Step[] {
  const known = source === 'drand' ? DRAND_QUICKNET.publicKey : undefined;
  const wanted = expected ?? known;
  // Only the server itself vouches for its own chain.
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

/** The last day, UTC, on which rounds started that have no beacon: YYYYMMDD. */
const LAST_DAY_WITHOUT_BEACON = '20261122';

/**
 * Whether a round is from before beacons, as its number says. Numbers of that time have different
 * lengths, but all begin with the day; one that begins with no day shows nothing.
 */
const isBeforeBeacons = (roundNumber: string): boolean =>
  /^\d{8}/.test(roundNumber) && roundNumber.slice(0, 8) <= LAST_DAY_WITHOUT_BEACON;

/** That a round without a beacon may go without: the server alone knew what it would draw. */
function withoutBeaconSteps({ roundNumber }: Draw, { needsBeacon }: Expected): Step[] {
  const from = [['roundNumber', roundNumber]] as const;
  if (!isBeforeBeacons(roundNumber)) {
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

/** The reasons for which a round like this may be called off. */
function reasonsFor({ serverSeed, beacon }: Draw): VoidReason[] {
  const seedLost = serverSeed === null;
  const noBeacon = beacon !== null && beacon.signature === null;
  return [...(seedLost ? ['seed-lost' as const] : []), ...(noBeacon ? ['no-beacon' as const] : [])];
}

const VOIDED: Record<VoidReason, NoValue> = {
  'no-beacon': { code: 'voidNoBeacon' },
  'seed-lost': { code: 'voidSeedLost' },
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

const verdictOf = (roundNumber: string, steps: readonly Step[]): Verdict => ({
  roundNumber,
  steps,
  fair: steps.every(({ ok }) => ok),
});

/**
 * Repeats everything about a draw that is public: the commitment from the seed, when
 * betting closed, the beacon round from that, the beacon's key and signature, and the result.
 *
 * @throws FairnessError for values that are malformed
 */
export const verifyDraw = (draw: Draw, expected: Expected = {}): Verdict =>
  verdictOf(draw.roundNumber, [
    ...commitmentStep(draw),
    ...beaconSteps(draw, expected),
    resultStep(draw),
  ]);

/**
 * As `verifyDraw`, and the link to the round before.
 *
 * @param before the link of the round before; null when that round is missing; not looked at when
 *   absent
 * @throws FairnessError for values that are malformed
 */
export function verifyRound(
  round: PublishedRound,
  before?: string | null,
  expected: Expected = {},
): Verdict {
  const { roundNumber, steps } = verifyDraw(round, expected);
  return verdictOf(roundNumber, [...steps, ...linkStep(round, before)]);
}
