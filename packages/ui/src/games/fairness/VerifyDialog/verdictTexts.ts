import type { verifyDialog } from '@platform/messages/verifyDialog';
import type { PublishedRound } from '@platform/rules/wingo';
import type { TextsOf } from '../../../theme/Messages';

type Texts = TextsOf<typeof verifyDialog>;

export const offText = ({ voidReason }: PublishedRound, text: Texts): string => {
  if (voidReason === null) return text.off;
  return {
    'no-beacon': text.offNoBeacon,
    'seed-lost': text.offSeedLost,
    'no-root': text.offNoRoot,
  }[voidReason];
};

/**
 * Names the source of the beacon.
 * @example 'Round 1000 of drand, run by the League of Entropy'
 */
export const beaconText = ({ beacon }: PublishedRound, text: Texts): string =>
  beacon === null ? text.noBeaconYet : text[beacon.source]({ round: String(beacon.round) });

/** Returns the verdict of a successful verification. */
export function fairText(
  { beacon, voidReason }: PublishedRound,
  linkPending: boolean,
  text: Texts,
): string {
  if (linkPending) return text.linkPending;
  if (voidReason !== null) return text.fairOff;
  if (beacon === null) return text.fairNoBeaconYet;
  return beacon.source === 'local' ? text.fairLocal : text.fair;
}
