import { signReceipts, type BetStatement } from '@platform/rules/fairness';
import { toDecimal } from '@platform/rules/money';
import { betTexts } from '@platform/rules/wingo';
import type { Bid, Placement } from './bets';
import type { BetRecord } from './history';
import type { Receipt, ReceiptSigner } from './receipt';

/** Signs statements together, which costs little more than signing one. */
function signAll(statements: readonly BetStatement[], { sign }: ReceiptSigner): Receipt[] {
  const proofs = signReceipts(statements, sign);
  return statements.flatMap((statement, index) => {
    const proof = proofs[index];
    return proof === undefined ? [] : [{ statement, ...proof }];
  });
}

const statementOf = ({ bet, stake }: Bid, placed: Placement): BetStatement[] =>
  'betId' in placed
    ? [
        {
          ...{ betId: String(placed.betId), roundNumber: placed.roundNumber, ...betTexts(bet) },
          ...{ commitment: placed.commitment, beaconRound: placed.beaconRound },
          amount: toDecimal(stake),
        },
      ]
    : [];

/** Adds their receipts to the bets of a batch that stand. */
export function withReceipts(
  bids: readonly Bid[],
  placements: readonly Placement[],
  signer: ReceiptSigner,
): Placement[] {
  const statements = bids.flatMap((bid, index) => {
    const placed = placements[index];
    return placed === undefined ? [] : statementOf(bid, placed);
  });
  const receipts = new Map(
    signAll(statements, signer).map((receipt) => [receipt.statement.betId, receipt]),
  );
  return placements.map((placed) => {
    const receipt = 'betId' in placed ? receipts.get(String(placed.betId)) : undefined;
    return receipt === undefined ? placed : { ...placed, receipt };
  });
}

/** The receipts of bets in a history, in their order: signed anew, they state the same. */
export const receiptsOfRecords = (
  records: readonly BetRecord[],
  signer: ReceiptSigner,
): Receipt[] =>
  signAll(
    records.map(({ id, roundNumber, commitment, beaconRound, betType, betValue, stake }) => ({
      ...{ betId: String(id), roundNumber, commitment, betType, betValue },
      ...{ beaconRound: beaconRound === null ? null : Number(beaconRound) },
      amount: toDecimal(stake),
    })),
    signer,
  );
