import { answerRealityCheck, playSession, setRealityCheck } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { noteRealityCheck, playSessionOf, setRealityCheckOf } from '../../account/playSession';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const playSessionEndpoint = ({ db }: Services) =>
  memberEndpoint(playSession, async (_, { member, session }) => {
    const current = await playSessionOf(db, member, session);
    return {
      data: {
        now: current.now.getTime(),
        began_at: current.beganAt?.getTime() ?? null,
        staked: toDecimal(current.staked),
        returned: toDecimal(current.returned),
        check_minutes: current.checkMinutes,
        next_check_at: current.nextCheckAt?.getTime() ?? null,
        last_sign_in: current.lastSignInAt?.getTime() ?? null,
      },
    };
  });

export const setRealityCheckEndpoint = ({ db }: Services) =>
  memberEndpoint(setRealityCheck, async ({ minutes }, { member }) => {
    await setRealityCheckOf(db, member, minutes);
    return minutes === null
      ? done('REALITY_CHECK_OFF')
      : done('REALITY_CHECK_SET', { minutes: String(minutes) });
  });

export const answerRealityCheckEndpoint = ({ db }: Services) =>
  memberEndpoint(answerRealityCheck, async (_, { member }) => {
    await noteRealityCheck(db, member);
    return done('REALITY_CHECK_ANSWERED');
  });
