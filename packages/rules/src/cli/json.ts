import { CliError, type Io } from './io';

/** Where a JSON text ends that begins here: behind the bracket that closes its first one. */
function endOf(text: string, start: number): number {
  let depth = 0;
  // Strings are skipped whole, as they may hold brackets.
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth === 0) return start + index + token.length;
  }
  return text.length;
}

/** Splits JSON texts that follow each other, such as pages that were appended to one file. */
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

/** The rows of an answer `{ data: [...] }`, of a list, of lists of answers; or the row itself. */
function rowsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  const data = (value as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data.flatMap(rowsIn) : [value];
}

/**
 * The rows of a file of JSON: answers of the server, one or several after each other, or only
 * the rows.
 *
 * @throws CliError when it cannot be read
 */
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
      `${name} is not JSON as GET /api/fairness/rounds answers it: ${(error as Error).message}`,
    );
  }
}
