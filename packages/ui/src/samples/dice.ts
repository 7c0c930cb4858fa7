import type { DiceRecord, SeedPairs } from '@platform/rules/models';
import { multiply, parseUsdt, toDecimal } from '@platform/rules/money';
import { diceMultiple, diceSettings, hundredthsText, type DiceBet } from '@platform/rules/dice';
import { NOW } from './time';

/** Commitment of seed A in the game vectors. */
export const HASH = '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b';
export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

interface Placed {
  bet: DiceBet;
  /** @default 'player-1' */
  clientSeed?: string;
  nonce: number;
  roll: number;
  /** @default 1 USDT */
  stake?: string;
}

/**
 * Returns a bet on Dice.
 *
 * @param index number of newer bets
 */
function recordOf(
  index: number,
  { bet, clientSeed = 'player-1', nonce, roll, stake = '1' }: Placed,
): DiceRecord {
  const amount = parseUsdt(stake);
  const won = bet.direction === 'over' ? roll > bet.target : roll < bet.target;
  const payout = won ? multiply(amount, diceMultiple(bet), 'down') : 0n;
  const multiple = (Number(diceMultiple(bet).numerator) / 10_000).toFixed(4);
  const at = NOW - index * 7_000;
  const id = String(90_210 - index);
  return {
    game: 'dice',
    id,
    bet,
    amount,
    roll,
    won,
    payout,
    multiple,
    placedAt: at,
    pair: index === OLDEST ? { serverSeed: SEED, bets: 9_000 } : null,
    proof: {
      statement: {
        game: 'dice',
        betId: id,
        serverSeedHash: HASH,
        clientSeed,
        nonce,
        settings: diceSettings(bet),
        amount: toDecimal(amount),
        result: hundredthsText(roll),
        multiple,
        payout: toDecimal(payout),
        at,
      },
      proof: { at, index: 0, path: [], signature: '00'.repeat(64) },
    },
  };
}

const OLDEST = 4;

const over = (target: number): DiceBet => ({ direction: 'over', target });
const under = (target: number): DiceBet => ({ direction: 'under', target });

/** Lost bet, whose server seed is still secret. */
export const lostRecord = recordOf(1, {
  bet: over(5_050),
  clientSeed: 'Ann_7',
  nonce: 0,
  roll: 3_957,
});

/** Won bet, whose server seed is revealed. */
export const wonRecord = recordOf(OLDEST, { bet: over(5_000), nonce: 0, roll: 9_830 });

/** Bets on Dice, newest first. */
export const diceRecords: readonly DiceRecord[] = [
  recordOf(0, { bet: under(5_001), nonce: 8_954, roll: 5_000 }),
  lostRecord,
  recordOf(2, { bet: under(9_800), nonce: 3, roll: 2_448, stake: '3.33' }),
  recordOf(3, { bet: over(276), nonce: 2, roll: 5_392, stake: '0.01' }),
  wonRecord,
];

/** Seed pairs, including a revealed one. */
export const seedPairs: SeedPairs = {
  current: {
    serverSeedHash: 'c0'.repeat(32),
    clientSeed: 'Ann_7',
    clientSeedBy: 'member',
    nonce: 42,
  },
  nextHash: 'd1'.repeat(32),
  past: [{ serverSeed: SEED, serverSeedHash: HASH, bets: 9_000, revealedAt: NOW }],
};
