import type { CheckedPlaySession } from '@platform/api';
import {
  useAnswerRealityCheck,
  useClient,
  useFetchPlaySession,
  usePlaySession,
} from '@platform/api/react';
import { realityCheckProblem } from '@platform/messages/realityCheckProblem';
import { useTexts } from '@platform/ui/theme';
import { askRealityCheck } from './realityCheckRequest';

/** Running check. Bets that are placed together share it. */
let running: Promise<boolean> | undefined;

/**
 * Returns a function to call before each bet. If a reality check is due, that function opens the
 * dialog and waits for the player. The function rejects if the player stops. The page must contain
 * a `PlaySafetyBar`, which shows the dialog.
 */
export function useRealityCheck(): () => Promise<void> {
  const { now } = useClient();
  const { data: known } = usePlaySession();
  const { run: fetchSession } = useFetchPlaySession();
  const { run: answer } = useAnswerRealityCheck();
  const { stopped } = useTexts(realityCheckProblem);
  const isDue = (session: CheckedPlaySession | undefined): session is CheckedPlaySession =>
    session !== undefined && session.nextCheckAt !== null && session.nextCheckAt <= now();

  const check = async (): Promise<boolean> => {
    // Another tab may have answered the check, and the figures may have changed.
    const session = await fetchSession().catch(() => known);
    if (!isDue(session)) return true;
    const goesOn = await askRealityCheck(session);
    // If the answer does not arrive, the next bet asks again.
    if (goesOn) await answer().catch(() => undefined);
    return goesOn;
  };

  return async () => {
    if (!running && !isDue(known)) return;
    running ??= check().finally(() => {
      running = undefined;
    });
    if (!(await running)) throw new Error(stopped);
  };
}
