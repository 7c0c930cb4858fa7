import type { FairnessKeys } from '@platform/rules/models';
import { toPublishedRound, type PublishedRound } from '@platform/rules/wingo';
import type { CallAnswer, fairnessKeys, fairnessRound, fairnessRounds } from '../contract';

export type { FairnessKeys, PublishedRound };

export const toFairnessKeys = ({ data }: CallAnswer<typeof fairnessKeys>): FairnessKeys => ({
  receiptKey: data.receipt_public_key,
  formerReceiptKeys: (data.former_receipt_public_keys ?? []).map(
    ({ public_key: publicKey, until }) => ({ publicKey, until }),
  ),
  beaconSource: data.beacon_source,
  beaconKey: data.beacon_public_key,
});

export const toFairnessRound = ({ data }: CallAnswer<typeof fairnessRound>): PublishedRound =>
  toPublishedRound(data);

export interface LinkAt {
  link: string | null;
  /** True if the chain ends before that position because the round is unfinished. */
  isPending: boolean;
}

/** Finds the link at a position in the rounds from that position on. */
export const toLinkAt =
  (place: number) =>
  ({ data: [first] }: CallAnswer<typeof fairnessRounds>): LinkAt => ({
    link: first?.place === place ? first.link : null,
    isPending: first === undefined,
  });
