import type { Problem } from '@platform/rules/fields';

/**
 * Encodes a problem as a validation message, because valibot accepts only text. `decode` reads it.
 */
export const problemMessage = (problem: Problem): string => JSON.stringify(problem);
