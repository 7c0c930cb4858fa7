'use client';

import type { PublishedRound, Verdict } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useState } from 'react';

/** How far the verification of a round is. */
export interface Verification {
  /** `undefined` while it is computed, and when that failed. */
  verdict: Verdict | undefined;
  /** Why it could not be computed. */
  error: string | undefined;
  /** Computes it again. */
  retry: () => void;
}

interface Outcome {
  round: PublishedRound;
  attempt: number;
  linkPending: boolean;
  verdict?: Verdict;
  error?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Verifies a round as soon as it is there, and again once its link is no longer pending. */
export function useVerdict(
  round: PublishedRound | undefined,
  verify: (round: PublishedRound) => Promise<Verdict>,
  linkPending: boolean,
): Verification {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const compute = useEffectEvent(verify);

  useEffect(() => {
    if (!round) return undefined;
    let current = true;
    const settle = (found: { verdict: Verdict } | { error: string }) => {
      if (current) setOutcome({ round, attempt, linkPending, ...found });
    };
    compute(round).then(
      (verdict) => settle({ verdict }),
      (error: unknown) => settle({ error: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [round, attempt, linkPending]);

  const isOfThis =
    outcome?.round === round && outcome?.attempt === attempt && outcome.linkPending === linkPending;
  const found = isOfThis ? outcome : undefined;
  return {
    verdict: found?.verdict,
    error: found?.error,
    retry: () => setAttempt(attempt + 1),
  };
}
