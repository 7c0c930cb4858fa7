export interface Io {
  /** Reads a file; `-` is standard input. */
  read: (file: string) => string;
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** Error of the command. The message says what happened and what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
