import type { AnyNode, ObjectNode } from '@humanwhocodes/momoa';
import * as v from 'valibot';
import { lineOf, memberName, parseObject, toJson } from './json.ts';
import { shorten, type Problem } from './problem.ts';

/** Parts of a Valibot schema that describe its keys. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
}

/** Finds all unknown keys, because the schema itself reports only the first. */
function unknownKeys(
  file: string,
  node: AnyNode,
  { type, entries, item, wrapped }: Shape,
  path: readonly string[] = [],
): Problem[] {
  if (wrapped) return unknownKeys(file, node, wrapped, path);
  if (node.type === 'Array' && item) {
    return node.elements.flatMap(({ value }, index) =>
      unknownKeys(file, value, item, [...path, String(index)]),
    );
  }
  if (node.type !== 'Object' || type !== 'strict_object' || !entries) return [];
  return node.members.flatMap(({ name, value }) => {
    const key = memberName(name);
    const place = [...path, key];
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (known) return unknownKeys(file, value, known, place);
    const hint = `Known keys: ${Object.keys(entries).join(', ')}.`;
    const at = { file, line: name.loc.start.line, place: place.join('.') };
    return [{ ...at, what: 'is not a known key', hint }];
  });
}

/** Names of value types in messages, in words that authors of brand files understand. */
const KINDS: Readonly<Record<string, string>> = {
  Object: 'a group in { }',
  Array: 'a list in [ ]',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const kindNamed = (name: string): string => KINDS[name] ?? name;

/** Describes a value that does not match the schema. */
function received({ type, received: is, input }: v.BaseIssue<unknown>): string {
  const isLength = type === 'min_length' || type === 'max_length';
  if (!isLength) return `is ${shorten(kindNamed(is), 80)}`;
  const unit = typeof input === 'string' ? 'character' : 'entry';
  const many = typeof input === 'string' ? 'characters' : 'entries';
  return `has ${is} ${is === '1' ? unit : many}`;
}

function issueProblem(
  file: string,
  root: ObjectNode,
  missing: string,
  issue: v.BaseIssue<unknown>,
): Problem {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const at = { file, line: lineOf(root, path), place: path.join('.') };
  if (issue.received === 'undefined') return { ...at, what: 'is missing', hint: missing };
  const rule = issue.message.startsWith('must')
    ? issue.message
    : `must be ${kindNamed(issue.expected ?? 'something else')}`;
  return { ...at, what: received(issue), hint: `It ${rule}.` };
}

const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

/**
 * Returns the value, or all problems with their lines.
 *
 * @param missing hint for a missing key
 */
export function readJson<const T extends v.GenericSchema>(
  file: string,
  content: string,
  schema: T,
  missing = 'Add it.',
): { root?: ObjectNode; value?: v.InferOutput<T>; problems: readonly Problem[] } {
  const { root, problems } = parseObject(file, content);
  if (!root) return { problems };
  const result = v.safeParse(schema, toJson(root));
  const found = [
    ...problems,
    ...unknownKeys(file, root, schema as unknown as Shape),
    ...(result.issues ?? [])
      .filter((issue) => !isUnknownKey(issue))
      .map((issue) => issueProblem(file, root, missing, issue)),
  ];
  if (!result.success || found.length > 0) return { root, problems: found };
  return { root, value: result.output, problems: [] };
}
