import { compileTokens, type CompiledTokens, type Scheme } from '@platform/tokens/browser';
import type { Foundation } from '@platform/tokens/browser';
import type { Draft } from './draft';
import { variablesOf } from './inspect';
import { shownFaces, shownFacts, type ShownFacts } from './shown';

export interface BrandLook {
  variables: ReadonlyMap<string, string>;
  facts: ShownFacts | undefined;
  faces: string;
  tokens: NonNullable<CompiledTokens['tokens']>;
}

export function lookOf(folder: Draft, foundation: Foundation): BrandLook | undefined {
  const compiled = compileTokens(folder, foundation);
  const variables = variablesOf(folder, compiled);
  if (!variables || !compiled.tokens) return undefined;
  const { tokens } = compiled;
  return { variables, tokens, facts: shownFacts(folder), faces: shownFaces(folder) };
}

export function looksSame(one: BrandLook, other: BrandLook, scheme: Scheme): boolean {
  const shown = ({ tokens, facts, faces }: BrandLook) =>
    JSON.stringify([tokens[scheme], facts, faces]);
  return shown(one) === shown(other);
}
