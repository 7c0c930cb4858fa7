import { CELLS } from '../../packages/rules/src/mines/index.ts';
import {
  bucketOf,
  multipliersOf,
  returnToPlayer,
  RISKS,
} from '../../packages/rules/src/plinko/index.ts';
import {
  diceMultiple,
  diceReturns,
  mineCells,
  minesMultiple,
  minesReturn,
  numbersOf,
  pathOf,
  rollOf,
  winsWith,
  type DiceBet,
  type Numbers,
} from '../../packages/rules/src/originals/index.ts';
import type { MineCount } from '../../packages/rules/src/mines/index.ts';
import type { Rational } from '../../packages/rules/src/money/index.ts';

/** Maximum accepted deviation from the exact return, in standard errors. */
const MOST_ERRORS = 4;

/** Fixed seeds, so that every run draws the same numbers. */
const SEEDS = { serverSeed: 'f'.repeat(64), clientSeed: 'returns' };

const ROWS = 8;

interface Measured {
  name: string;
  /** Exact return per unit of the stake. */
  exact: number;
  /** Returns the multiple that a draw pays. */
  multiple: (numbers: Numbers) => number;
  sum: number;
  sumOfSquares: number;
}

const numberOf = ({ numerator, denominator }: Rational): number =>
  Number(numerator) / Number(denominator);

const measured = (name: string, exact: Rational, multiple: Measured['multiple']): Measured => ({
  name,
  exact: numberOf(exact),
  multiple,
  sum: 0,
  sumOfSquares: 0,
});

function ofDice(bet: DiceBet): Measured {
  const paid = numberOf(diceMultiple(bet));
  const name = `Dice ${bet.direction} ${(bet.target / 100).toFixed(2)}`;
  return measured(name, diceReturns(bet).overNumbers, (numbers) =>
    winsWith(rollOf(numbers), bet) ? paid : 0,
  );
}

/** Measures a game of Mines that opens the last cells of the board. */
function ofMines(count: MineCount, opened: number): Measured {
  const paid = numberOf(minesMultiple(count, opened));
  return measured(`Mines ${count}, ${opened} open`, minesReturn(count, opened), (numbers) =>
    mineCells(count, numbers).every((cell) => cell < CELLS - opened) ? paid : 0,
  );
}

function ofPlinko(risk: (typeof RISKS)[number]): Measured {
  const paid = multipliersOf(ROWS, risk).map(numberOf);
  return measured(
    `Plinko ${ROWS} ${risk}`,
    returnToPlayer(ROWS, risk),
    (numbers) => paid[bucketOf(pathOf(ROWS, numbers))] ?? NaN,
  );
}

/**
 * Draws bets on Dice, Mines and Plinko, and compares their mean returns with the exact ones.
 *
 * @param draws number of draws per game
 * @returns false if a mean deviates by more than 4 standard errors
 */
export function benchReturns(draws: number): boolean {
  const bets = [
    ofDice({ direction: 'over', target: 5_000 }),
    ofDice({ direction: 'under', target: 1_000 }),
    ofMines(3, 3),
    ofMines(8, 2),
    ...RISKS.map(ofPlinko),
  ];
  // A draw takes one block of eight numbers, which all bets share.
  for (let nonce = 0; nonce < draws; nonce += 1) {
    const numbers = numbersOf({ ...SEEDS, nonce });
    for (const bet of bets) {
      const multiple = bet.multiple(numbers);
      bet.sum += multiple;
      bet.sumOfSquares += multiple * multiple;
    }
  }
  let agrees = true;
  console.log(`${draws} draws per game:`);
  for (const { name, exact, sum, sumOfSquares } of bets) {
    const mean = sum / draws;
    const error = Math.sqrt((sumOfSquares / draws - mean * mean) / draws);
    const deviation = (mean - exact) / error;
    const isClose = Math.abs(deviation) <= MOST_ERRORS;
    agrees &&= isClose;
    const percent = (share: number) => `${(share * 100).toFixed(4)} %`;
    console.log(
      `${isClose ? 'agrees ' : 'DIFFERS'}  ${name.padEnd(18)} ${percent(mean)}, exactly ${percent(exact)}, ` +
        `${deviation.toFixed(2)} standard errors`,
    );
  }
  return agrees;
}
