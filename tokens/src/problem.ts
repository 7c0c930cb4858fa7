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
  /** How far a bound is missed, from 0 to 1, where 1 would be enough. Absent where there is no bound. */
  kept?: number;
  /** The fix as a change that a program can make. Absent where a person has to decide. */
  fix?: Fix;
}

/** A change to a brand's folder. */
export type Fix =
  /** Sets a token in a token file, which may not exist yet. */
  | { kind: 'token'; file: string; path: string; value: unknown }
  /** Replaces what a file holds. */
  | { kind: 'file'; file: string; text: string };

/** What no text of a page may hold: control characters, and those that turn the direction of text. */
export const CONTROL =
  // eslint-disable-next-line no-control-regex -- these are the characters that are meant
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = new RegExp(CONTROL, 'g');

/** A text as a terminal may show it: nothing in it moves the cursor or turns the line. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** The beginning of a text that is longer than allowed. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}...` : text;

/** The most that a key of a file takes of a line. */
const MOST_OF_PLACE = 160;

/** A problem without its file, on one line: `'place' what. Hint.` */
export const sentenceOf = ({ place, what, hint }: Problem): string =>
  // Control characters would forge lines of a log.
  `${place && `'${shorten(place, MOST_OF_PLACE)}' `}${what}. ${hint}`.replace(CONTROLS, ' ');

/** A problem as one line, whatever the file held: `file:line: 'place' what. Hint.` */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: `.replace(CONTROLS, ' ') + sentenceOf(problem);

/** Problems that keep a brand from being used; the message lists them, one a line. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
