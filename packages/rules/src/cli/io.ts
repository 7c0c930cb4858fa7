/** What the command reads and writes. */
export interface Io {
  /** The text of a file; of the standard input for '-'. */
  read: (file: string) => string;
  print: (line: string) => void;
  /** Prints what is wrong. */
  complain: (line: string) => void;
}

/** The command cannot go on. The message says why, and how to call it. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
