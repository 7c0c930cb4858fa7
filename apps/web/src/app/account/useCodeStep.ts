import { TWO_FACTOR_REQUIRED, type ApiError } from '@platform/api';
import { useState } from 'react';
import { refusalOf, useOutcome, useStillOpen, type Ending, type Ways } from '../shared/useOutcome';

/** Second step of an action that may need a code of two-factor authentication. */
export interface CodeStep {
  /** The server has asked for a code. */
  readonly asksForCode: boolean;
  /** Message of the server that a code is missing. */
  readonly missing: string | undefined;
  /** Message of any other refusal. */
  readonly error: string | undefined;
  /** Returns to the first step. */
  readonly back: () => void;
  /** Follows the action to its end, unless its dialog has to ask for a code first. */
  readonly send: (action: Promise<Ending>) => Promise<void>;
}

/** Asks for a code if the server refuses an action without one. */
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
