import { findOut, type CallRequest } from '@platform/api/contract';
import type { Tx } from '../../db/database';
import { isLocked } from '../../wallet/locks';
import { findRefusal, keepRefusal } from '../../wallet/refusals';
import { isWithdrawn } from '../../wallet/withdrawals';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { holdAccount } from '../../ledger/accounts';
import { closeOriginalKey, isExecuted, type OriginalCall } from '../../originals/bets';
import { closeKey } from '../../wingo/bets';
import { PURPOSES, refusalOf, refusedOf } from './doOnce';
import { refusalOf as refusedByDraw } from '../originals/game';
import { refusedBet } from '../wingo/placeBet';
import type { Services } from '../shared/services';

type IntentCall = CallRequest<typeof findOut>['call'];

/** Replies for executed intents. */
const DONE = {
  placeBet: () => done('BET_PLACED'),
  activate: () => done('FUNDS_LOCKED'),
  withdraw: () => done('WITHDRAWAL_REQUESTED'),
  diceBet: () => done('BET_PLACED'),
  plinkoBet: () => done('BET_PLACED'),
  openMines: () => done('GAME_OPENED'),
  revealMines: () => done('CELL_OPENED'),
  cashOutMines: () => done('CASHED_OUT'),
  changeClientSeed: () => done('CLIENT_SEED_CHANGED'),
  rotateSeeds: () => done('SEEDS_ROTATED'),
};

/** Returns the reason why a bet was not placed; undefined if it was placed. */
async function whyNoBet(tx: Tx, member: bigint, key: string): Promise<Refusal | undefined> {
  const outcome = await closeKey(tx, member, key);
  if (outcome === 'placed') return undefined;
  return outcome === 'never'
    ? new Refusal(409, 'NOT_DONE', { purpose: 'bet' })
    : refusedBet(tx, member, outcome);
}

/** Calls of the single-player games, as the database stores them. */
const ORIGINAL_CALLS = {
  diceBet: 'dice',
  plinkoBet: 'plinko',
  openMines: 'mines',
  revealMines: 'reveal',
  cashOutMines: 'cashout',
  changeClientSeed: 'client',
  rotateSeeds: 'rotate',
} as const satisfies Partial<Record<IntentCall, OriginalCall>>;

const ORIGINAL_PURPOSES = {
  diceBet: 'bet',
  plinkoBet: 'bet',
  openMines: 'bet',
  revealMines: 'play',
  cashOutMines: 'play',
  changeClientSeed: 'seeds',
  rotateSeeds: 'seeds',
} as const satisfies Record<keyof typeof ORIGINAL_CALLS, string>;

/**
 * Returns the reason why a call of a single-player game was not executed; undefined if the call was
 * executed.
 */
async function whyNoDraw(
  tx: Tx,
  call: keyof typeof ORIGINAL_CALLS,
  member: bigint,
  key: string,
): Promise<Refusal | undefined> {
  const intent = { member, call: ORIGINAL_CALLS[call], key };
  if (await isExecuted(tx, intent)) return undefined;
  const refused = await closeOriginalKey(tx, intent);
  const purpose = ORIGINAL_PURPOSES[call];
  return refused.outcome === 'never'
    ? new Refusal(409, 'NOT_DONE', { purpose })
    : refusedByDraw(tx, member, refused, purpose);
}

const isOriginalCall = (call: IntentCall): call is keyof typeof ORIGINAL_CALLS =>
  call in ORIGINAL_CALLS;

/** Returns the reason why a lock or withdrawal was not made; undefined if it was made. */
async function whyNot(
  tx: Tx,
  call: Exclude<IntentCall, 'placeBet' | keyof typeof ORIGINAL_CALLS>,
  member: bigint,
  key: string,
): Promise<Refusal | undefined> {
  if (await (call === 'activate' ? isLocked : isWithdrawn)(tx, member, key)) return undefined;
  const known = await findRefusal(tx, { member, call, key });
  // The lookup compares no request, so a conflict is impossible.
  if (known !== undefined && known !== 'conflict') return refusalOf(known);
  const never = new Refusal(409, 'NOT_DONE', { purpose: PURPOSES[call] });
  await keepRefusal(tx, { member, call, key, request: null }, refusedOf(never));
  return never;
}

export const findOutEndpoint = ({ db }: Services) =>
  memberEndpoint(
    findOut,
    async ({ call, key }, { member }) => {
      const why = await db.transaction(async (tx) => {
        // Every decision about a key locks the account, so the decision is either visible here or
        // follows this transaction.
        await holdAccount(tx, member);
        if (isOriginalCall(call)) return whyNoDraw(tx, call, member, key);
        return call === 'placeBet' ? whyNoBet(tx, member, key) : whyNot(tx, call, member, key);
      });
      if (why === undefined) return { ...DONE[call](), data: { done: true } };
      const { message, code, params } = why;
      return { message, code, ...(params && { params }), data: { done: false } };
    },
    { alsoDisabled: true },
  );
