/** Maximum line length, as in the rest of the repository. */
const WIDTH = 100;
const INDENT = '  ';

/** Formats a value as JSON on one line, in the style of brand files. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, held]) => `${JSON.stringify(key)}: ${onOneLine(held)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/**
 * Formats a value as JSON, on several lines if it does not fit on one.
 *
 * @param before number of other characters on the value's line
 */
function print(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length <= WIDTH) return line;
  const deeper = indent + INDENT;
  const block = (open: string, parts: readonly string[], close: string) =>
    `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value.map((item) => print(item, deeper, deeper.length + 1));
    return block('[', items, ']');
  }
  const members = Object.entries(value).map(([key, held]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + print(held, deeper, deeper.length + name.length + 1);
  });
  return block('{', members, '}');
}

/** Formats a value as JSON. Values that fit are on one line. */
export const printJson = (value: object): string => `${print(value, '', 0)}\n`;
