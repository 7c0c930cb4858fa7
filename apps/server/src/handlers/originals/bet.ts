import { paginate, type Pagination } from '@platform/api/contract';
import type { ReceiptProof } from '@platform/rules/fairness';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import type { OriginalGame } from '@platform/rules/originals';
import { done } from '../../http/done';
import type { Caller } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { isExecuted, originalBets, type OriginalRecord } from '../../originals/bets';
import type { Services } from '../shared/services';
import { gameOff, refusalOf } from './game';

/** Formats the receipt of a bet, which is stored with the bet or signed by its first reader. */
export function receiptReply(bet: bigint, receipt: ReceiptProof | undefined) {
  const at = receipt?.at ?? null;
  if (receipt === undefined || at === null) throw new Error(`The bet ${bet} has no receipt.`);
  return { at, index: receipt.index, path: [...receipt.path], signature: receipt.signature };
}

/** Formats the bet fields that Dice and Plinko share. */
function commonReply(record: OriginalRecord, receipt: ReceiptProof | undefined) {
  return {
    bet_id: String(record.id),
    multiple: record.multiple,
    amount: toDecimal(record.stake),
    payout: toDecimal(record.payout),
    client_seed: record.clientSeed,
    server_seed_hash: record.serverSeedHash,
    nonce: record.nonce,
    receipt: receiptReply(record.id, receipt),
  };
}

const betReply = <Own extends object>(
  record: OriginalRecord,
  receipt: ReceiptProof | undefined,
  own: (record: OriginalRecord) => Own,
) => ({ ...commonReply(record, receipt), ...own(record) });

interface Asked {
  game: OriginalGame;
  /** Settings as in the receipt. */
  settings: string;
  stake: MicroUsdt;
}

/** Takes the stake of a bet, and returns the id of the bet or of its game of Mines. */
export async function askBet(
  { db, draws, largestBet }: Services,
  { game, settings, stake }: Asked,
  { member, idempotencyKey: key, site }: Caller,
): Promise<bigint> {
  // A bet that was placed before the brand or a limit changed gets the same response.
  const isNew = async () => !(await isExecuted(db, { member, call: game, key }));
  if (stake > largestBet && (await isNew())) {
    throw new Refusal(422, 'BET_TOO_LARGE', { largest: toDecimal(largestBet) });
  }
  const off = gameOff(site(), game);
  if (off !== undefined && (await isNew())) throw off;
  const answer = await draws.ask({ member, kind: game, key, settings, stake });
  const { outcome, betId } = answer;
  if (outcome !== 'placed' && outcome !== 'done') {
    throw await refusalOf(db, member, { ...answer, outcome }, 'bet');
  }
  if (betId === null) throw new Error(`The bet with the key ${key} has no id.`);
  return betId;
}

/**
 * Places a bet on a single-player game, and returns its outcome.
 *
 * @param own formats the fields of the game
 */
export async function placeBet<Own extends object>(
  services: Services,
  asked: Asked,
  caller: Caller,
  own: (record: OriginalRecord) => Own,
) {
  const id = await askBet(services, asked, caller);
  const placed = await services.originals.find(id);
  if (placed === undefined) throw new Error(`There is no bet ${id}.`);
  return { ...done('BET_PLACED'), data: betReply(placed.bet, placed.receipt, own) };
}

/**
 * Lists the caller's bets on a single-player game, newest first.
 *
 * @param own formats the fields of the game
 */
export async function listBets<Own extends object>(
  { db, originals }: Services,
  game: OriginalGame,
  { page, size }: { page: number; size: number },
  { member }: Caller,
  own: (record: OriginalRecord) => Own,
) {
  const { rows, total, archivedBefore } = await originalBets(db, member, game, { page, size });
  const receipts = await originals.receiptsOf(rows);
  const pagination: Pagination = paginate(total, page, size, archivedBefore);
  return {
    data: rows.map((row) => ({
      ...betReply(row, receipts.get(row.id), own),
      bet_at: row.placedAt.getTime(),
      server_seed: row.serverSeed,
      bets: row.bets,
    })),
    pagination,
  };
}
