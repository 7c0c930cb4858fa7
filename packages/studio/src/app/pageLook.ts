import { brandVariables, compileTokens, type Foundation } from '@platform/tokens/browser';
import { writeStyles } from '../foundations/pageStyles';

export function applyNeutralLook(page: Document, foundation: Foundation): void {
  const neutral = { id: 'default', path: '', files: new Map<string, Uint8Array>() };
  const { tokens } = compileTokens(neutral, foundation);
  if (!tokens) throw new Error('The foundation has invalid tokens.');
  const variables = [...brandVariables({ id: neutral.id, tokens })];
  const lines = variables.map(([name, value]) => `${name}:${value}`).join(';');
  writeStyles(page, 'neutral', `:root{color-scheme:dark light;${lines}}`);
}
