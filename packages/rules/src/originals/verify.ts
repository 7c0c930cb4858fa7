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

/** Returns true for the statement at the opening of a game of Mines. */
const isOpening = ({ game, result }: OriginalStatement): boolean =>
  game === 'mines' && result === '';

/** Returns the statements of a bet, each with the receipt that must sign it. */
function signedStatements({ statement, proof, opening }: OriginalBet) {
  const end = { statement, proof };
  if (statement.game !== 'mines' || isOpening(statement)) return [end];
  const opened = { ...statement, result: '', multiple: '', payout: '', at: opening?.at ?? NaN };
  return [{ statement: opened, proof: opening }, end];
}

/**
 * Verifies a bet. Before the pair is rotated, or while a game of Mines is open, only its receipt can
 * be checked.
 *
 * @param pair revealed pair of the bet; undefined before its rotation
 * @param keys server's Ed25519 key for receipts in hex, or all its keys. The step names a former key.
 * @throws FairnessError or MoneyError for malformed values
 */
export function verifyOriginalBet(
  bet: OriginalBet,
  pair: RevealedPair | undefined,
  keys: string | ReceiptKeys,
): OriginalVerdict {
  const used = signedStatements(bet).map(({ statement, proof }) =>
    proof?.at === statement.at ? keyOfLeaf(originalLeaf(statement), proof, keys) : undefined,
  );
  const isSigned = used.every((key) => key !== undefined);
  const until = used.find((key) => key?.until !== undefined)?.until;
  const formerKeyUntil = until === undefined ? undefined : new Date(until).toISOString();
  const isDrawn = pair !== undefined && !isOpening(bet.statement);
  const steps: OriginalStep[] = [
    ...(isDrawn ? drawSteps(bet.statement, pair) : []),
    { name: 'receipt', holds: isSigned, formerKeyUntil },
  ];
  return { fair: steps.every(({ holds }) => holds), steps };
}
