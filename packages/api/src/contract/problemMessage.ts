import type { Problem } from '@platform/rules/fields';

/**
 * Encodes a problem as the message of a validation, because valibot accepts only text. `decode`
 * reads it.
 */
export const problemMessage = (problem: Problem): string => JSON.stringify(problem);
