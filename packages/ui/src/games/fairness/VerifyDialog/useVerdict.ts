'use client';

import type { PublishedRound, Verdict } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export interface Verification {
  /** Result of the verification; `undefined` during the computation, and if it failed. */
  verdict: Verdict | undefined;
  error: string | undefined;
  retry: () => void;
}

interface Outcome {
  /** Request that produced the outcome. Outcomes of earlier requests are ignored. */
  request: object;
  verdict?: Verdict;
  error?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Verifies a round once it is loaded, and again once its link is no longer pending. */
export function useVerdict(
  round: PublishedRound | undefined,
  verify: (round: PublishedRound) => Promise<Verdict>,
  linkPending: boolean,
): Verification {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const compute = useEffectEvent(verify);
  const request = useMemo(() => ({ round, attempt, linkPending }), [round, attempt, linkPending]);

  useEffect(() => {
    if (!request.round) return undefined;
    let current = true;
    const settle = (found: Partial<Outcome>) => {
      if (current) setOutcome({ request, ...found });
    };
    compute(request.round).then(
      (verdict) => settle({ verdict }),
      (error: unknown) => settle({ error: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [request]);

  const { verdict, error } = (outcome?.request === request && outcome) || {};
  return { verdict, error, retry: () => setAttempt(attempt + 1) };
}
