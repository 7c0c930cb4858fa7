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

/** What the public chain of a game has at a place. */
export interface LinkAt {
  /** The link of the round there; `null` when there is none. */
  link: string | null;
  /** Whether the chain ends before that place: the round is not over, and no proof of anything. */
  isPending: boolean;
}

/** What is at a place of the chain, out of the rounds from there on. */
export const toLinkAt =
  (place: number) =>
  ({ data: [first] }: CallAnswer<typeof fairnessRounds>): LinkAt => ({
    link: first?.place === place ? first.link : null,
    isPending: first === undefined,
  });
