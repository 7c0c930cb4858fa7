import type { Problem } from '@platform/rules/fields';

/** A problem as the message of a validation: valibot takes nothing but text there. */
export const said = (problem: Problem): string => JSON.stringify(problem);

/** The problem that a message was made of; `undefined` for a sentence, which is for developers. */
export const problemIn = (message: string): Problem | undefined =>
  message.startsWith('{') ? (JSON.parse(message) as Problem) : undefined;
