import { signReceipts, type BetStatement } from '@platform/rules/fairness';
import { toDecimal } from '@platform/rules/money';
import { betTexts } from '@platform/rules/wingo';
import type { Bid, PlacedBet, Placement } from './bets';
import type { BetRecord } from './history';
import type { Receipt, ReceiptSigner } from './receipt';

/** Signs statements together, which costs little more than signing one. */
function signAll(statements: readonly BetStatement[], { sign, sha256 }: ReceiptSigner): Receipt[] {
  const proofs = signReceipts(statements, sign, sha256);
  return statements.flatMap((statement, index) => {
    const proof = proofs[index];
    return proof === undefined ? [] : [{ statement, ...proof }];
  });
}

const statementOf = ({ bet, stake }: Bid, placed: PlacedBet): BetStatement => ({
  ...betTexts(bet),
  betId: String(placed.betId),
  roundNumber: placed.roundNumber,
  commitment: placed.commitment,
  beaconRound: placed.beaconRound,
  amount: toDecimal(stake),
});

/** Adds their receipts to the bets of a batch that were placed. */
export function withReceipts(
  bids: readonly Bid[],
  placements: readonly Placement[],
  signer: ReceiptSigner,
): Placement[] {
  const statements = bids.flatMap((bid, index) => {
    const placed = placements[index];
    return placed !== undefined && 'betId' in placed ? [statementOf(bid, placed)] : [];
  });
  const receipts = signAll(statements, signer).values();
  return placements.map((placed) => {
    if (!('betId' in placed)) return placed;
    const { value: receipt } = receipts.next();
    return receipt === undefined ? placed : { ...placed, receipt };
  });
}

/** The receipts of bets in a history, in their order: signed again, they state the same. */
export const receiptsOfRecords = (
  records: readonly BetRecord[],
  signer: ReceiptSigner,
): Receipt[] =>
  signAll(
    records.map(({ id, roundNumber, commitment, beaconRound, betType, betValue, stake }) => ({
      betId: String(id),
      roundNumber,
      commitment,
      betType,
      betValue,
      beaconRound: beaconRound === null ? null : Number(beaconRound),
      amount: toDecimal(stake),
    })),
    signer,
  );
