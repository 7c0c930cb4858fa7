import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import { SELECTIONS } from '../wingo/selections';
import { LOSSES, type Loss } from './chaos';

export const MEMBERS = 3;

/** Action of a client. `end` closes betting and allows the draw of the round. */
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
  // Closes betting and draws the round, even while bets are in flight.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);

/** Concurrent requests of clients, and the statements during which connections are lost. */
export interface Scenario {
  /** Requests of each client, in order. */
  clients: Action[][];
  /** Number of times that each server runs all its background steps. */
  rounds: number;
  /** Statements during which a connection is lost, counted over all servers. */
  losses: { at: number; how: Loss }[];
}

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  clients: fc.array(fc.array(action, { maxLength: 6 }), { minLength: 2, maxLength: 4 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  losses: fc.uniqueArray(fc.record({ at: fc.nat({ max: 250 }), how: fc.constantFrom(...LOSSES) }), {
    selector: ({ at }) => at,
    maxLength: 12,
  }),
});
