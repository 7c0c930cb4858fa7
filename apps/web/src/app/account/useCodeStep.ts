import { TWO_FACTOR_REQUIRED, type ApiError } from '@platform/api';
import { useState } from 'react';
import { refusalOf, useOutcome, useStillOpen, type Ending, type Ways } from '../shared/useOutcome';

/** Second step of an action that may require a two-factor code. */
export interface CodeStep {
  readonly asksForCode: boolean;
  readonly missing: string | undefined;
  /** Server message for any error other than a missing code. */
  readonly error: string | undefined;
  readonly back: () => void;
  /** Awaits the action. If the server requires a code, opens the second step. */
  readonly send: (action: Promise<Ending>) => Promise<void>;
}

export function useCodeStep(ways: Ways): CodeStep {
  const follow = useOutcome(ways);
  const isOpen = useStillOpen();
  const [asksForCode, setAsksForCode] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const isMissing = refusal?.code === TWO_FACTOR_REQUIRED;
  const send = async (action: Promise<Ending>) => {
    setRefusal(undefined);
    const found = await refusalOf(action);
    setRefusal(found);
    if (found?.code === TWO_FACTOR_REQUIRED && isOpen()) return setAsksForCode(true);
    await follow(action);
  };
  return {
    asksForCode,
    missing: isMissing ? refusal.message : undefined,
    error: isMissing ? undefined : refusal?.message,
    back: () => setAsksForCode(false),
    send,
  };
}
