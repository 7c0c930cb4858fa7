import type { Problem } from './problem.ts';
import { byNearness } from './nearest.ts';
import { ALIAS } from './rules.ts';
import { valueProblem, type TokenNode } from './tokenFile.ts';

export interface ResolvedToken {
  $type: string;
  $value: unknown;
}

/** Tokens by path, such as `color.text.default`. */
export type ResolvedTokens = Readonly<Record<string, ResolvedToken>>;

/** Tokens as written, by path. A token of a later file replaces one of an earlier file. */
export type Layered = ReadonlyMap<string, TokenNode>;

/**
 * Merges the tokens of files; later files take precedence. A token without a type inherits the type of
 * the token that it replaces.
 */
export function layer(...files: readonly (readonly TokenNode[])[]): Layered {
  const top = new Map<string, TokenNode>();
  for (const token of files.flat()) {
    top.set(token.path, { ...token, type: top.get(token.path)?.type ?? token.type });
  }
  return top;
}

const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;

/** Returns the alias chain of a token, up to the first token that is not an alias. */
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

/** Returns the token at the end of a chain of aliases, whose value determines the result. */
export const rootOf = (tokens: Layered, path: string): TokenNode | undefined =>
  chainOf(tokens, path).at(-1);

/**
 * Error of an alias without a valid target. The message ends a sentence that starts with the token.
 */
class LostAlias extends Error {
  constructor(
    message: string,
    readonly alias: string,
    /** Tokens on the way to the alias, in order. */
    readonly trail: readonly string[],
    /** Expected type: the type of the token, or of a part of its gradient or shadow. */
    readonly type: string,
  ) {
    super(message);
  }
}

interface Way {
  trail: readonly string[];
  type: string;
}

function follow(tokens: Layered, value: unknown, { trail, type }: Way): unknown {
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const lost = (message: string) => new LostAlias(message, alias, trail, type);
    if (trail.includes(alias)) throw lost(`leads back to itself through {${alias}}`);
    const target = tokens.get(alias);
    if (!target) throw lost(`leads to {${alias}}, which is not a token`);
    return follow(tokens, target.value, { trail: [...trail, alias], type });
  }
  if (Array.isArray(value)) return value.map((item) => follow(tokens, item, { trail, type }));
  if (typeof value !== 'object' || value === null) return value;
  // Only gradients and shadows have parts, which are colours and lengths.
  const typeOf = (key: string) => (key === 'color' ? 'color' : 'dimension');
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      follow(tokens, item, { trail, type: typeOf(key) }),
    ]),
  );
}

/** Returns true if a token is a valid target for the alias: resolvable and of the expected type. */
function fits(tokens: Layered, token: TokenNode, { alias, trail, type }: LostAlias, path: string) {
  if (path === alias || tokens.get(path)?.type !== type) return false;
  try {
    const value = follow(tokens, `{${path}}`, { trail, type });
    const isPart = aliasOf(token.value) === undefined;
    return isPart || valueProblem({ ...token, value }, type) === undefined;
  } catch (error) {
    if (!(error instanceof LostAlias)) throw error;
    return false;
  }
}

/** Suggests a target for an unresolved alias: the valid token with the most similar name. */
function aliasHint(tokens: Layered, token: TokenNode, lost: LostAlias): string {
  const near = byNearness(lost.alias, [...tokens.keys()]);
  const example = near.find((path) => fits(tokens, token, lost, path));
  const such = example === undefined ? '' : `, such as {${example}}`;
  return `Let it lead to a token of the same type${such}.`;
}

/**
 * Returns true if the error is in this token's own alias. An error in another token of the brand is
 * reported at that token.
 */
function isAstray(
  tokens: Layered,
  { path, file }: TokenNode,
  { alias, trail }: LostAlias,
  isOwn: (file: string) => boolean,
): boolean {
  const ownOf = (paths: readonly string[]) =>
    paths.filter((one) => isOwn(tokens.get(one)?.file ?? ''));
  // Part of the trail that forms a cycle. It is meaningless if the alias is not on the trail.
  const circle = trail.slice(trail.indexOf(alias));
  if (!trail.includes(alias) || ownOf(circle).length === 0) {
    return (ownOf(trail).at(-1) ?? path) === path;
  }
  return isOwn(file) && circle.includes(path);
}

/**
 * Resolves the aliases of all tokens, and checks the resulting values.
 *
 * @param isOwn returns true for files of the brand; a broken chain is reported at the brand's token
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
      const value = follow(tokens, token.value, { trail: [path], type });
      // Skips values of the foundation: a test guarantees that they are valid.
      const own = chainOf(tokens, path).find((link) => isOwn(link.file));
      const { file = '', line = 0 } = own ?? {};
      const problem = own && valueProblem({ ...token, value, file, line }, type);
      if (problem) problems.push(problem);
      else resolved[path] = { $type: type, $value: value };
    } catch (error) {
      if (!(error instanceof LostAlias)) throw error;
      if (!isAstray(tokens, token, error, isOwn)) continue;
      const { file, line } = token;
      const hint = aliasHint(tokens, token, error);
      problems.push({ file, line, place: path, what: error.message, hint });
    }
  }
  return { resolved, problems };
}
