import type { RealityCheckMinutes } from '@platform/rules/funds';
import type { CheckedPlaySession, PlaySession } from '@platform/rules/models';
import type { CallAnswer, CallPayload, playSession, setRealityCheck } from '../contract';
import type { Exchange } from './round';

export type { CheckedPlaySession, PlaySession, RealityCheckMinutes };

/** Maps a play session. Its times follow the clock of this device. */
export function toPlaySession(
  { data }: CallAnswer<typeof playSession>,
  { receivedAt }: Pick<Exchange, 'receivedAt'>,
): CheckedPlaySession {
  const here = (at: number | null) => at && at - data.now + receivedAt;
  return {
    beganAt: here(data.began_at),
    staked: data.staked,
    net: data.returned - data.staked,
    checkMinutes: data.check_minutes,
    nextCheckAt: here(data.next_check_at),
    lastSignInAt: data.last_sign_in,
  };
}

export const toRealityCheckPayload = (
  minutes: RealityCheckMinutes | null,
): CallPayload<typeof setRealityCheck> => ({ minutes });
