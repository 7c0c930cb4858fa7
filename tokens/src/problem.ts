export interface Problem {
  file: string;
  /** Line number, from 1. */
  line: number;
  /** Path of the token or key, such as `radius.card`; '' for the whole file. */
  place: string;
  /** Description, as the end of a sentence that starts with `place`: `has no "$value"`. */
  what: string;
  /** Sentence that explains the fix. */
  hint: string;
  /**
   * Ratio of the measured value to its minimum: below 1 for a problem. Absent without a minimum.
   */
  kept?: number;
  /** Automatic fix. Absent if a person has to decide. */
  fix?: Fix;
}

export type Fix =
  /** Sets a token in a token file, which may not exist yet. */
  | { kind: 'token'; file: string; path: string; value: unknown }
  | { kind: 'file'; file: string; text: string };

/**
 * Characters that texts of pages must not contain: control characters, and characters that change
 * the text direction.
 */
export const CONTROL =
  // eslint-disable-next-line no-control-regex -- these are the characters that are meant
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = new RegExp(CONTROL, 'g');

export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}...` : text;

/** Maximum length of a key in messages, in characters. */
const MOST_OF_PLACE = 160;

/** Formats a problem without its file, on one line: `'place' what. Hint.` */
export const sentenceOf = ({ place, what, hint }: Problem): string =>
  // Removes control characters, which could forge lines of a log.
  `${place && `'${shorten(place, MOST_OF_PLACE)}' `}${what}. ${hint}`.replace(CONTROLS, ' ');

/** Formats a problem on one line, whatever the file contains: `file:line: 'place' what. Hint.` */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: `.replace(CONTROLS, ' ') + sentenceOf(problem);

/** Removes duplicates, because a problem with a value for both schemes is found twice. */
export const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** Error with all problems of a brand. The message has one line per problem. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
