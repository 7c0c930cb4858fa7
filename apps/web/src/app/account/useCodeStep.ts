import { TWO_FACTOR_REQUIRED, type ApiError } from '@platform/api';
import { useState } from 'react';
import { refusalOf, useOutcome, useStillOpen, type Ending, type Ways } from '../shared/useOutcome';

/** Second step of an action that may need a two-factor code. */
export interface CodeStep {
  /** True once the server has asked for a code. */
  readonly asksForCode: boolean;
  /** Server message about a missing code. */
  readonly missing: string | undefined;
  /** Server message about any other rejection. */
  readonly error: string | undefined;
  /** Returns to the first step. */
  readonly back: () => void;
  /** Shows the outcome of the action, unless the dialog has to ask for a code first. */
  readonly send: (action: Promise<Ending>) => Promise<void>;
}

/** Asks for a two-factor code if the server rejects an action without one. */
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
