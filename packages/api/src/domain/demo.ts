import type { DemoRound } from '@platform/rules/models';
import * as v from 'valibot';

export type { DemoRound };

/** How many rounds are kept of a game. */
export const MOST_DEMO_ROUNDS = 100;

/** JSON knows no integers of any size: they are kept as decimal text. */
const integer = v.pipe(
  v.string(),
  v.regex(/^\d{1,40}$/),
  v.transform((digits) => BigInt(digits)),
);

const storedRounds = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      number: v.number(),
      at: v.number(),
      stake: integer,
      outcome: v.string(),
      won: v.boolean(),
      multiplier: v.object({
        numerator: integer,
        denominator: v.pipe(
          integer,
          v.check((value) => value > 0n),
        ),
      }),
      payout: integer,
    }),
  ),
);

/** Reads the rounds of a demo game, newest first; none where other code has written there. */
export function readDemoRounds(text: string | null): readonly DemoRound[] {
  const rounds = v.safeParse(storedRounds, text);
  return rounds.success ? rounds.output : [];
}

/** Writes the rounds of a demo game, the newest of them, for a later visit. */
export const writeDemoRounds = (rounds: readonly DemoRound[]): string =>
  JSON.stringify(rounds.slice(0, MOST_DEMO_ROUNDS), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
