import { confirmPlayLimit, playLimits, setPlayLimit } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import {
  confirmLimit,
  limitsOf,
  setLimit,
  strictestLimit,
  type LimitName,
  type LimitRequest,
  type UsedLimit,
} from '../../account/playLimits';
import { breakOf } from '../../account/playBreaks';
import type { Queryable } from '../../db/database';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';
import { breakRefusal } from './playBreaks';

/** States the end of the break, or the amount left now. */
export async function limitRefusal(db: Queryable, member: bigint): Promise<Refusal> {
  const pause = await breakOf(db, member);
  if (pause !== undefined) return breakRefusal(pause);
  const limit = await strictestLimit(db, member);
  const { kind = 'none', period = 'day', left = 0n, nextAt = null } = limit ?? {};
  return new Refusal(422, 'PLAY_LIMIT', {
    kind,
    period,
    left: toDecimal(left),
    counted: nextAt === null ? 'no' : 'yes',
    until: nextAt?.toISOString() ?? '',
  });
}

const requestReply = ({ amount, confirmFrom, confirmUntil }: LimitRequest) => ({
  amount: amount === null ? null : toDecimal(amount),
  confirm_from: confirmFrom.getTime(),
  confirm_until: confirmUntil.getTime(),
});

const limitReply = ({ kind, period, amount, used, left, nextAt, request }: UsedLimit) => ({
  kind,
  period,
  amount: toDecimal(amount),
  used: toDecimal(used),
  left: toDecimal(left),
  next_at: nextAt?.getTime() ?? null,
  request: request && requestReply(request),
});

export const playLimitsEndpoint = ({ db }: Services) =>
  memberEndpoint(playLimits, async (_, { member }) => {
    const [limits, pause] = await Promise.all([limitsOf(db, member), breakOf(db, member)]);
    return {
      data: limits.map(limitReply),
      break: pause ? { kind: pause.kind, ends_at: pause.endsAt?.getTime() ?? null } : null,
    };
  });

/** Returns the request about a limit; undefined if it was decided in the meantime. */
async function requestAbout(
  db: Queryable,
  member: bigint,
  { kind, period }: LimitName,
): Promise<LimitRequest | undefined> {
  const limits = await limitsOf(db, member);
  const limit = limits.find((each) => each.kind === kind && each.period === period);
  return limit?.request ?? undefined;
}

export const setPlayLimitEndpoint = ({ db }: Services) =>
  memberEndpoint(setPlayLimit, async (limit, { member }) => {
    const outcome = await setLimit(db, member, limit);
    if (outcome === 'none') throw new Refusal(404, 'NO_PLAY_LIMIT');
    const asked = outcome === 'asked' ? await requestAbout(db, member, limit) : undefined;
    if (asked === undefined) return done('LIMIT_SET');
    return done('LIMIT_ASKED', {
      from: asked.confirmFrom.toISOString(),
      until: asked.confirmUntil.toISOString(),
    });
  });

export const confirmPlayLimitEndpoint = ({ db }: Services) =>
  memberEndpoint(confirmPlayLimit, async (limit, { member }) => {
    const outcome = await confirmLimit(db, member, limit);
    if (outcome === 'done') return done('LIMIT_CONFIRMED');
    const asked = outcome === 'early' ? await requestAbout(db, member, limit) : undefined;
    if (asked === undefined) throw new Refusal(409, 'NO_LIMIT_REQUEST');
    throw new Refusal(409, 'LIMIT_TOO_EARLY', { from: asked.confirmFrom.toISOString() });
  });
