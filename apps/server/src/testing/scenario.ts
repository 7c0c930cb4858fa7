import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import { SELECTIONS } from '../wingo/selections';
import { LOSSES, type Loss } from './chaos';

/** How many members a scenario has. */
export const MEMBERS = 3;

/** What a client asks for; `end` closes betting and lets the round be drawn. */
export type Action =
  | { do: 'bet'; member: number; bet: WingoBet; amount: MicroUsdt }
  | { do: 'lock' | 'withdraw' | 'deposit'; member: number; amount: MicroUsdt }
  | { do: 'end' };

const member = fc.nat({ max: MEMBERS - 1 });
const amount = (low: bigint, high: bigint) =>
  fc.bigInt({ min: low, max: high }).map((cents) => cents * (USDT / 100n));

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      bet: fc.constantFrom(...SELECTIONS),
      member,
      amount: amount(1n, 9_000n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lock' as const),
      member,
      amount: amount(5_000n, 15_000n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      member,
      amount: amount(1_000n, 20_000n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      member,
      amount: amount(1n, 5_000n),
    }),
  },
  // Betting closes and the round is drawn: also while bets are on their way.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);

/** What happens at the same time, and where connections are lost. */
export interface Scenario {
  /** What each client asks for, one after the other. */
  clients: Action[][];
  /** How often each server takes all its steps. */
  rounds: number;
  /** The statements, counted over all servers, at which a connection is lost. */
  losses: { at: number; how: Loss }[];
}

/** Random scenarios. */
export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  clients: fc.array(fc.array(action, { maxLength: 6 }), { minLength: 2, maxLength: 4 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  losses: fc.uniqueArray(fc.record({ at: fc.nat({ max: 250 }), how: fc.constantFrom(...LOSSES) }), {
    selector: ({ at }) => at,
    maxLength: 12,
  }),
});
