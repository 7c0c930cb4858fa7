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
