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
import { required, timeOf, type Values } from './values';

type Option = Exclude<keyof Values, 'any-schedule' | 'help'>;

function wholeIn(values: Values, name: Option): number {
  const number = Number(required(values, name));
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new CliError(`--${name} must be a whole number, not '${values[name]}'.`);
}

function resultIn({ result }: Values): Digit | undefined {
  if (result === undefined) return undefined;
  const digit = /^\d$/.test(result) ? Number(result) : NaN;
  if (isDigit(digit)) return digit;
  throw new CliError(`--result must be a digit, not '${result}'.`);
}

const BEACON_OPTIONS = [
  'source',
  'beacon-key',
  'beacon-round',
  'beacon-signature',
  'close-at',
] as const;

function beaconIn(values: Values): (PublishedBeacon & { signature: string }) | null {
  if (BEACON_OPTIONS.every((name) => values[name] === undefined)) return null;
  const { publicKey: ofDrand } = DRAND_QUICKNET;
  const key = values['beacon-key'];
  const source = sourceIn(values) ?? (sameHex(key ?? ofDrand, ofDrand) ? 'drand' : 'local');
  if (source === 'local' && key === undefined) {
    throw new CliError(
      '--beacon-key is missing: pass beacon_public_key of GET /api/fairness/keys.',
    );
  }
  return {
    source,
    publicKey: key ?? ofDrand,
    round: wholeIn(values, 'beacon-round'),
    signature: required(values, 'beacon-signature'),
  };
}

export function verifyOne(values: Values, { print, printError }: Io): boolean {
  const beacon = beaconIn(values);
  const roundNumber = required(values, 'round');
  const serverSeed = required(values, 'seed');
  const randomness = beacon === null ? undefined : randomnessOf(beacon.signature);
  const drawn = wingoDigit(serverSeed, roundNumber, randomness);
  const draw: Draw = {
    roundNumber,
    serverSeed,
    beacon,
    voidReason: null,
    seal: null,
    commitment: required(values, 'commitment'),
    closesAt: beacon === null ? 0 : timeOf(required(values, 'close-at'), '--close-at'),
    digit: resultIn(values) ?? drawn,
  };
  const { fair, steps } = verifyDraw(draw, { anySchedule: values['any-schedule'] ?? false });
  for (const { name, ok } of steps) print(`${ok ? 'agrees ' : 'DIFFERS'}  ${name}`);
  print(`The round draws ${drawn}, ${colorText(drawn)}.`);
  if (beacon?.source === 'local') print('The beacon is operated by the server: not independent.');
  if (beacon === null) print('The round has no beacon: only its seed decided.');
  if (!fair) printError(['NOT FAIR:', ...failureLines(steps)].join('\n'));
  return fair;
}
