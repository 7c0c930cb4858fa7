import type { Problem } from '@platform/rules/fields';

/** A problem as the message of a validation: valibot takes nothing but text there. `decode` reads it. */
export const problemMessage = (problem: Problem): string => JSON.stringify(problem);
