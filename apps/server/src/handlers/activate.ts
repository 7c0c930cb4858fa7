import { activate } from '@platform/api/contract';
import { lockFunds, type LockOutcome } from '../funds/locks';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { keyConflict } from './keyConflict';
import type { Services } from './services';

const REFUSALS: Record<Exclude<LockOutcome, 'locked'>, () => Refusal> = {
  conflict: () => keyConflict('lock'),
  funds: () => new Refusal(422, 'Your balance is too low to lock this.', 'INSUFFICIENT_BALANCE'),
};

export const activateEndpoint = ({ db }: Services) =>
  memberEndpoint(activate, async ({ Amount: amount, planid: plan }, { member, idempotencyKey }) => {
    const request = { member, key: idempotencyKey, plan, amount };
    const outcome = await db.transaction((tx) => lockFunds(tx, request));
    if (outcome !== 'locked') throw REFUSALS[outcome]();
    return { data: { message: 'Activation success' as const } };
  });
