import { BRAND_COMMAND } from './command.ts';
import type { AnyNode, ObjectNode } from '@humanwhocodes/momoa';
import * as v from 'valibot';
import { converted } from './asWritten.ts';
import { memberName, parseObject, toJson } from './json.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { onOneLine } from './print.ts';
import { ruleOf } from './rules.ts';

export interface TokenNode {
  path: string;
  /** Type of the token or of its nearest group. */
  type: string | undefined;
  /** Value; `undefined` if the token has no `$value`. */
  value: unknown;
  file: string;
  line: number;
}

/** Properties that DTCG allows beside a value, except `$ref`, which could refer to other files. */
const PROPERTIES = ['$value', '$type', '$description', '$deprecated', '$extensions'];
const SCHEMA = '$schema';

interface Place {
  file: string;
  path: readonly string[];
  type: string | undefined;
}

function unknownProperties(group: ObjectNode, { file, path }: Place): Problem[] {
  const known = path.length === 0 ? [...PROPERTIES, SCHEMA] : PROPERTIES;
  return group.members
    .filter(({ name }) => memberName(name).startsWith('$') && !known.includes(memberName(name)))
    .map(({ name }) => ({
      file,
      line: name.loc.start.line,
      place: [...path, memberName(name)].join('.'),
      what: 'is not a property of a token',
      hint: `Remove it. Known properties: ${known.join(', ')}.`,
    }));
}

/** Collects tokens. A group with a `$value`, or without children, is a token. */
function walk(
  group: ObjectNode,
  place: Place,
  found: { tokens: TokenNode[]; problems: Problem[] },
): void {
  const { file, path } = place;
  const own = (key: string) => group.members.find(({ name }) => memberName(name) === key)?.value;
  const declared = own('$type');
  const type = declared?.type === 'String' ? declared.value : place.type;
  const value = own('$value');
  const children = group.members.filter(({ name }) => !memberName(name).startsWith('$'));
  found.problems.push(...unknownProperties(group, place));
  const add = (at: readonly string[], held: AnyNode | undefined, { line }: { line: number }) =>
    found.tokens.push({ path: at.join('.'), type, value: held && toJson(held), file, line });
  if (value || (children.length === 0 && path.length > 0)) {
    add(path, value, (value ?? group).loc.start);
  }
  for (const { name, value: child } of children) {
    const childPath = [...path, memberName(name)];
    if (value) {
      const what = 'is inside a token, where none can be';
      const hint = 'Move it out, beside the token.';
      const { line } = name.loc.start;
      found.problems.push({ file, line, place: childPath.join('.'), what, hint });
    } else if (child.type === 'Object') walk(child, { file, path: childPath, type }, found);
    else add(childPath, undefined, child.loc.start);
  }
}

export interface ReadTokens {
  tokens: readonly TokenNode[];
  problems: readonly Problem[];
  /** False if the file has duplicate keys, because rewriting it would lose a value. */
  rewritable: boolean;
}

/** Reads the tokens of a file without resolving aliases. */
export function readTokens(file: string, text: string): ReadTokens {
  const { root, problems } = parseObject(file, text);
  const found = { tokens: [] as TokenNode[], problems: [...problems] };
  if (root) walk(root, { file, path: [], type: undefined }, found);
  return { ...found, rewritable: problems.length === 0 };
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}...` : text;
};

/**
 * Returns the problem with a token's value; undefined if it is valid.
 *
 * @param brand brand whose file contains the value; absent for a value behind an alias
 */
export function valueProblem(
  { path, value, file, line }: TokenNode,
  type: string,
  brand?: string,
): Problem | undefined {
  const rule = ruleOf(path, type);
  if (!rule || v.is(brand === undefined ? rule.schema : rule.written, value)) return undefined;
  const what = `is not a ${rule.is}: ${shown(value)}`;
  const at = { file, line, place: path, what };
  const meant = brand === undefined ? undefined : converted(value, rule);
  if (meant === undefined) return { ...at, hint: `Write it like ${rule.example}.` };
  const name = file.slice(file.lastIndexOf('/') + 1);
  const hint = `Write it as ${onOneLine(meant)}; '${BRAND_COMMAND} check ${brand} --fix' does.`;
  return { ...at, hint, fix: { kind: 'token', file: name, path, value: meant } };
}

/** Returns sentences that suggest known tokens in place of an unknown one. */
function knownHint(path: string, known: readonly string[]): string {
  const meant = nearest(path, known);
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const there = group === '' ? [] : known.filter((name) => name.startsWith(group)).slice(0, 12);
  const said = [
    ...(meant === undefined ? [] : [`Did you mean '${meant}'?`]),
    ...(there.length === 0 ? [] : [`Known there: ${there.join(', ')}.`]),
  ];
  if (said.length > 0) return said.join(' ');
  const groups = new Set(known.map((name) => name.slice(0, name.indexOf('.'))));
  return `Tokens begin with ${[...groups].join(', ')}.`;
}

export function checkTokens(
  tokens: readonly TokenNode[],
  foundation: ReadonlyMap<string, TokenNode>,
  brand: string,
): Problem[] {
  return tokens.flatMap((token) => {
    const { path, file, line } = token;
    const at = { file, line, place: path };
    const known = foundation.get(path)?.type;
    const rule = ruleOf(path, known);
    if (known === undefined || !rule) {
      const hint = knownHint(path, [...foundation.keys()]);
      return [{ ...at, what: 'is not a token of the contract', hint }];
    }
    if (token.type !== undefined && token.type !== known) {
      const what = `says that it is a ${token.type}`;
      return [{ ...at, what, hint: `It is a ${known}: remove the "$type".` }];
    }
    if (token.value === undefined) {
      return [{ ...at, what: 'has no "$value"', hint: `Write one like ${rule.example}.` }];
    }
    return valueProblem(token, known, brand) ?? [];
  });
}
