import { findOut, type CallRequest } from '@platform/api/contract';
import type { Tx } from '../../db/database';
import { isLocked } from '../../wallet/locks';
import { findRefusal, keepRefusal } from '../../wallet/refusals';
import { isWithdrawn } from '../../wallet/withdrawals';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { holdAccount } from '../../ledger/accounts';
import { closeKey } from '../../wingo/bets';
import { PURPOSES, refusalOf, refusedOf } from './doOnce';
import { refusedBet } from '../wingo/placeBet';
import type { Services } from '../shared/services';

type IntentCall = CallRequest<typeof findOut>['call'];

/** Replies for executed intents. */
const DONE = {
  placeBet: () => done('BET_PLACED'),
  activate: () => done('FUNDS_LOCKED'),
  withdraw: () => done('WITHDRAWAL_REQUESTED'),
};

/** Returns the reason why a bet was not placed; undefined if it was placed. */
async function whyNoBet(tx: Tx, member: bigint, key: string): Promise<Refusal | undefined> {
  const outcome = await closeKey(tx, member, key);
  if (outcome === 'placed') return undefined;
  return outcome === 'never'
    ? new Refusal(409, 'NOT_DONE', { purpose: 'bet' })
    : refusedBet(outcome);
}

/** Returns the reason why a lock or withdrawal was not made; undefined if it was made. */
async function whyNot(
  tx: Tx,
  call: Exclude<IntentCall, 'placeBet'>,
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
        return call === 'placeBet' ? whyNoBet(tx, member, key) : whyNot(tx, call, member, key);
      });
      if (why === undefined) return { ...DONE[call](), data: { done: true } };
      const { message, code, params } = why;
      return { message, code, ...(params && { params }), data: { done: false } };
    },
    { alsoDisabled: true },
  );
