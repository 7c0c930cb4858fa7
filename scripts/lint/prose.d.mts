import type { AST, Rule, SourceCode } from 'eslint';

type Call = Parameters<NonNullable<Rule.NodeListener['CallExpression']>>[0];

export const prose: Rule.RuleModule;
export function openingProblem(text: string): string | undefined;
export function sentenceProblems(text: string): string[];
export function commentsOf(sourceCode: SourceCode): { text: string; loc: AST.SourceLocation }[];
export function titleOf(call: Pick<Call, 'callee' | 'arguments'>): string | undefined;
