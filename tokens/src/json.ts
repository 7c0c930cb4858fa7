import { parse, type AnyNode, type ObjectNode } from '@humanwhocodes/momoa';
import type { Problem } from './problem.ts';

export const memberName = (name: AnyNode): string => (name.type === 'String' ? name.value : '');

export function toJson(node: AnyNode): unknown {
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

/** Reports duplicate keys of objects, because parsers disagree on which value applies. */
function repeatedKeys(file: string, node: AnyNode): Problem[] {
  if (node.type === 'Array') {
    return node.elements.flatMap(({ value }) => repeatedKeys(file, value));
  }
  if (node.type !== 'Object') return [];
  const seen = new Set<string>();
  return node.members.flatMap(({ name, value }) => {
    const key = memberName(name);
    const below = repeatedKeys(file, value);
    if (!seen.has(key)) {
      seen.add(key);
      return below;
    }
    const { line } = name.loc.start;
    const what = 'is twice in one group';
    return [{ file, line, place: key, what, hint: 'Remove one of the two.' }, ...below];
  });
}

/** Returns the line of the value at a path, or of its deepest existing ancestor. */
export function lineOf(root: ObjectNode, path: readonly string[]): number {
  let node: AnyNode = root;
  let { line } = root.loc.start;
  for (const key of path) {
    const next: AnyNode | undefined =
      node.type === 'Object'
        ? node.members.find(({ name }) => memberName(name) === key)
        : node.type === 'Array'
          ? node.elements[Number(key)]
          : undefined;
    if (next?.type !== 'Member' && next?.type !== 'Element') break;
    ({ line } = next.loc.start);
    node = next.value;
  }
  return line;
}

const SIGNS: Readonly<Record<string, string>> = {
  LBrace: "'{'",
  RBrace: "'}'",
  LBracket: "'['",
  RBracket: "']'",
  Comma: "','",
  Colon: "':'",
  String: 'a text',
  Number: 'a number',
  Boolean: 'true or false',
  Null: 'null',
};

function breakOf(text: string, cause: Error & { line?: number; column?: number }) {
  const { message, line = 1, column } = cause;
  if (text.trim() === '') return { line: 1, what: 'the file is empty' };
  // Detects a text that ends too early, for which the parser reports a misplaced bracket.
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice((column ?? 1) - 1);
  if (message.startsWith('Unexpected end') || /^[[{,:]\s*$/.test(rest)) {
    return { line: text.trimEnd().split('\n').length, what: 'the file ends too early' };
  }
  const [, sign = '', letter = ''] =
    /^Unexpected (?:token (\w+)|(?:character|identifier) ('.+')) found/su.exec(message) ?? [];
  const found = letter || SIGNS[sign];
  if (!found) return { line, what: 'it cannot be read' };
  const where = column === undefined ? '' : `, at character ${column}`;
  return { line, what: `${found} cannot stand here${where}` };
}

/** Returns the root, or the problems with their lines. */
export function parseObject(
  file: string,
  text: string,
): { root?: ObjectNode; problems: Problem[] } {
  const broken = (line: number, what: string, hint: string) => ({
    problems: [{ file, line, place: '', what, hint }],
  });
  try {
    const { body } = parse(text, { mode: 'json', ranges: true });
    if (body.type !== 'Object') {
      return broken(1, 'the file is not a group in { }', "Let it begin with '{' and end with '}'.");
    }
    return { root: body, problems: repeatedKeys(file, body) };
  } catch (cause) {
    const { line, what } = breakOf(text, cause as Error);
    const where = 'Look at this line and the one before: a comma, quote or bracket is most likely.';
    return broken(line, `not valid JSON: ${what}`, where);
  }
}
