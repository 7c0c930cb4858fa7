import type { Scheme } from './palette.ts';
import type { Problem } from './problem.ts';
import { ALIAS } from './rules.ts';
import { valueProblem, type TokenNode } from './tokenFile.ts';

/** A token whose aliases are replaced by what they lead to. */
export interface ResolvedToken {
  $type: string;
  $value: unknown;
}

/** Tokens by dotted path, e.g. `color.text.default`. */
export type ResolvedTokens = Readonly<Record<string, ResolvedToken>>;

/** Tokens as written, the topmost of each path. */
export type Layered = ReadonlyMap<string, TokenNode>;

export const SCHEMES: readonly Scheme[] = ['dark', 'light'];

/** Lays files over each other, the lowest first. What a group says about types stays below. */
export function layer(...files: readonly (readonly TokenNode[])[]): Layered {
  const top = new Map<string, TokenNode>();
  for (const token of files.flat()) {
    top.set(token.path, { ...token, type: top.get(token.path)?.type ?? token.type });
  }
  return top;
}

const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;

/** A token and those that its aliases lead through, to the one that is not an alias. */
function chainOf(tokens: Layered, path: string): readonly TokenNode[] {
  const chain: TokenNode[] = [];
  for (let at: string | undefined = path; at !== undefined;) {
    const token = tokens.get(at);
    if (!token || chain.includes(token)) break;
    chain.push(token);
    at = aliasOf(token.value);
  }
  return chain;
}

/** The token at the end of a chain of aliases: the one to change. Itself where it is not an alias. */
export const rootOf = (tokens: Layered, path: string): TokenNode | undefined =>
  chainOf(tokens, path).at(-1);

/** An alias that cannot be followed; the message ends a sentence that begins with the token. */
class LostAlias extends Error {}

function follow(tokens: Layered, value: unknown, trail: readonly string[]): unknown {
  const alias = aliasOf(value);
  if (alias !== undefined) {
    if (trail.includes(alias)) throw new LostAlias(`leads back to itself through {${alias}}`);
    const target = tokens.get(alias);
    if (!target) throw new LostAlias(`leads to {${alias}}, which is not a token`);
    return follow(tokens, target.value, [...trail, alias]);
  }
  if (Array.isArray(value)) return value.map((item) => follow(tokens, item, trail));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, follow(tokens, item, trail)]),
  );
}

/**
 * Follows every alias, and checks what it led to as if it had been written there.
 *
 * @param isOwn whether a file is the brand's: where a chain is wrong, the brand's own link is reported
 */
export function resolve(
  tokens: Layered,
  isOwn: (file: string) => boolean = () => true,
): { resolved: ResolvedTokens; problems: Problem[] } {
  const problems: Problem[] = [];
  const resolved: Record<string, ResolvedToken> = {};
  for (const token of tokens.values()) {
    const { path, type = '' } = token;
    try {
      const value = follow(tokens, token.value, [path]);
      // Values of the foundation are valid: a test checks them.
      const own = chainOf(tokens, path).find((link) => isOwn(link.file));
      const { file = '', line = 0 } = own ?? {};
      const problem = own && valueProblem({ ...token, value, file, line }, type);
      if (problem) problems.push(problem);
      else resolved[path] = { $type: type, $value: value };
    } catch (error) {
      if (!(error instanceof LostAlias)) throw error;
      // The link that leads astray, not those that lead to it; in a circle, each of the brand's own.
      const chain = chainOf(tokens, path);
      const isCircle = tokens.has(aliasOf(chain.at(-1)?.value) ?? '');
      const astray =
        isCircle && isOwn(token.file) ? token : chain.findLast((link) => isOwn(link.file));
      const { file, line, path: place } = astray ?? token;
      const hint = 'Let it lead to a token of the same type, such as {palette.accent.9}.';
      problems.push({ file, line, place, what: error.message, hint });
    }
  }
  return { resolved, problems };
}
