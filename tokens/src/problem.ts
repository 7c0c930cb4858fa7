/** What is wrong in a brand's folder: where, what, and how to fix it. */
export interface Problem {
  /** The file, as a path. */
  file: string;
  /** The line in it, from 1. */
  line: number;
  /** The token or key, `radius.card`; '' when the file as a whole is meant. */
  place: string;
  /** What is wrong, as the end of a sentence that begins with the place: `has no "$value"`. */
  what: string;
  /** How to fix it, as a sentence. */
  hint: string;
  /** The fix as a change that a program can make. Absent where a person has to decide. */
  fix?: Fix;
}

/** A change to a brand's folder. */
export type Fix =
  /** Sets a token in a token file, which may not exist yet. */
  | { kind: 'token'; file: string; path: string; value: unknown }
  /** Replaces what a file holds. */
  | { kind: 'file'; file: string; text: string };

/** A problem as one line, whatever the file held: `file:line: 'place' what. Hint.` */
export const formatProblem = ({ file, line, place, what, hint }: Problem): string =>
  // eslint-disable-next-line no-control-regex -- these would forge lines of a log
  `${file}:${line}: ${place && `'${place}' `}${what}. ${hint}`.replace(/[\u0000-\u001f]/g, ' ');

/** Problems that keep a brand from being used; the message lists them, one a line. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
