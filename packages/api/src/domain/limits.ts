import type { LimitKind, LimitPeriod } from '@platform/rules/funds';
import type {
  PlayLimit,
  PlayLimitName,
  PlayLimitRequest,
  WantedLimit,
} from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import type {
  CallAnswer,
  CallPayload,
  confirmPlayLimit,
  playLimits,
  setPlayLimit,
} from '../contract';

export type { LimitKind, LimitPeriod, PlayLimit, PlayLimitName, PlayLimitRequest, WantedLimit };

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
