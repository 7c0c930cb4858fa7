import { toPublishedRound, type BeaconSource, type PublishedRound } from '@platform/rules/wingo';
import type { CallAnswer, fairnessKeys, fairnessRound, fairnessRounds } from '../contract';

export type { PublishedRound };

/** What receipts are signed with, and the beacon that new rounds wait for. Keys are hex. */
export interface FairnessKeys {
  /** Ed25519. */
  readonly receiptKey: string;
  readonly beaconSource: BeaconSource;
  readonly beaconKey: string;
}

export const toFairnessKeys = ({ data }: CallAnswer<typeof fairnessKeys>): FairnessKeys => ({
  receiptKey: data.receipt_public_key,
  beaconSource: data.beacon_source,
  beaconKey: data.beacon_public_key,
});

export const toFairnessRound = ({ data }: CallAnswer<typeof fairnessRound>): PublishedRound =>
  toPublishedRound(data);

/** The link of the round at a place, out of the rounds from there on; `null` when it is missing. */
export const toLinkAt =
  (place: number) =>
  ({ data: [first] }: CallAnswer<typeof fairnessRounds>): string | null =>
    first?.place === place ? first.link : null;
