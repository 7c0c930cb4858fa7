import {
  DRAND_QUICKNET,
  randomnessOf,
  sameHex,
  verifyDraw,
  wingoDigit,
  type Draw,
} from '../fairness';
import { colorText, isDigit, type Digit, type PublishedBeacon } from '../wingo';
import { sourceIn } from './expected';
import { CliError, type Io } from './io';
import { failureLines } from './report';
import type { Values } from './values';

type Option = Exclude<keyof Values, 'any-schedule' | 'help'>;

function needed(values: Values, name: Option): string {
  const value = values[name];
  if (value !== undefined) return value;
  throw new CliError(`--${name} is missing. 'verify --help' shows what a round needs.`);
}

function wholeIn(values: Values, name: Option): number {
  const number = Number(needed(values, name));
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new CliError(`--${name} is a whole number, not '${values[name]}'.`);
}

function timeIn(values: Values, name: Option): number {
  const text = needed(values, name);
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isFinite(new Date(time).getTime())) return time;
  throw new CliError(`--${name} is ISO 8601 or milliseconds since 1970, not '${text}'.`);
}

function resultIn({ result }: Values): Digit | undefined {
  if (result === undefined) return undefined;
  const digit = /^\d$/.test(result) ? Number(result) : NaN;
  if (isDigit(digit)) return digit;
  throw new CliError(`--result is a digit, not '${result}'.`);
}

const BEACON_OPTIONS = [
  'source',
  'beacon-key',
  'beacon-round',
  'beacon-signature',
  'close-at',
] as const;

/** The beacon of the round; null when no option speaks of one. */
function beaconIn(values: Values): (PublishedBeacon & { signature: string }) | null {
  if (BEACON_OPTIONS.every((name) => values[name] === undefined)) return null;
  const { publicKey: ofDrand } = DRAND_QUICKNET;
  const key = values['beacon-key'];
  const source = sourceIn(values) ?? (sameHex(key ?? ofDrand, ofDrand) ? 'drand' : 'local');
  if (source === 'local' && key === undefined) {
    throw new CliError('--beacon-key is missing: only its server knows the key of a local beacon.');
  }
  return {
    source,
    publicKey: key ?? ofDrand,
    round: wholeIn(values, 'beacon-round'),
    signature: needed(values, 'beacon-signature'),
  };
}

/** Checks one round, and says what it found. Answers whether it is fair. */
export function verifyOne(values: Values, { print, complain }: Io): boolean {
  const beacon = beaconIn(values);
  const roundNumber = needed(values, 'round');
  const serverSeed = needed(values, 'seed');
  const randomness = beacon === null ? undefined : randomnessOf(beacon.signature);
  const drawn = wingoDigit(serverSeed, roundNumber, randomness);
  const draw: Draw = {
    roundNumber,
    serverSeed,
    beacon,
    voidReason: null,
    commitment: needed(values, 'commitment'),
    closesAt: beacon === null ? 0 : timeIn(values, 'close-at'),
    digit: resultIn(values) ?? drawn,
  };
  const { fair, steps } = verifyDraw(draw, { anySchedule: values['any-schedule'] ?? false });
  for (const { name, ok } of steps) print(`${ok ? 'agrees ' : 'DIFFERS'}  ${name}`);
  print(`The round draws ${drawn}, ${colorText(drawn)}.`);
  if (beacon?.source === 'local') print('Its beacon is run by the server: not independent.');
  if (beacon === null) print('It was drawn without a beacon: only its seed decided.');
  if (!fair) complain(['NOT FAIR:', ...failureLines(steps)].join('\n'));
  return fair;
}
