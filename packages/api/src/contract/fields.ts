import type { Problem } from '@platform/rules/fields';
import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import * as v from 'valibot';
import { problemMessage } from './problemMessage';
import { parseUtc } from './utc';

/** Converts a value with a function that throws an explanation on failure. */
export const read = <Input, Output>(parse: (input: Input) => Output) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    try {
      return parse(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
      return NEVER;
    }
  });

/** Amount in a request, decoded to micro-USDT. */
const requestAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.description('USDT, as decimal text or a number.'),
  read(parseUsdt),
);

/**
 * Amount in a request, with a validation rule.
 *
 * @param problemOf returns the problem with an amount, if any
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
 * Declares a reply field that is not in the specification. Our server must write it, so the written
 * type requires it. Other servers may omit it, so the read type makes it optional. `domain/` has a
 * fallback for each.
 */
export const added = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(schema) as unknown as Added<Schema>;

type Added<Schema extends v.GenericSchema<unknown, unknown>> = v.GenericSchema<
  v.InferInput<Schema>,
  v.InferOutput<Schema> | undefined
>;

export const allAdded = <const Entries extends Record<string, v.GenericSchema<unknown, unknown>>>(
  entries: Entries,
) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, added(schema)])) as {
    readonly [Name in keyof Entries]: Added<Entries[Name]>;
  };

/** Text that our server chooses from a list, while other servers may send any text. */
export const word = <const Choices extends readonly string[]>(choices: Choices) =>
  v.union([v.picklist(choices), v.string()]) as unknown as v.GenericSchema<Choices[number], string>;

/** Amount in a reply, decoded to micro-USDT. */
export const replyAmount = v.pipe(
  v.string(),
  v.description('USDT, as decimal text.'),
  read((text: string) => parseUsdt(text)),
);

/** Integer of 0 or more. */
export const count = v.pipe(
  v.number(),
  v.safeInteger('A count must be a whole number.'),
  v.minValue(0, 'A count must not be negative.'),
);

/** Number, or a number as text, because queries contain only text. */
const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** Number from a list, such as the Wingo games 1 to 4. */
export const oneOf = <const Choices extends readonly number[]>(choices: Choices) =>
  v.pipe(numeric, v.picklist(choices));

/** Whole number of at least 1. */
export const ordinal = (message: string) =>
  v.pipe(numeric, v.safeInteger(message), v.minValue(1, message), v.maxValue(1_000_000, message));

/** Page of a history. @default 1 */
export const page = v.optional(ordinal('page must be a whole number, 1 for the first page.'), 1);

/** Default number of rows per page. */
export const ROWS_PER_PAGE = 10;
/** Maximum number of rows per page, used to fetch a whole history. */
export const MOST_ROWS_PER_PAGE = 500;

/** Number of rounds in statistics of a game. A server that ignores `size` returns fewer. */
export const RECENT_ROUNDS = 100;

const ROWS = `size must be a whole number from 1 to ${MOST_ROWS_PER_PAGE}.`;

export const size = v.optional(
  v.pipe(numeric, v.safeInteger(ROWS), v.minValue(1, ROWS), v.maxValue(MOST_ROWS_PER_PAGE, ROWS)),
  ROWS_PER_PAGE,
);

/** Time in a request: integer epoch ms. */
export const requestInstant = v.pipe(
  numeric,
  v.description('Milliseconds since 1970, UTC.'),
  v.safeInteger('A time must be whole milliseconds.'),
  v.minValue(0, 'A time must not be before 1970.'),
  v.maxValue(8_640_000_000_000_000, 'A time must not be after the year 275760.'),
);

/** Time in integer epoch ms. */
export const instant = v.pipe(
  v.number(),
  v.description('Milliseconds since 1970, UTC.'),
  v.safeInteger('A time must be whole milliseconds.'),
);

/** Time as text, ISO 8601 in UTC. Decoded to epoch ms. */
export const timestamp = v.pipe(v.string(), v.description('ISO 8601 in UTC.'), read(parseUtc));

/** Time, or empty text, which is decoded to `null`. */
export const timestampOrEmpty = v.pipe(
  v.string(),
  v.description('ISO 8601 in UTC, or empty.'),
  read((text: string) => (text === '' ? null : parseUtc(text))),
);

/**
 * Time in a history, which must stay readable despite invalid times. Empty text is decoded to
 * `null`, invalid text to `NaN`.
 */
export const timestampIfReadable = v.pipe(
  v.string(),
  v.description('ISO 8601 in UTC, or empty.'),
  v.transform((text) => {
    const { success, output } = v.safeParse(timestampOrEmpty, text);
    return success ? output : NaN;
  }),
);
