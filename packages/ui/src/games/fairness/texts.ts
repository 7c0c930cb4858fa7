import type { BeaconSource, PublishedRound, StepName, VoidReason } from '@platform/rules/wingo';

/** What each step of a verification is about, and what it computes. */
export const STEP_TEXTS: Record<StepName, { title: string; about: string }> = {
  commitment: {
    title: 'Seed',
    about: 'The SHA-256 of the seed is the commitment that was published before the first bet.',
  },
  close: {
    title: 'Close of betting',
    about: 'The number of the round says when betting closes. The server did not move it.',
  },
  'beacon-key': {
    title: 'Beacon',
    about: 'Its public key is the one that its operator publishes.',
  },
  'beacon-schedule': {
    title: 'Beacon round',
    about: 'It is the first one that is published at least 1 s after betting closes.',
  },
  'beacon-signature': {
    title: 'Beacon signature',
    about: 'It is valid for this beacon round and this public key.',
  },
  result: {
    title: 'Result',
    about:
      'The first byte below 250 of HMAC-SHA256 of the message, with the seed as its key, modulo ten.',
  },
  link: {
    title: 'Place in the chain',
    about: 'The SHA-256 of the link before and the commitment: no round was taken out or replaced.',
  },
  'receipt-signature': {
    title: 'Your receipt',
    about: 'The server signed exactly this bet.',
  },
  'receipt-commitment': {
    title: 'The seed on your receipt',
    about: 'The receipt promised the commitment that the round was drawn with.',
  },
  'receipt-beacon': {
    title: 'The beacon on your receipt',
    about: 'The receipt promised the beacon round that decided.',
  },
};

/** Who runs a beacon. */
export const BEACON_NAMES: Record<BeaconSource, string> = {
  drand: 'drand, run by the League of Entropy',
  local: 'run by this server: not independent',
};

/** Why a round was called off. */
export const VOID_NAMES: Record<VoidReason, string> = {
  'no-beacon': 'no public randomness came in time',
  'seed-lost': 'its seed could not be opened',
};

/** What stands in a history in place of a result. */
export const voidText = (reason: VoidReason | null): string =>
  reason === null
    ? 'Called off, stakes returned'
    : `Called off, stakes returned: ${VOID_NAMES[reason]}`;

/** The beacon of a round in words: 'Round 1000 of drand, run by the League of Entropy'. */
export const beaconText = ({ beacon }: Pick<PublishedRound, 'beacon'>): string => {
  if (beacon === null) return 'None: from before there was one';
  const owner = BEACON_NAMES[beacon.source];
  return beacon.source === 'local'
    ? `Round ${beacon.round}, ${owner}`
    : `Round ${beacon.round} of ${owner}`;
};

/** What a verification that found no fault proves. It claims no more than that. */
export function fairText({ beacon, voidReason }: PublishedRound): string {
  if (voidReason !== null) {
    return `This round was called off: ${VOID_NAMES[voidReason]}. What was published about it agrees.`;
  }
  if (beacon === null) {
    return 'Everything agrees. This round is from before there was a beacon: its seed alone decided.';
  }
  if (beacon.source === 'local') {
    return 'Everything agrees. But this server runs the beacon itself, so it could have known the result before betting closed.';
  }
  return 'Everything agrees: a seed that was fixed before the first bet, and public randomness that came after the last one, give this result.';
}

/** How many steps do not agree. */
export const unfairText = (failed: number, all: number): string =>
  `This round is not fair: ${failed} of ${all} steps ${failed === 1 ? 'differs' : 'differ'}. Keep a picture of this and ask support.`;
