import { parseArgs } from 'node:util';
import { CliError } from './io';
import { usageText } from './usage';

const text = { type: 'string' } as const;
const OPTIONS = {
  round: text,
  seed: text,
  commitment: text,
  result: text,
  file: text,
  receipt: text,
  key: text,
  'former-keys': text,
  source: text,
  'beacon-key': text,
  'beacon-round': text,
  'beacon-signature': text,
  'close-at': text,
  game: text,
  'client-seed': text,
  nonce: text,
  bet: text,
  amount: text,
  opened: text,
  'any-schedule': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n\n${usageText}`);
  }
}

export type Values = ReturnType<typeof readArguments>['values'];

export function required(
  values: Values,
  name: Exclude<keyof Values, 'any-schedule' | 'help'>,
): string {
  const value = values[name];
  if (value !== undefined) return value;
  throw new CliError(`--${name} is missing. 'verify --help' lists the options.`);
}

/**
 * Parses a time in milliseconds since 1970.
 *
 * @param option name of the option, for the error
 * @throws CliError for another text
 */
export function timeOf(text: string, option: string): number {
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isFinite(new Date(time).getTime())) return time;
  throw new CliError(`${option} must be ISO 8601 or milliseconds since 1970, not '${text}'.`);
}
