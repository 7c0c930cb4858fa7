import { placeBet } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import type { QueuedPlacement } from '../../wingo/betQueue';
import { isPlaced } from '../../wingo/bets';
import type { Queryable } from '../../db/database';
import { limitRefusal } from '../account/playLimits';
import { keyConflict } from '../intents/keyConflict';
import { receiptReply } from './receiptReply';
import type { Services } from '../shared/services';

type RefusedOutcome = Exclude<QueuedPlacement['outcome'], 'accepted' | 'replayed'>;

const REFUSALS: Readonly<Record<Exclude<RefusedOutcome, 'limit'>, () => Refusal>> = {
  closed: () => new Refusal(409, 'ROUND_CLOSED'),
  funds: () => new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'bet' }),
  liability: () => new Refusal(422, 'ROUND_LIMIT'),
  conflict: () => keyConflict('bet'),
  // A copy of this request may have locked the account, and may still place the bet.
  busy: () => new Refusal(503, 'ACCOUNT_BUSY').after(1),
  // `TOO_BUSY` says nothing about an earlier request with the same key.
  unsent: () => new Refusal(503, 'TOO_BUSY').after(1),
};

export const refusedBet = async (
  db: Queryable,
  member: bigint,
  outcome: RefusedOutcome,
): Promise<Refusal> => (outcome === 'limit' ? limitRefusal(db, member) : REFUSALS[outcome]());

export const placeBetEndpoint = ({ db, bets, largestBet }: Services) =>
  memberEndpoint(
    placeBet,
    async (request, { member, idempotencyKey }) => {
      const { bet, amount: stake, gametype, order_id: seen } = request;
      // A bet placed under a higher limit gets the same response as before.
      if (stake > largestBet && !(await isPlaced(db, member, idempotencyKey))) {
        throw new Refusal(422, 'BET_TOO_LARGE', { largest: toDecimal(largestBet) });
      }
      const bid = { member, key: idempotencyKey, bet, stake, seen };
      const placement = await bets.place(gametype, bid);
      if (placement.outcome !== 'accepted' && placement.outcome !== 'replayed') {
        throw await refusedBet(db, member, placement.outcome);
      }
      const { betId, roundNumber, receipt } = placement;
      return {
        ...done('BET_PLACED'),
        data: {
          order_id: String(betId),
          roundNumber,
          receipt: receipt && receiptReply(receipt),
        },
      };
    },
    { isRepeated: true },
  );
