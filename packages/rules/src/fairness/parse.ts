import { MoneyError, parseUsdt } from '../money';
import {
  BEACON_SOURCES,
  isDigit,
  toBetReceipt,
  toPublishedRound,
  VOID_REASONS,
  type BetEvidence,
  type BetReceipt,
  type BetRow,
  type Digit,
  type MerklePath,
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

/** Refuses a root without a number of bets. Otherwise, it would count as no root. */
function refuseHalfSeal({ bets = null, root = null }: Row): void {
  if (bets === null && root !== null) throw new FairnessError("'bets' is missing from the root.");
}

/**
 * Parses an untrusted round in the format of `GET /api/fairness/rounds`.
 *
 * @throws FairnessError that names the field
 */
export function parsePublishedRound(value: unknown): PublishedRound {
  const row = rowOf(value, 'round');
  refuseHalfBeacon(row);
  refuseHalfSeal(row);
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
    bets: nullOr(row, 'bets', (field) => wholeIn(row, field)),
    root: nullOr(row, 'root', (field) => hexIn(row, field, 32)),
  });
}

function pathIn(row: Row, field: string): MerklePath {
  const path = row[field];
  if (!Array.isArray(path)) throw new FairnessError(`'${field}' is not a list.`);
  return path
    .map((hash: unknown) => ({ [field]: hash }))
    .map((each) => nullOr(each, field, (name) => hexIn(each, name, 32)));
}

function receiptIn(row: Row, field: string): ReceiptRow {
  const receipt = rowOf(row[field], field);
  return {
    round: textIn(receipt, 'round'),
    commitment: hexIn(receipt, 'commitment', 32),
    beacon_round: nullOr(receipt, 'beacon_round', (name) => wholeIn(receipt, name, 1)),
    index: wholeIn(receipt, 'index'),
    path: pathIn(receipt, 'path'),
    signature: hexIn(receipt, 'signature', 64),
    number: nullOr(receipt, 'number', (name) => wholeIn(receipt, name)),
    at: nullOr(receipt, 'at', (name) => wholeIn(receipt, name, 0, END_OF_TIME)),
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
      number: nullOr(row, 'number', (field) => wholeIn(row, field)),
    };
  } catch (error) {
    if (error instanceof MoneyError) throw new FairnessError(`'amount': ${error.message}`);
    throw error;
  }
}

/**
 * Parses an untrusted bet in the format of `GET /api/game/myBets`, with its receipt and its path to
 * the root.
 *
 * @throws FairnessError that names the field
 */
export function parseBetEvidence(value: unknown): BetEvidence {
  const row = rowOf(value, 'bet');
  const bet = betIn(row);
  return {
    bet,
    receipt: nullOr(row, 'receipt', (field) => toBetReceipt(bet, receiptIn(row, field))),
    rootPath: nullOr(row, 'root_path', (field) => pathIn(row, field)),
  };
}

/**
 * Parses the receipt of an untrusted bet, like `parseBetEvidence`. Returns null for bets
 * without a receipt.
 *
 * @throws FairnessError that names the field
 */
export const parseBetReceipt = (value: unknown): BetReceipt | null =>
  parseBetEvidence(value).receipt;
