import type { Problem } from '@platform/rules/fields';
import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import * as v from 'valibot';
import { problemMessage } from './problemMessage';
import { parseUtc } from './utc';

/** Reads a value with a function that throws an explanation when it cannot. */
export const read = <Input, Output>(parse: (input: Input) => Output) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    try {
      return parse(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
      return NEVER;
    }
  });

/** An amount in a request: a JSON number or a numeric string. Decoded to micro-USDT. */
const requestAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.description('USDT, as decimal text or a number.'),
  read(parseUsdt),
);

/**
 * An amount in a request that must satisfy a rule.
 *
 * @param problemOf the rule: what is wrong, `undefined` when all is well
 */
export const amountWithin = (problemOf: (amount: MicroUsdt) => Problem | undefined) =>
  v.pipe(
    requestAmount,
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined;
      if (problem) addIssue({ message: problemMessage(problem) });
    }),
  );

/**
 * A field of a reply that the specification does not list. Our server always writes it, so the type of
 * what is written demands it; a server that keeps to the specification does not, so the type of what is
 * read may lack it. `domain/` has one fallback for each.
 */
export const added = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(schema) as unknown as Added<Schema>;

type Added<Schema extends v.GenericSchema<unknown, unknown>> = v.GenericSchema<
  v.InferInput<Schema>,
  v.InferOutput<Schema> | undefined
>;

/** Several fields that the specification does not list. */
export const allAdded = <const Entries extends Record<string, v.GenericSchema<unknown, unknown>>>(
  entries: Entries,
) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, added(schema)])) as {
    readonly [Name in keyof Entries]: Added<Entries[Name]>;
  };

/**
 * A word of a reply for which the specification names no choices. Our server writes one of these; what
 * is read may be any other.
 */
export const word = <const Choices extends readonly string[]>(choices: Choices) =>
  v.union([v.picklist(choices), v.string()]) as unknown as v.GenericSchema<Choices[number], string>;

/** An amount in a reply: a decimal string. Decoded to micro-USDT. */
export const replyAmount = v.pipe(
  v.string(),
  v.description('USDT, as decimal text.'),
  read((text: string) => parseUsdt(text)),
);

/** A number of things: whole, and never negative. */
export const count = v.pipe(
  v.number(),
  v.safeInteger('A count is whole.'),
  v.minValue(0, 'No count is negative.'),
);

/** A number in a request, or its text: queries know nothing else. */
const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** One of a few numbers, such as the Wingo games 1 to 4. */
export const oneOf = <const Choices extends readonly number[]>(choices: Choices) =>
  v.pipe(numeric, v.picklist(choices));

/**
 * A number that counts from 1.
 *
 * @param message what to say of all others
 */
export const ordinal = (message: string) =>
  v.pipe(numeric, v.safeInteger(message), v.minValue(1, message), v.maxValue(1_000_000, message));

/** The page of a history, from 1; the first one when absent. */
export const page = v.optional(ordinal('page is a whole number, 1 for the first page.'), 1);

/** How many rows a page of a history has, unless more are asked for. */
export const ROWS_PER_PAGE = 10;
/** The most rows that a page may have, for a history that is fetched whole. */
export const MOST_ROWS_PER_PAGE = 500;

const ROWS = `size is a whole number from 1 to ${MOST_ROWS_PER_PAGE}.`;

/** How many rows a page has. */
export const size = v.optional(
  v.pipe(numeric, v.safeInteger(ROWS), v.minValue(1, ROWS), v.maxValue(MOST_ROWS_PER_PAGE, ROWS)),
  ROWS_PER_PAGE,
);

/** A moment in a request, as whole milliseconds since 1970, UTC. */
export const requestInstant = v.pipe(
  numeric,
  v.description('Milliseconds since 1970, UTC.'),
  v.safeInteger('A moment is whole milliseconds.'),
  v.minValue(0, 'A moment is after 1970.'),
  v.maxValue(8_640_000_000_000_000, 'A moment is within the calendar.'),
);

/** A moment as whole milliseconds since 1970, UTC. */
export const instant = v.pipe(
  v.number(),
  v.description('Milliseconds since 1970, UTC.'),
  v.safeInteger('A moment is whole milliseconds.'),
);

/** A moment as text, ISO 8601 in UTC. Decoded to epoch ms. */
export const timestamp = v.pipe(v.string(), v.description('ISO 8601 in UTC.'), read(parseUtc));

/** A moment that may not have come: an empty text, decoded to `null`. */
export const timestampOrEmpty = v.pipe(
  v.string(),
  v.description('ISO 8601 in UTC, or empty.'),
  read((text: string) => (text === '' ? null : parseUtc(text))),
);

/**
 * A moment that may not have come, in a history that is shown whatever it is: an empty text is decoded
 * to `null`, what is no moment to `NaN`.
 */
export const timestampIfReadable = v.pipe(
  v.string(),
  v.description('ISO 8601 in UTC, or empty.'),
  v.transform((text) => {
    const { success, output } = v.safeParse(timestampOrEmpty, text);
    return success ? output : NaN;
  }),
);
