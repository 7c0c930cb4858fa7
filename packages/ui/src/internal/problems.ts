'use client';

import { problems } from '@platform/messages/problems';
import type { Problem } from '@platform/rules/fields';
import { useTexts } from '../theme/Messages';

/** Formats a message for a problem; a text that is a sentence already stays as it is. */
export type ProblemTexts = (problem: Problem | string | undefined) => string | undefined;

/** Formats messages for the problems of `@platform/rules` in the reader's language. */
export function useProblemTexts(): ProblemTexts {
  const texts = useTexts(problems);
  return (problem) => {
    if (problem === undefined || typeof problem === 'string') return problem;
    // Not every message takes arguments: TypeScript cannot tell here which one does.
    const text = texts[problem.code] as string | ((params: Problem['params']) => string);
    return typeof text === 'string' ? text : text(problem.params);
  };
}
