import type { Rule, SourceCode } from 'eslint';
import type { SimpleCallExpression, SourceLocation } from 'estree';

export const prose: Rule.RuleModule;
export function openingProblem(text: string): string | undefined;
export function sentenceProblems(text: string): string[];
export function commentsOf(sourceCode: SourceCode): { text: string; loc: SourceLocation }[];
export function titleOf(call: SimpleCallExpression): string | undefined;
