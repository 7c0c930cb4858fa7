import type { BreakKind } from '../funds/playBreaks';
import type { LimitKind, LimitPeriod } from '../funds/playLimits';
import type { MicroUsdt } from '../money';

/** Limit that a player has set. */
export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: MicroUsdt;
  /** Amount counted in the period; negative after a net win. */
  readonly used: MicroUsdt;
  /** Part of the limit that is left for further bets. */
  readonly left: MicroUsdt;
  /** Time when the oldest counted bet leaves the period, epoch ms; `null` if no bet is counted. */
  readonly nextAt: number | null;
  /** Request to raise or remove the limit; `null` if there is none. */
  readonly request: PlayLimitRequest | null;
}

export interface PlayLimitRequest {
  /** Requested amount; `null` to remove the limit. */
  readonly amount: MicroUsdt | null;
  /** Times between which the player can confirm the request, epoch ms. */
  readonly confirmFrom: number;
  readonly confirmUntil: number;
}

/** Kind and period, which identify a limit. */
export type PlayLimitName = Pick<PlayLimit, 'kind' | 'period'>;

/** Limit to set; the amount `null` removes the limit. */
export interface WantedLimit extends PlayLimitName {
  readonly amount: MicroUsdt | null;
}

/** Time during which a player cannot bet. */
export interface PlayBreak {
  readonly kind: BreakKind;
  /** Epoch ms; `null` for a break without an end. */
  readonly endsAt: number | null;
}

/** Limits and current break of a player. */
export interface PlayerLimits {
  readonly limits: readonly PlayLimit[];
  /** `null` if the player is not on a break. */
  readonly break: PlayBreak | null;
}
