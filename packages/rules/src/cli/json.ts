import { CliError, type Io } from './io';

/** Returns the end of the JSON text that starts at `start`, after its closing bracket. */
function endOf(text: string, start: number): number {
  let depth = 0;
  // Skips strings, which may contain brackets.
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth === 0) return start + index + token.length;
  }
  return text.length;
}

/** Splits concatenated JSON texts, such as pages appended to one file. */
function textsIn(text: string): string[] {
  const texts: string[] = [];
  let start = 0;
  while (text.slice(start).trim() !== '') {
    const end = endOf(text, start);
    texts.push(text.slice(start, end));
    start = end;
  }
  return texts;
}

/**
 * Returns the rows of a reply `{ data: [...] }`, a list, or a list of replies. Wraps a single row
 * in a list.
 */
function rowsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  const data = (value as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data.flatMap(rowsIn) : [value];
}

/** Reads the rows of a file, which contains concatenated server replies or bare rows. */
export function readRows(file: string, { read }: Io): unknown[] {
  const name = file === '-' ? 'The standard input' : `The file ${file}`;
  let text: string;
  try {
    text = read(file);
  } catch (error) {
    throw new CliError(`${name} cannot be read: ${(error as Error).message}`);
  }
  try {
    return textsIn(text).flatMap((each) => rowsIn(JSON.parse(each)));
  } catch (error) {
    throw new CliError(
      `${name} is not JSON in the format of GET /api/fairness/rounds: ${(error as Error).message}`,
    );
  }
}
