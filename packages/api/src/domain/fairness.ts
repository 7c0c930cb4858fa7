import type { FairnessKeys } from '@platform/rules/models';
import { toPublishedRound, type PublishedRound } from '@platform/rules/wingo';
import type { CallAnswer, fairnessKeys, fairnessRound, fairnessRounds } from '../contract';

export type { FairnessKeys, PublishedRound };

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
