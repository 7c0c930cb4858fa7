import { betSteps, bytesOf, FairnessError, keyOfReceipt, parseBetEvidence } from '../fairness';
import type { FormerReceiptKey, ReceiptKeys } from '../models';
import type { BetEvidence, PublishedRound } from '../wingo';
import { CliError, type Io } from './io';
import { readRows } from './json';
import { countOf, failureLines } from './report';
import { timeOf, type Values } from './values';

function parse(row: unknown, index: number): BetEvidence {
  try {
    return parseBetEvidence(row);
  } catch (error) {
    if (!(error instanceof FairnessError)) throw error;
    const id = (row as { order_id?: unknown } | null)?.order_id;
    const name = typeof id === 'string' ? ` (bet ${id})` : '';
    throw new CliError(`Row ${index + 1}${name} cannot be read: ${error.message}`);
  }
}

function formerKeyIn(entry: string): FormerReceiptKey {
  const [publicKey = '', time = ''] = entry.trim().split('@');
  bytesOf(publicKey, '--former-keys', 32);
  return { publicKey, until: timeOf(time, '--former-keys') };
}

function keysIn({ key, 'former-keys': former }: Values): ReceiptKeys {
  if (key === undefined) {
    throw new CliError('--receipt needs --key, with receipt_public_key of GET /api/fairness/keys.');
  }
  bytesOf(key, '--key', 32);
  return { receiptKey: key, formerReceiptKeys: former?.split(',').map(formerKeyIn) };
}

interface Result {
  readonly hasReceipt: boolean;
  readonly hasRound: boolean;
  /** True if a receipt or a path to the root was checked. */
  readonly checked: boolean;
  readonly hasFormerKey: boolean;
  readonly problems: readonly string[];
}

function resultOf(
  evidence: BetEvidence,
  keys: ReceiptKeys,
  round: PublishedRound | undefined,
): Result {
  const { receipt } = evidence;
  const signer = receipt === null ? undefined : keyOfReceipt(receipt.bet, receipt.proof, keys);
  const facts = {
    hasReceipt: receipt !== null,
    hasRound: round !== undefined,
    hasFormerKey: signer?.until !== undefined,
  };
  if (round !== undefined) {
    const steps = betSteps(evidence, keys, round);
    return { ...facts, checked: steps.length > 0, problems: failureLines(steps) };
  }
  const valid = receipt === null || signer !== undefined;
  const problems = valid ? [] : ['  receipt-signature: not valid'];
  return { ...facts, checked: receipt !== null, problems };
}

const isWrong = ({ problems }: Result): boolean => problems.length > 0;

function reportLines(results: readonly Result[], hasRounds: boolean): string[] {
  const receipts = results.filter(({ hasReceipt }) => hasReceipt);
  const others = results.filter(({ hasReceipt }) => !hasReceipt);
  const byRoot = others.filter(({ checked }) => checked);
  const unmatched = receipts.filter(({ hasRound }) => !hasRound).length;
  const lines = [
    `Checked ${countOf(receipts.length, 'receipt')}: ${receipts.filter(isWrong).length} wrong.`,
  ];
  const former = receipts.filter(({ hasFormerKey }) => hasFormerKey).length;
  if (former > 0) lines.push(`A former key signed ${countOf(former, 'receipt')}.`);
  if (hasRounds && unmatched > 0) {
    lines.push(
      `The file lacks the rounds of ${countOf(unmatched, 'receipt')}: only their signatures were checked.`,
    );
  }
  if (byRoot.length > 0) {
    const wrong = byRoot.filter(isWrong).length;
    lines.push(
      `Checked ${countOf(byRoot.length, 'bet')} without a receipt by the root of the round: ${wrong} wrong.`,
    );
  }
  if (others.length > byRoot.length) {
    lines.push(`${countOf(others.length - byRoot.length, 'bet')} without a receipt.`);
  }
  return lines;
}

/**
 * Verifies the bets of a file: their receipts with the server's keys and, for bets of a round in
 * `rounds`, their paths to the root. Returns true if all are valid.
 */
export function verifyReceipts(
  file: string,
  rounds: readonly PublishedRound[] | undefined,
  values: Values,
  io: Io,
): boolean {
  const keys = keysIn(values);
  const byNumber = new Map(rounds?.map((round) => [round.roundNumber, round]));
  const bets = readRows(file, io).map(parse);
  const results = bets.map((evidence) => {
    const result = resultOf(evidence, keys, byNumber.get(evidence.bet.roundNumber));
    if (isWrong(result)) {
      io.printError([`NOT FAIR: bet ${evidence.bet.id}`, ...result.problems].join('\n'));
    }
    return result;
  });
  reportLines(results, rounds !== undefined).forEach(io.print);
  return !results.some(isWrong);
}
