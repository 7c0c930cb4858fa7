import type { LimitKind, LimitPeriod } from '@platform/rules/funds';
import type { PlayLimit, PlayLimitRequest } from '@platform/rules/models';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import type {
  CallAnswer,
  CallPayload,
  confirmPlayLimit,
  playLimits,
  setPlayLimit,
} from '../contract';

export type { LimitKind, LimitPeriod, PlayLimit, PlayLimitRequest };

/** Name of a limit. */
export type PlayLimitName = Pick<PlayLimit, 'kind' | 'period'>;

/** Limit that a player wants; the amount `null` removes it. */
export interface WantedLimit extends PlayLimitName {
  readonly amount: MicroUsdt | null;
}

export const toPlayLimits = ({ data }: CallAnswer<typeof playLimits>): readonly PlayLimit[] =>
  data.map(({ next_at: nextAt, request, ...limit }) => ({
    ...limit,
    nextAt,
    request: request && {
      amount: request.amount,
      confirmFrom: request.confirm_from,
      confirmUntil: request.confirm_until,
    },
  }));

export const toPlayLimitPayload = ({
  amount,
  ...limit
}: WantedLimit): CallPayload<typeof setPlayLimit> => ({
  ...limit,
  amount: amount === null ? null : toDecimal(amount),
});

export const toPlayLimitNamePayload = ({
  kind,
  period,
}: PlayLimitName): CallPayload<typeof confirmPlayLimit> => ({ kind, period });
