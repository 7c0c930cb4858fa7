import { fairnessKeys, fairnessRound, fairnessRounds } from '@platform/api/contract';
import { publicEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { beaconOfRounds, publicChain, publicRound } from '../../wingo/publicRounds';
import { roundReply } from '../../replies/roundReply';
import type { Services } from '../shared/services';

export const fairnessKeysEndpoint = ({ db, receipts, formerReceiptKeys }: Services) =>
  publicEndpoint(fairnessKeys, async () => {
    const beacon = await beaconOfRounds(db);
    if (beacon === undefined) throw new Refusal(404, 'NO_ROUND');
    return {
      data: {
        receipt_public_key: receipts.publicKey,
        former_receipt_public_keys: formerReceiptKeys.map(({ publicKey, until }) => ({
          public_key: publicKey,
          until,
        })),
        beacon_source: beacon.source,
        beacon_public_key: beacon.publicKey,
      },
    };
  });

export const fairnessRoundEndpoint = ({ db }: Services) =>
  publicEndpoint(fairnessRound, async ({ gametype, roundNumber }) => {
    const round = await publicRound(db, gametype, roundNumber);
    if (round !== undefined) return { data: roundReply(round) };
    throw new Refusal(404, 'NO_ROUND');
  });

export const fairnessRoundsEndpoint = ({ db }: Services) =>
  publicEndpoint(fairnessRounds, async ({ gametype, after, limit }) => {
    const rounds = await publicChain(db, gametype, after, limit);
    return { data: rounds.map(roundReply) };
  });
