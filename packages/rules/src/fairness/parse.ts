import { MoneyError, parseUsdt } from '../money';
import {
  BEACON_SOURCES,
  isDigit,
  toBetReceipt,
  toPublishedRound,
  VOID_REASONS,
  type BetReceipt,
  type BetRow,
  type Digit,
  type PublishedRound,
  type ReceiptRow,
} from '../wingo';
import { FairnessError } from './bytes';
import { hexIn, nullOr, oneOf, rowOf, textIn, wholeIn, type Row } from './fields';

/** Largest value of a `Date`, epoch ms. */
const END_OF_TIME = 8.64e15;

function resultIn(row: Row, field: string): { number: Digit } {
  const number = wholeIn(rowOf(row[field], field), 'number', 0, 9);
  if (isDigit(number)) return { number };
  throw new FairnessError(`'${field}' is not a digit.`);
}

/** Refuses a partial beacon, which would otherwise count as no beacon. */
function refuseHalfBeacon(row: Row): void {
  const fields = ['beacon_source', 'beacon_public_key', 'beacon_round'];
  const missing = fields.filter((field) => row[field] === null || row[field] === undefined);
  if (missing.length === 0 || missing.length === fields.length) return;
  throw new FairnessError(`'${missing.join("', '")}' is missing from the beacon.`);
}

/**
 * Parses an untrusted round in the format of `GET /api/fairness/rounds`.
 *
 * @throws FairnessError that names the field
 */
export function parsePublishedRound(value: unknown): PublishedRound {
  const row = rowOf(value, 'round');
  refuseHalfBeacon(row);
  return toPublishedRound({
    roundNumber: textIn(row, 'roundNumber'),
    result: nullOr(row, 'result', (field) => resultIn(row, field)),
    void_reason: nullOr(row, 'void_reason', (field) => oneOf(row, field, VOID_REASONS)),
    place: wholeIn(row, 'place', 1),
    link: hexIn(row, 'link', 32),
    close_at: wholeIn(row, 'close_at', 0, END_OF_TIME),
    commitment: hexIn(row, 'commitment', 32),
    server_seed: nullOr(row, 'server_seed', (field) => hexIn(row, field, 32)),
    beacon_source: nullOr(row, 'beacon_source', (field) => oneOf(row, field, BEACON_SOURCES)),
    beacon_public_key: nullOr(row, 'beacon_public_key', (field) => hexIn(row, field, 96)),
    beacon_round: nullOr(row, 'beacon_round', (field) => wholeIn(row, field, 1)),
    beacon_signature: nullOr(row, 'beacon_signature', (field) => hexIn(row, field, 48)),
  });
}

function pathIn({ path }: Row): (string | null)[] {
  if (!Array.isArray(path)) throw new FairnessError("'path' is not a list.");
  return path
    .map((hash: unknown) => ({ path: hash }))
    .map((row) => nullOr(row, 'path', (field) => hexIn(row, field, 32)));
}

function receiptIn(row: Row, field: string): ReceiptRow {
  const receipt = rowOf(row[field], field);
  return {
    round: textIn(receipt, 'round'),
    commitment: hexIn(receipt, 'commitment', 32),
    beacon_round: nullOr(receipt, 'beacon_round', (name) => wholeIn(receipt, name, 1)),
    index: wholeIn(receipt, 'index'),
    path: pathIn(receipt),
    signature: hexIn(receipt, 'signature', 64),
  };
}

function betIn(row: Row): BetRow {
  try {
    return {
      id: textIn(row, 'order_id'),
      roundNumber: textIn(rowOf(row['gameId'], 'gameId'), 'roundNumber'),
      betType: textIn(row, 'betType'),
      betValue: textIn(row, 'betValue'),
      amount: parseUsdt(textIn(row, 'amount')),
    };
  } catch (error) {
    if (error instanceof MoneyError) throw new FairnessError(`'amount': ${error.message}`);
    throw error;
  }
}

/**
 * Parses the receipt of an untrusted bet in the format of `GET /api/game/myBets`. Null for older
 * bets without a receipt.
 *
 * @throws FairnessError that names the field
 */
export function parseBetReceipt(value: unknown): BetReceipt | null {
  const row = rowOf(value, 'bet');
  return nullOr(row, 'receipt', (field) => toBetReceipt(betIn(row), receiptIn(row, field)));
}
