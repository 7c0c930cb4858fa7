import type { PlinkoRecord } from '@platform/rules/models';
import { formatUnits, multiply, parseUsdt, toDecimal } from '@platform/rules/money';
import {
  bucketOf,
  multiplierOf,
  parsePath,
  plinkoSettings,
  type PlinkoBet,
} from '@platform/rules/plinko';
import { HASH, SEED } from './dice';
import { NOW } from './time';

interface Dropped {
  bet: PlinkoBet;
  nonce: number;
  /** One letter per row. */
  path: string;
  /** @default 1 USDT */
  stake?: string;
}

/** Number of bets that are newer than the one with the revealed server seed. */
const REVEALED = 4;

/**
 * Returns a bet with the server seed of the Dice samples.
 *
 * @param index number of newer bets
 */
function ballOf(index: number, { bet, nonce, path, stake = '1' }: Dropped): PlinkoRecord {
  const amount = parseUsdt(stake);
  const bucket = bucketOf(parsePath(path));
  const multiplier = multiplierOf(bet.rows, bet.risk, bucket);
  const payout = multiply(amount, multiplier, 'down');
  const multiple = formatUnits(multiplier.numerator, 1, 1);
  const at = NOW - index * 7_000;
  const id = String(90_310 - index);
  return {
    game: 'plinko',
    id,
    bet,
    amount,
    path: parsePath(path),
    bucket,
    payout,
    multiple,
    placedAt: at,
    pair: index === REVEALED ? { serverSeed: SEED, bets: 20_000 } : null,
    proof: {
      statement: {
        game: 'plinko',
        betId: id,
        serverSeedHash: HASH,
        clientSeed: 'player-1',
        nonce,
        settings: plinkoSettings(bet),
        amount: toDecimal(amount),
        result: path,
        multiple,
        payout: toDecimal(payout),
        at,
      },
      proof: { at, index: 0, path: [], signature: '00'.repeat(64) },
    },
  };
}

/** Ball whose server seed is revealed. */
export const revealedBall = ballOf(REVEALED, {
  bet: { rows: 8, risk: 'low' },
  nonce: 0,
  path: 'RRRRRRLL',
});

/** Bets on Plinko, newest first. */
export const plinkoRecords: readonly PlinkoRecord[] = [
  ballOf(0, { bet: { rows: 16, risk: 'high' }, nonce: 18_230, path: 'L'.repeat(16) }),
  ballOf(1, {
    bet: { rows: 8, risk: 'medium' },
    nonce: 343,
    path: 'RRRRRRRR',
    stake: '0.01',
  }),
  ballOf(2, { bet: { rows: 10, risk: 'low' }, nonce: 12, path: 'LLRLLRLLRR' }),
  ballOf(3, { bet: { rows: 9, risk: 'low' }, nonce: 1, path: 'LRRRRRLLL', stake: '0.01' }),
  revealedBall,
];
