import { sameHex } from '../fairness';
import { parseMinesSettings } from '../mines';
import { MoneyError, parseUsdt, toDecimal, USDT, type MicroUsdt, type Rational } from '../money';
import {
  mineCells,
  minesMultiple,
  multipleText,
  numbersOf,
  payoutOf,
  seedHashOf,
  STAKE_STEP,
  type Numbers,
  type OriginalGame,
} from '../originals';
import { outcomeOf } from '../originals/outcome';
import { bucketOf, parsePath } from '../plinko';
import { CliError, type Io } from './io';
import { required, type Values } from './values';

/** Outcome of a bet, in words, with the multiple that it pays. */
interface Outcome {
  result: string;
  multiple: Rational;
}

const NOTHING: Rational = { numerator: 0n, denominator: 1n };

/** Computes the outcome of a bet. `bets` describes the bets on offer, for the error. */
function outcomeOnOffer(game: OriginalGame, settings: string, numbers: Numbers, bets: string) {
  const { result, multiple, pays } = outcomeOf({ game, settings, result: '' }, numbers);
  if (result === undefined || multiple === undefined) {
    throw new CliError(`--bet '${settings}': ${bets}.`);
  }
  return { result, multiple, pays };
}

function dice(bet: string, numbers: Numbers): Outcome {
  const bets = 'a bet on Dice is over:2.00 to over:99.99, or under:0.01 to under:98.00';
  const { result, multiple, pays } = outcomeOnOffer('dice', bet, numbers, bets);
  return {
    result: `${result}, ${pays ? 'won' : 'lost'}`,
    multiple: pays ? multiple : NOTHING,
  };
}

function mines(bet: string, numbers: Numbers, { opened = '' }: Values): Outcome {
  const count = parseMinesSettings(bet);
  if (count === undefined) throw new CliError(`--bet '${bet}': a game of Mines has 1 to 24 mines.`);
  const cells = opened === '' ? [] : opened.split(',').map(Number);
  const known = new Set(cells.filter((cell) => Number.isInteger(cell) && cell >= 0 && cell <= 24));
  if (known.size !== cells.length) {
    throw new CliError(`--opened '${opened}': list different cells from 0 to 24, such as 0,7,12.`);
  }
  const drawn = mineCells(count, numbers);
  const isLost = cells.some((cell) => drawn.includes(cell));
  return {
    result: `mines in ${drawn.join(',')}${cells.length > 0 ? `, ${isLost ? 'lost' : 'safe'}` : ''}`,
    multiple: isLost || cells.length === 0 ? NOTHING : minesMultiple(count, cells.length),
  };
}

function plinko(bet: string, numbers: Numbers): Outcome {
  const bets = 'a ball of Plinko has 8 to 16 rows and a risk, such as 16:high';
  const { result, multiple } = outcomeOnOffer('plinko', bet, numbers, bets);
  return { result: `${result}, bucket ${bucketOf(parsePath(result))}`, multiple };
}

const GAMES = { dice, mines, plinko } as const;

function stakeIn({ amount }: Values): MicroUsdt {
  if (amount === undefined) return USDT;
  try {
    const stake = parseUsdt(amount);
    if (stake > 0n && stake % STAKE_STEP === 0n) return stake;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new CliError(`--amount '${amount}': a stake is a whole number of cents, such as 12.50.`);
}

function nonceIn(values: Values): number {
  const text = required(values, 'nonce');
  if (/^\d+$/.test(text)) return Number(text);
  throw new CliError(`--nonce must be a whole number from 0, not '${text}'.`);
}

/** Recomputes one bet on Dice, Mines or Plinko, prints it, and returns true if the commitment agrees. */
export function verifyOriginal(values: Values, { print, printError }: Io): boolean {
  const game = required(values, 'game');
  if (!Object.hasOwn(GAMES, game)) {
    throw new CliError(`--game must be ${Object.keys(GAMES).join(', ')}, not '${game}'.`);
  }
  const serverSeed = required(values, 'seed');
  const numbers = numbersOf({
    serverSeed,
    clientSeed: required(values, 'client-seed'),
    nonce: nonceIn(values),
  });
  const stake = stakeIn(values);
  const play = GAMES[game as keyof typeof GAMES];
  const { result, multiple } = play(required(values, 'bet'), numbers, values);
  const paid = toDecimal(payoutOf(stake, multiple));
  print(`Result: ${result}.`);
  print(
    `Multiple ${multipleText(multiple)}: a stake of ${toDecimal(stake)} USDT pays ${paid} USDT.`,
  );
  const { commitment } = values;
  if (commitment === undefined) {
    print('Without --commitment, this does not show that the seed was fixed before the bet.');
    return true;
  }
  const agrees = sameHex(seedHashOf(serverSeed), commitment);
  print(`${agrees ? 'agrees ' : 'DIFFERS'}  commitment of the server seed`);
  if (!agrees) printError('NOT FAIR: the server seed is not the one of the commitment.');
  return agrees;
}
