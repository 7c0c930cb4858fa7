'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export interface Verification<Verdict> {
  /** Result of the verification; `undefined` during the computation, and if it failed. */
  verdict: Verdict | undefined;
  error: string | undefined;
  retry: () => void;
}

interface Outcome<Verdict> {
  /** Request that produced the outcome. Outcomes of earlier requests are ignored. */
  request: object;
  verdict?: Verdict;
  error?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Verifies a round or a bet once it is loaded.
 *
 * @param linkPending the verification runs again when this changes
 */
export function useVerdict<Subject extends object, Verdict>(
  subject: Subject | undefined,
  verify: (subject: Subject) => Promise<Verdict>,
  linkPending = false,
): Verification<Verdict> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Verdict>>();
  const compute = useEffectEvent(verify);
  const request = useMemo(
    () => ({ subject, attempt, linkPending }),
    [subject, attempt, linkPending],
  );

  useEffect(() => {
    if (!request.subject) return undefined;
    let current = true;
    const settle = (found: Partial<Outcome<Verdict>>) => {
      if (current) setOutcome({ request, ...found });
    };
    compute(request.subject).then(
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
