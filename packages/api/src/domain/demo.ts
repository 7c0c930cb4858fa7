import type { DemoRound } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import * as v from 'valibot';

export type { DemoRound, MicroUsdt };

export const MOST_DEMO_ROUNDS = 100;

/** Integer as decimal text, because JSON has no large integers. */
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

/** Reads the stored rounds of a demo game, newest first. Empty if the text is invalid. */
export function readDemoRounds(text: string | null): readonly DemoRound[] {
  const rounds = v.safeParse(storedRounds, text);
  return rounds.success ? rounds.output : [];
}

export const writeDemoRounds = (rounds: readonly DemoRound[]): string =>
  JSON.stringify(rounds.slice(0, MOST_DEMO_ROUNDS), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );

/** Reads a stored balance; `undefined` if the text is invalid. */
export function readDemoBalance(text: string | null): MicroUsdt | undefined {
  const balance = v.safeParse(integer, text);
  return balance.success ? balance.output : undefined;
}

export const writeDemoBalance = (balance: MicroUsdt): string => String(balance);
