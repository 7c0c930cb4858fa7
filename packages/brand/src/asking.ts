import { createInterface } from 'node:readline/promises';

export type Ask = (question: string) => Promise<string>;

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  terminal?: boolean;
}

/** Error thrown when the operator aborts the command with Ctrl-C or Ctrl-D. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/** Throws `BrokenOff` if the operator aborts the command. */
export async function asking<T>(where: Terminal, work: (ask: Ask) => T | Promise<T>): Promise<T> {
  const lines = createInterface(where);
  // Aborts the question when the terminal closes, because its promise would never settle.
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  try {
    return await work((question) => lines.question(question, { signal: closed.signal }));
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new BrokenOff() : error;
  } finally {
    lines.close();
  }
}
