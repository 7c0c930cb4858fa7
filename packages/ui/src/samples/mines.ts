import type { MinesBet, MinesRecord } from '@platform/rules/models';
import { multiply, parseUsdt, toDecimal, USDT } from '@platform/rules/money';
import { minesMultiple, minesResult, safeCells, type MineCount } from '@platform/rules/mines';
import { HASH, SEED } from './dice';
import { NOW } from './time';

/** Time until an absent player's game ends, in ms. */
const EXPIRY = 24 * 3_600_000;

interface Played {
  mines: MineCount;
  /** Mines in ascending order. */
  mineCells: readonly number[];
  /** Opened cells in order. */
  opened: readonly number[];
  nonce: number;
  /** @default 1 USDT */
  stake?: string;
}

const multipleText = (mines: MineCount, opened: number): string =>
  (Number(minesMultiple(mines, opened).numerator) / 10_000).toFixed(4);

/** Returns an open game with these mines and opened cells. */
export const openGame = (
  mines: MineCount,
  opened: readonly number[],
  { id = '90411', stake = '1' } = {},
): MinesBet => ({
  game: 'mines',
  id,
  amount: parseUsdt(stake),
  mines,
  opened,
  state: 'open',
  cause: null,
  multiple: opened.length === 0 ? null : multipleText(mines, opened.length),
  nextMultiple: multipleText(mines, opened.length + 1),
  mostReveals: safeCells(mines),
  payout: 0n,
  mineCells: null,
  expiresAt: NOW + EXPIRY,
});

type End = Pick<MinesRecord, 'state' | 'cause' | 'multiple'>;

/** Returns the end of a game that the player cashed out, lost, or left without an open cell. */
function endOf({ mines, mineCells, opened }: Omit<Played, 'nonce' | 'stake'>): End {
  if (opened.length === 0) return { state: 'returned', cause: 'absence', multiple: '1.0000' };
  if (opened.some((cell) => mineCells.includes(cell))) {
    return { state: 'lost', cause: 'mine', multiple: '0.0000' };
  }
  const isCleared = opened.length === safeCells(mines);
  return {
    state: 'cashed_out',
    cause: isCleared ? 'cleared' : 'player',
    multiple: multipleText(mines, opened.length),
  };
}

/** Number of games that are newer than the one with the revealed server seed. */
const REVEALED = 4;

/**
 * Returns a game with the server seed of the Dice samples.
 *
 * @param index number of newer games
 */
function gameOf(
  index: number,
  { mines, mineCells, opened, nonce, stake = '1' }: Played,
): MinesRecord {
  const amount = parseUsdt(stake);
  const { state, cause, multiple } = endOf({ mines, mineCells, opened });
  const payout = multiply(amount, { numerator: parseUsdt(multiple), denominator: USDT });
  const at = NOW - index * 7_000;
  const id = String(90_410 - index);
  const receipt = { index: 0, path: [], signature: '00'.repeat(64) };
  return {
    game: 'mines',
    id,
    amount,
    mines,
    opened,
    state,
    cause,
    multiple,
    nextMultiple: null,
    mostReveals: safeCells(mines),
    payout,
    mineCells,
    expiresAt: at + EXPIRY,
    placedAt: at - 3_000,
    pair: index === REVEALED ? { serverSeed: SEED, bets: 20_000 } : null,
    proof: {
      statement: {
        game: 'mines',
        betId: id,
        serverSeedHash: HASH,
        clientSeed: 'player-1',
        nonce,
        settings: String(mines),
        amount: toDecimal(amount),
        result: minesResult({ mines: mineCells, opened }),
        multiple,
        payout: toDecimal(payout),
        at,
      },
      proof: { ...receipt, at },
      opening: { ...receipt, at: at - 3_000 },
    },
  };
}

/** Cashed-out game, whose server seed is revealed. */
export const revealedGame = gameOf(REVEALED, {
  mines: 3,
  mineCells: [13, 17, 24],
  opened: [0, 1, 2],
  nonce: 0,
});

export const lostGame = gameOf(1, {
  mines: 10,
  mineCells: [0, 3, 7, 9, 11, 18, 19, 21, 22, 23],
  opened: [24, 0],
  nonce: 1,
  stake: '1.23',
});

/** Game with the highest payout. */
export const hugeGame = gameOf(0, {
  mines: 13,
  mineCells: [3, 4, 5, 7, 9, 11, 12, 13, 14, 17, 21, 22, 23],
  opened: [0, 1, 2, 6, 8, 10, 15, 16, 18, 19, 20, 24],
  nonce: 3,
  stake: '0.01',
});

/** Games of Mines, newest first. */
export const minesRecords: readonly MinesRecord[] = [
  hugeGame,
  lostGame,
  gameOf(2, { mines: 2, mineCells: [12, 24], opened: [], nonce: 0 }),
  gameOf(3, { mines: 1, mineCells: [10], opened: [0], nonce: 1, stake: '0.01' }),
  revealedGame,
];
