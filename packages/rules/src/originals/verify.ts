import { keyOfLeaf, sameHex } from '../fairness';
import type {
  OriginalBet,
  OriginalStatement,
  OriginalStep,
  OriginalVerdict,
  ReceiptKeys,
  RevealedPair,
} from '../models';
import { parseUsdt, toDecimal } from '../money';
import { outcomeOf } from './outcome';
import { multipleText, payoutOf } from './payout';
import { numbersOf, seedHashOf } from './seeds';
import { originalLeaf } from './statement';

function drawSteps(bet: OriginalStatement, { serverSeed, bets }: RevealedPair): OriginalStep[] {
  const { clientSeed, nonce } = bet;
  const { result, multiple, pays } = outcomeOf(bet, numbersOf({ serverSeed, clientSeed, nonce }));
  const hash = seedHashOf(serverSeed);
  const paid = multiple && pays ? payoutOf(parseUsdt(bet.amount), multiple) : 0n;
  const compared = (
    name: OriginalStep['name'],
    computed: string | undefined,
    published: string,
  ): OriginalStep => ({ name, holds: computed === published, computed, published });
  return [
    {
      ...compared('commitment', hash, bet.serverSeedHash),
      holds: sameHex(hash, bet.serverSeedHash),
    },
    { name: 'nonce', holds: nonce < bets },
    compared('outcome', result, bet.result),
    compared('multiple', multiple && multipleText(multiple), bet.multiple),
    compared('payout', toDecimal(paid), bet.payout),
  ];
}

/**
 * Verifies a bet. Before the pair is rotated, only its receipt can be checked.
 *
 * @param pair revealed pair of the bet; undefined before its rotation
 * @param keys server's Ed25519 key for receipts in hex, or all its keys. The step names a former key.
 * @throws FairnessError or MoneyError for malformed values
 */
export function verifyOriginalBet(
  { statement, proof }: OriginalBet,
  pair: RevealedPair | undefined,
  keys: string | ReceiptKeys,
): OriginalVerdict {
  const key = keyOfLeaf(originalLeaf(statement), proof, keys);
  const isSigned = proof.at === statement.at && key !== undefined;
  const formerKeyUntil = key?.until === undefined ? undefined : new Date(key.until).toISOString();
  const steps: OriginalStep[] = [
    ...(pair === undefined ? [] : drawSteps(statement, pair)),
    { name: 'receipt', holds: isSigned, formerKeyUntil },
  ];
  return { fair: steps.every(({ holds }) => holds), steps };
}
