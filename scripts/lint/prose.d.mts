import type { Rule } from 'eslint';

export const prose: Rule.RuleModule;
export function openingProblem(text: string): string | undefined;
export function sentenceProblems(text: string): string[];
