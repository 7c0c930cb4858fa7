'use client';

import { problems } from '@platform/messages/problems';
import type { Problem } from '@platform/rules/fields';
import { useTexts } from '../theme/Messages';

/** Formats a problem's message. Returns sentences unchanged. */
export type ProblemTexts = (problem: Problem | string | undefined) => string | undefined;

export function useProblemTexts(): ProblemTexts {
  const texts = useTexts(problems);
  return (problem) => {
    if (problem === undefined || typeof problem === 'string') return problem;
    // The cast is needed because only some messages take arguments, which these types cannot
    // express.
    const text = texts[problem.code] as string | ((params: Problem['params']) => string);
    return typeof text === 'string' ? text : text(problem.params);
  };
}
