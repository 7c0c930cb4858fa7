import type { Problem } from './problem.ts';
import { byNearness } from './nearest.ts';
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
class LostAlias extends Error {
  constructor(
    message: string,
    /** What it leads to. */
    readonly alias: string,
    /** The tokens that it was reached through, the first where it began. */
    readonly trail: readonly string[],
    /** The type of what it stands for: that of the token, or of a part of a gradient or shadow. */
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
  // Only gradients and shadows have parts: colours, and lengths.
  const typeOf = (key: string) => (key === 'color' ? 'color' : 'dimension');
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      follow(tokens, item, { trail, type: typeOf(key) }),
    ]),
  );
}

/** Whether an alias of this type may lead to a token: it is reached, and holds what is wanted. */
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

/** What to do about an alias that leads nowhere, with the token that looks most like what was written. */
function aliasHint(tokens: Layered, token: TokenNode, lost: LostAlias): string {
  const near = byNearness(lost.alias, [...tokens.keys()]);
  const example = near.find((path) => fits(tokens, token, lost, path));
  const such = example === undefined ? '' : `, such as {${example}}`;
  return `Let it lead to a token of the same type${such}.`;
}

/**
 * Whether an alias is lost at a token itself: not at one of the brand's own that it leads to, which is
 * reported for itself.
 */
function isAstray(
  tokens: Layered,
  { path, file }: TokenNode,
  { alias, trail }: LostAlias,
  isOwn: (file: string) => boolean,
): boolean {
  const ownOf = (paths: readonly string[]) =>
    paths.filter((one) => isOwn(tokens.get(one)?.file ?? ''));
  // The part of the trail that goes round; none where the alias leads nowhere.
  const circle = trail.slice(trail.indexOf(alias));
  if (!trail.includes(alias) || ownOf(circle).length === 0) {
    return (ownOf(trail).at(-1) ?? path) === path;
  }
  return isOwn(file) && circle.includes(path);
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
      const value = follow(tokens, token.value, { trail: [path], type });
      // Values of the foundation are valid: a test checks them.
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
