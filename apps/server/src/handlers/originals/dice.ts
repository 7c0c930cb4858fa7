import { diceBet, diceBets, paginate } from '@platform/api/contract';
import type { ReceiptProof } from '@platform/rules/fairness';
import { toDecimal } from '@platform/rules/money';
import {
  diceSettings,
  hundredthsText,
  parseDiceSettings,
  parseHundredths,
  winsWith,
} from '@platform/rules/originals';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { isExecuted, originalBets, type OriginalRecord } from '../../originals/bets';
import type { Services } from '../shared/services';
import { gameOff, refusalOf } from './game';

/** Formats a bet and its receipt, which is stored with the bet or signed by its first reader. */
function diceReply(record: OriginalRecord, receipt: ReceiptProof | undefined) {
  const bet = parseDiceSettings(record.settings);
  const at = receipt?.at ?? null;
  if (bet === undefined || receipt === undefined || at === null) {
    throw new Error(`The bet ${record.id} on Dice has no valid settings or no receipt.`);
  }
  return {
    bet_id: String(record.id),
    game: 'dice' as const,
    direction: bet.direction,
    target: hundredthsText(bet.target),
    result: record.result,
    multiple: record.multiple,
    won: winsWith(parseHundredths(record.result), bet),
    amount: toDecimal(record.stake),
    payout: toDecimal(record.payout),
    client_seed: record.clientSeed,
    server_seed_hash: record.serverSeedHash,
    nonce: record.nonce,
    receipt: { at, index: receipt.index, path: [...receipt.path], signature: receipt.signature },
  };
}

export const diceBetEndpoint = ({ db, draws, originals, largestBet }: Services) =>
  memberEndpoint(
    diceBet,
    async ({ amount: stake, direction, target }, { member, idempotencyKey: key, site }) => {
      // A bet that was placed before the brand or a limit changed gets the same response.
      const isNew = async () => !(await isExecuted(db, { member, call: 'dice', key }));
      if (stake > largestBet && (await isNew())) {
        throw new Refusal(422, 'BET_TOO_LARGE', { largest: toDecimal(largestBet) });
      }
      const off = gameOff(site(), 'dice');
      if (off !== undefined && (await isNew())) throw off;
      const settings = diceSettings({ direction, target });
      const answer = await draws.ask({ member, kind: 'dice', key, settings, stake });
      const { outcome, betId, largest } = answer;
      if (outcome !== 'placed' && outcome !== 'done') {
        throw await refusalOf(db, member, { outcome, largest }, 'bet');
      }
      const placed = await originals.find(betId ?? 0n);
      if (placed === undefined) throw new Error(`There is no bet ${betId}.`);
      return { ...done('BET_PLACED'), data: diceReply(placed.bet, placed.receipt) };
    },
    { isRepeated: true },
  );

export const diceBetsEndpoint = ({ db, originals }: Services) =>
  memberEndpoint(diceBets, async ({ page, size }, { member }) => {
    const { rows, total, archivedBefore } = await originalBets(db, member, 'dice', { page, size });
    const receipts = await originals.receiptsOf(rows);
    return {
      data: rows.map((row) => ({
        ...diceReply(row, receipts.get(row.id)),
        bet_at: row.placedAt.getTime(),
        server_seed: row.serverSeed,
        bets: row.bets,
      })),
      pagination: paginate(total, page, size, archivedBefore),
    };
  });
