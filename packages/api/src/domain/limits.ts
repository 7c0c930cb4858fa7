import type {
  BreakKind,
  BreakLength,
  ExclusionLength,
  LimitKind,
  LimitPeriod,
} from '@platform/rules/funds';
import type {
  PlayBreak,
  PlayerLimits,
  PlayLimit,
  PlayLimitName,
  PlayLimitRequest,
  WantedLimit,
} from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import type {
  beginBreak,
  CallAnswer,
  CallPayload,
  confirmPlayLimit,
  playLimits,
  setPlayLimit,
} from '../contract';

export { isExclusion } from '@platform/rules/funds';
export type {
  BreakKind,
  BreakLength,
  ExclusionLength,
  LimitKind,
  LimitPeriod,
  PlayBreak,
  PlayerLimits,
  PlayLimit,
  PlayLimitName,
  PlayLimitRequest,
  WantedLimit,
};

export const toPlayLimits = ({
  data,
  break: pause = null,
}: CallAnswer<typeof playLimits>): PlayerLimits => ({
  limits: data.map(({ next_at: nextAt, request, ...limit }): PlayLimit => ({
    ...limit,
    nextAt,
    request: request && {
      amount: request.amount,
      confirmFrom: request.confirm_from,
      confirmUntil: request.confirm_until,
    },
  })),
  break: pause && { kind: pause.kind, endsAt: pause.ends_at },
});

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

export const toBreakPayload = (
  length: BreakLength | ExclusionLength,
): CallPayload<typeof beginBreak> => ({ length });
