import { placeBet } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Placement } from '../wingo/bets';
import { keyConflict } from './keyConflict';
import { receiptReply } from './receiptReply';
import type { Services } from './services';

type RefusedOutcome = Exclude<Placement['outcome'], 'accepted' | 'replayed'>;

const REFUSALS: Record<RefusedOutcome, () => Refusal> = {
  closed: () =>
    new Refusal(
      409,
      'Betting on this round is closed. Please bet on the next one.',
      'ROUND_CLOSED',
    ),
  funds: () => new Refusal(422, 'Your balance is too low for this bet.', 'INSUFFICIENT_BALANCE'),
  liability: () =>
    new Refusal(
      422,
      'This round has taken all the bets it can on this choice. Please bet less, or on another.',
      'ROUND_LIMIT',
    ),
  conflict: () => keyConflict('bet'),
};

export const placeBetEndpoint = ({ bets, largestBet }: Services) =>
  memberEndpoint(placeBet, async (request, { member, idempotencyKey }) => {
    const { bet, amount: stake, gametype, order_id: seen } = request;
    if (stake > largestBet) {
      throw new Refusal(422, `The largest bet is ${toDecimal(largestBet)} USDT.`, 'BET_TOO_LARGE');
    }
    const bid = { member, key: idempotencyKey, bet, stake, ...(seen !== undefined && { seen }) };
    const placement = await bets.place(gametype, bid);
    if (placement.outcome !== 'accepted' && placement.outcome !== 'replayed') {
      throw REFUSALS[placement.outcome]();
    }
    const { betId, roundNumber, receipt } = placement;
    return {
      message: 'Bet placed successfully',
      data: {
        order_id: String(betId),
        roundNumber,
        ...(receipt !== undefined && { receipt: receiptReply(receipt) }),
      },
    };
  });
