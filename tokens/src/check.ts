import { readFileSync } from 'node:fs';
import { parse, type AnyNode, type ObjectNode } from '@humanwhocodes/momoa';
import * as v from 'valibot';

/** What is wrong in a token file: where, what, and the mend. Written `file:line: message`. */
export class TokenFileError extends Error {
  override name = 'TokenFileError';
}

const number = v.pipe(v.number(), v.finite());
const alias = v.pipe(v.string(), v.regex(/^\{[^{}]+\}$/));
const orAlias = <const T extends v.GenericSchema>(schema: T) => v.union([alias, schema]);
const measure = <const U extends readonly string[]>(units: U) =>
  orAlias(v.strictObject({ value: number, unit: v.picklist(units) }));

const colour = orAlias(
  v.strictObject({
    colorSpace: v.picklist(['oklch', 'srgb', 'display-p3']),
    components: v.tuple([number, number, number]),
    alpha: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    hex: v.optional(v.string()),
  }),
);
const length = measure(['px', 'rem'] as const);

/** Each DTCG type the contract uses: the shape of its `$value`, and an example for the message. */
const TYPES: Record<string, { schema: v.GenericSchema; example: string }> = {
  color: { schema: colour, example: '{ "colorSpace": "oklch", "components": [0.7, 0.15, 150] }' },
  dimension: { schema: length, example: '{ "value": 8, "unit": "px" }' },
  duration: { schema: measure(['ms', 's'] as const), example: '{ "value": 300, "unit": "ms" }' },
  number: { schema: orAlias(number), example: '1.5' },
  fontWeight: {
    schema: orAlias(v.pipe(v.number(), v.minValue(1), v.maxValue(1000))),
    example: '600',
  },
  fontFamily: {
    schema: orAlias(v.pipe(v.array(v.string()), v.minLength(1))),
    example: '["Inter Variable", "sans-serif"]',
  },
  cubicBezier: {
    schema: orAlias(v.tuple([number, number, number, number])),
    example: '[0.2, 0, 0, 1]',
  },
  gradient: {
    schema: orAlias(v.array(v.strictObject({ color: colour, position: number }))),
    example: '[{ "color": "{palette.accent.9}", "position": 0 }]',
  },
  shadow: {
    schema: orAlias(
      v.strictObject({
        color: colour,
        offsetX: length,
        offsetY: length,
        blur: length,
        spread: length,
        inset: v.optional(v.boolean()),
      }),
    ),
    example: '{ "color": ..., "offsetX": { "value": 0, "unit": "px" }, ... }',
  },
};

/** A token as it stands in a file. */
interface TokenNode {
  path: string;
  /** The type given at the token or at the nearest group above it. */
  type: string | undefined;
  /** `undefined` where the token has no `$value`. */
  value: unknown;
  line: number;
}

const memberName = (name: AnyNode) => (name.type === 'String' ? name.value : '');

function toJson(node: AnyNode): unknown {
  switch (node.type) {
    case 'Object':
      return Object.fromEntries(
        node.members.map(({ name, value }) => [memberName(name), toJson(value)]),
      );
    case 'Array':
      return node.elements.map(({ value }) => toJson(value));
    case 'String':
    case 'Number':
    case 'Boolean':
      return node.value;
    default:
      return null;
  }
}

/** All tokens below a group: whatever holds a `$value`, or holds nothing that could be a token. */
function tokensBelow(
  group: ObjectNode,
  path: string[],
  inherited: string | undefined,
): TokenNode[] {
  const own = (key: string) => group.members.find(({ name }) => memberName(name) === key)?.value;
  const declared = own('$type');
  const type = declared?.type === 'String' ? declared.value : inherited;
  const children = group.members.filter(({ name }) => !memberName(name).startsWith('$'));
  const value = own('$value');
  if (value || (children.length === 0 && path.length > 0)) {
    const line = (value ?? group).loc.start.line;
    return [{ path: path.join('.'), type, value: value && toJson(value), line }];
  }
  return children.flatMap(({ name, value: child }) => {
    const childPath = [...path, memberName(name)];
    if (child.type === 'Object') return tokensBelow(child, childPath, type);
    return [{ path: childPath.join('.'), type, value: undefined, line: child.loc.start.line }];
  });
}

/** Reads the tokens of a file without resolving them. Throws `TokenFileError` on broken JSON. */
export function readTokenFile(file: string): TokenNode[] {
  try {
    const { body } = parse(readFileSync(file, 'utf8'), { mode: 'json', ranges: true });
    return body.type === 'Object' ? tokensBelow(body, [], undefined) : [];
  } catch (cause) {
    const { message, line } = cause as Error & { line?: number };
    throw new TokenFileError(`${file}:${line ?? 1}: not valid JSON: ${message}`, { cause });
  }
}

/**
 * Checks what a brand changes against what the foundation defines: every token must exist there,
 * and carry a value of that token's type. Throws one `TokenFileError` that lists all problems.
 */
export function checkTokenFile(file: string, foundation: readonly TokenNode[]): void {
  const known = new Map(foundation.map((token) => [token.path, token]));
  const problems = readTokenFile(file).flatMap(({ path, value, line }) => {
    const at = `${file}:${line}: '${path}'`;
    const type = known.get(path)?.type;
    const rule = type === undefined ? undefined : TYPES[type];
    if (!rule) {
      const group = path.slice(0, path.lastIndexOf('.') + 1);
      const near = [...known.keys()].filter((name) => name.startsWith(group)).slice(0, 12);
      return [`${at} is no token of the contract. Known there: ${near.join(', ') || 'nothing'}.`];
    }
    if (value === undefined) return [`${at} has no "$value". Write one like ${rule.example}.`];
    if (v.is(rule.schema, value)) return [];
    return [`${at} is no ${type}: ${JSON.stringify(value)}. Write it like ${rule.example}.`];
  });
  if (problems.length > 0) throw new TokenFileError(problems.join('\n'));
}
