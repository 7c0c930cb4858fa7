import type { RealityCheckMinutes } from '../funds/realityCheck';
import type { MicroUsdt } from '../money';

/** Current play session: the bets of a player since their last hour-long pause. */
export interface PlaySession {
  /** Time of the first bet, epoch ms; `null` without a bet in the last hour. */
  readonly beganAt: number | null;
  /** Stakes less refunds. */
  readonly staked: MicroUsdt;
  /** Payouts less stakes. An open bet counts as lost. */
  readonly net: MicroUsdt;
  /** Time of the player's previous sign-in, epoch ms; `null` if unknown. */
  readonly lastSignInAt: number | null;
}

/** Play session with the settings of its reality checks. */
export interface CheckedPlaySession extends PlaySession {
  /** Minutes of play between two reality checks; `null` for none. */
  readonly checkMinutes: RealityCheckMinutes | null;
  /** Time of the next reality check, epoch ms; `null` if none is due in this session. */
  readonly nextCheckAt: number | null;
}
