import { bytesOf, FairnessError, parseBetReceipt, receiptSteps, verifyReceipt } from '../fairness';
import type { BetReceipt, PublishedRound } from '../wingo';
import { CliError, type Io } from './io';
import { readRows } from './json';
import { countOf, failureLines } from './report';
import type { Values } from './values';

function parse(row: unknown, index: number): BetReceipt | null {
  try {
    return parseBetReceipt(row);
  } catch (error) {
    if (!(error instanceof FairnessError)) throw error;
    const id = (row as { order_id?: unknown } | null)?.order_id;
    const name = typeof id === 'string' ? ` (bet ${id})` : '';
    throw new CliError(`Row ${index + 1}${name} cannot be read: ${error.message}`);
  }
}

function keyIn({ key }: Values): string {
  if (key === undefined) {
    throw new CliError('--receipt needs --key, with receipt_public_key of GET /api/fairness/keys.');
  }
  bytesOf(key, '--key', 32);
  return key;
}

function problemsOf(receipt: BetReceipt, key: string, round: PublishedRound | undefined): string[] {
  if (round !== undefined) return failureLines(receiptSteps(receipt, key, round));
  return verifyReceipt(receipt.bet, receipt.proof, key) ? [] : ['  receipt-signature: not valid'];
}

/**
 * Verifies the receipts of a file against the server's key, and against those of their rounds that
 * are in `rounds`. Returns true if all receipts are valid.
 */
export function verifyReceipts(
  file: string,
  rounds: readonly PublishedRound[] | undefined,
  values: Values,
  io: Io,
): boolean {
  const key = keyIn(values);
  const byNumber = new Map(rounds?.map((round) => [round.roundNumber, round]));
  const rows = readRows(file, io).map(parse);
  const receipts = rows.filter((receipt) => receipt !== null);
  const results = receipts.map((receipt) => {
    const round = byNumber.get(receipt.bet.roundNumber);
    return { receipt, round, problems: problemsOf(receipt, key, round) };
  });
  const wrong = results.filter(({ problems }) => problems.length > 0);
  for (const { receipt, problems } of wrong) {
    io.printError([`NOT FAIR: the receipt of bet ${receipt.bet.betId}`, ...problems].join('\n'));
  }
  const unmatched = results.filter(({ round }) => round === undefined).length;
  io.print(`Checked ${countOf(receipts.length, 'receipt')}: ${wrong.length} wrong.`);
  if (rounds !== undefined && unmatched > 0) {
    io.print(
      `The file lacks the rounds of ${countOf(unmatched, 'receipt')}: only their signatures were checked.`,
    );
  }
  if (rows.length > receipts.length) {
    io.print(`${countOf(rows.length - receipts.length, 'bet')} without a receipt.`);
  }
  return wrong.length === 0;
}
