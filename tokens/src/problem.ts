/** A problem in a brand's folder: its place, a description, and a hint. */
export interface Problem {
  /** Path of the file. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** Token or key, such as `radius.card`; '' for the whole file. */
  place: string;
  /** Description, as the end of a sentence that starts with the place: `has no "$value"`. */
  what: string;
  /** Hint how to fix the problem, as a sentence. */
  hint: string;
  /** Ratio of the value to its limit, from 0 to 1, where 1 passes. Absent if there is no limit. */
  kept?: number;
  /** Fix that a program can make. Absent if a person has to decide. */
  fix?: Fix;
}

/** A change to a brand's folder. */
export type Fix =
  /** Sets a token in a token file, which may not exist yet. */
  | { kind: 'token'; file: string; path: string; value: unknown }
  /** Replaces the content of a file. */
  | { kind: 'file'; file: string; text: string };

/**
 * Characters that texts of pages must not have: control characters, and those that change the
 * direction.
 */
export const CONTROL =
  // eslint-disable-next-line no-control-regex -- these are the characters that are meant
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = new RegExp(CONTROL, 'g');

/** Removes characters that move the cursor of a terminal or change the direction of the text. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** Cuts a text that is too long. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}...` : text;

/** Longest excerpt of a key, in characters. */
const MOST_OF_PLACE = 160;

/** Formats a problem without its file, on one line: `'place' what. Hint.` */
export const sentenceOf = ({ place, what, hint }: Problem): string =>
  // Control characters could forge lines of a log.
  `${place && `'${shorten(place, MOST_OF_PLACE)}' `}${what}. ${hint}`.replace(CONTROLS, ' ');

/** Formats a problem on one line, whatever the file contains: `file:line: 'place' what. Hint.` */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: `.replace(CONTROLS, ' ') + sentenceOf(problem);

/** Thrown for problems that make a brand unusable; the message has one problem per line. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
