import {
  applyFixes,
  compileTokens,
  FACTS_FILE,
  newBrandFiles,
  printJson,
  readTokens,
  TOKEN_FILES,
  withoutToken,
  type BrandFile,
  type BrandFolder,
  type Fix,
  type Foundation,
  type NewBrand,
  type Scheme,
} from '@platform/tokens/browser';
import { decode, encode } from '../foundations/bytes';
import { pathOf } from '../foundations/sources';

export type Draft = BrandFolder;

/** Pattern of tokens that may differ between the schemes. */
const BY_SCHEME = /^(palette|color)\./;

const SCHEMA = '../../schema/tokens.schema.json';

export const homeOf = (path: string, scheme: Scheme): string =>
  TOKEN_FILES[BY_SCHEME.test(path) ? scheme : 'both'];

const filesOf = (path: string, scheme: Scheme): readonly string[] =>
  BY_SCHEME.test(path) ? [TOKEN_FILES[scheme]] : Object.values(TOKEN_FILES);

type Group = Record<string, unknown>;

const jsonOf = (draft: Draft, name: string): Group =>
  draft.files.has(name)
    ? (JSON.parse(decode(draft.files.get(name))) as Group)
    : { $schema: SCHEMA };

/** Returns the draft with changed files. Undefined content removes a file. */
export function withFiles(
  draft: Draft,
  changed: ReadonlyMap<string, string | Uint8Array | undefined>,
): Draft {
  const files = new Map(draft.files);
  for (const [name, content] of changed) {
    if (content === undefined) files.delete(name);
    else files.set(name, typeof content === 'string' ? encode(content) : content);
  }
  return { ...draft, files };
}

const saysNothing = (group: Group) => Object.keys(group).every((key) => key.startsWith('$'));

/** Removes a token from a file. Removes the file if no token is left. */
function without(draft: Draft, name: string, path: string): Draft {
  if (!draft.files.has(name)) return draft;
  const left = withoutToken(jsonOf(draft, name), path.split('.'));
  return withFiles(draft, new Map([[name, saysNothing(left) ? undefined : printJson(left)]]));
}

/** Applies fixes the way `brand check --fix` does. */
export function applyAll(draft: Draft, fixes: readonly Fix[]): Draft {
  const begun = [...new Set(fixes.map(({ file }) => file))]
    .filter((name) => name.endsWith('.json') && !draft.files.has(name))
    .map((name): [string, string] => [name, JSON.stringify({ $schema: SCHEMA })]);
  const ready = withFiles(draft, new Map(begun));
  const changed = [...applyFixes(ready.files, fixes)].map(([name, text]): [string, string] => [
    name,
    name.endsWith('.json') ? printJson(JSON.parse(text) as object) : text,
  ]);
  return withFiles(ready, new Map(changed));
}

/** Sets a token: colours in one scheme, other tokens in both. */
export function setToken(draft: Draft, path: string, scheme: Scheme, value: unknown): Draft {
  const home = homeOf(path, scheme);
  const cleared = filesOf(path, scheme)
    // Removes the value from other files, which could take precedence.
    .filter((name) => name !== home)
    .reduce((left, name) => without(left, name, path), draft);
  return applyAll(cleared, [{ kind: 'token', file: home, path, value }]);
}

const valueIn = (draft: Draft, name: string, path: string): unknown =>
  draft.files.has(name)
    ? readTokens(name, decode(draft.files.get(name))).tokens.findLast(
        (token) => token.path === path,
      )?.value
    : undefined;

/** Returns the brand's own value of a token; undefined if the foundation's value applies. */
export const ownValue = (draft: Draft, path: string, scheme: Scheme): unknown =>
  valueIn(draft, TOKEN_FILES[scheme], path) ?? valueIn(draft, TOKEN_FILES.both, path);

/** Moves a shared colour to the file of the other scheme, so that it can change in this scheme alone. */
function unshare(draft: Draft, path: string, scheme: Scheme): Draft {
  const value = valueIn(draft, TOKEN_FILES.both, path);
  if (value === undefined || !BY_SCHEME.test(path)) return draft;
  const file = TOKEN_FILES[scheme === 'dark' ? 'light' : 'dark'];
  const hasOwn = valueIn(draft, file, path) !== undefined;
  const moved = hasOwn ? draft : applyAll(draft, [{ kind: 'token', file, path, value }]);
  return without(moved, TOKEN_FILES.both, path);
}

/** Resets a token to its value in `base` or, without `base`, in the foundation. */
export function resetToken(draft: Draft, path: string, scheme: Scheme, base?: Draft): Draft {
  const before = base && ownValue(base, path, scheme);
  const restored = filesOf(path, scheme).reduce(
    (left, file) => {
      const value = base && valueIn(base, file, path);
      return value === undefined
        ? without(left, file, path)
        : applyAll(left, [{ kind: 'token', file, path, value }]);
    },
    before === undefined ? unshare(draft, path, scheme) : draft,
  );
  return before === undefined ||
    JSON.stringify(before) === JSON.stringify(ownValue(restored, path, scheme))
    ? restored
    : setToken(restored, path, scheme, before);
}

export function setFacts(draft: Draft, facts: Partial<BrandFile>): Draft {
  const next = { ...jsonOf(draft, FACTS_FILE), ...facts };
  return withFiles(draft, new Map([[FACTS_FILE, printJson(next)]]));
}

export const rename = (draft: Draft, id: string): Draft => ({ ...draft, id, path: pathOf(id) });

/** Creates a draft from one colour, as `brand new` does. */
export const seedDraft = (brand: NewBrand, foundation: Foundation): Draft =>
  withFiles(
    { id: brand.id, path: pathOf(brand.id), files: new Map() },
    new Map(
      [...newBrandFiles(brand, foundation)].map(([name, text]) => [
        name,
        name.endsWith('.json') ? printJson(JSON.parse(text) as object) : text,
      ]),
    ),
  );

export const SPACE = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;

/** Scales all spacing tokens, in percent of the foundation's values. */
export const setDensity = (draft: Draft, foundation: Foundation, percent: number): Draft =>
  SPACE.reduce((left, step) => {
    const path = `space.${step}`;
    const { value } = foundation.contract.get(path)?.value as { value: number };
    const scaled = Math.max(1, Math.round((value * percent) / 100));
    return scaled === value
      ? resetToken(left, path, 'dark')
      : setToken(left, path, 'dark', { value: scaled, unit: 'px' });
  }, draft);

/** Returns the draft with a changed token, or the problem in the words of `brand check`. */
export function attempt(
  draft: Draft,
  path: string,
  scheme: Scheme,
  value: unknown,
  foundation: Foundation,
): { draft: Draft } | { refused: string } {
  const next = setToken(draft, path, scheme, value);
  const [problem] = compileTokens(next, foundation).problems;
  if (!problem) return { draft: next };
  return { refused: `This ${problem.what}. ${problem.hint}` };
}
