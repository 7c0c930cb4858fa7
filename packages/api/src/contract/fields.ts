import { parseUsdt } from '@platform/rules/money';
import { GAME_TYPES, stakeProblem } from '@platform/rules/wingo';
import * as v from 'valibot';

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
export const requestAmount = v.pipe(v.union([v.string(), v.number()]), read(parseUsdt));

/** An amount in a reply: a decimal string. Decoded to micro-USDT. */
export const replyAmount = v.pipe(
  v.string(),
  read((text: string) => parseUsdt(text)),
);

/** The stake of a bet: at least 0.01 USDT, in whole cents, so that fee and payout are exact. */
export const stake = v.pipe(
  requestAmount,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? stakeProblem(dataset.value) : undefined;
    if (problem) addIssue({ message: problem });
  }),
);

const wholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** The Wingo game: 1 to 4, as a number or, in a query, its text. */
export const gameType = v.pipe(wholeNumber, v.picklist(GAME_TYPES));

const PAGE_MESSAGE = 'page is a whole number, 1 for the first page.';

/** The page of a history, from 1; the first one when absent. */
export const page = v.optional(
  v.pipe(
    wholeNumber,
    v.safeInteger(PAGE_MESSAGE),
    v.minValue(1, PAGE_MESSAGE),
    v.maxValue(1_000_000, PAGE_MESSAGE),
  ),
  1,
);

/** A moment as whole milliseconds since 1970, UTC. */
export const instant = v.pipe(v.number(), v.safeInteger('A moment is whole milliseconds.'));
