import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError } from './command.ts';

/** Parses arguments. Throws an `InputError` that ends with the usage when they are not as configured. */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Reads a whole number from 1. Throws an `InputError` that names the option for anything else. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InputError(`--${option} takes a whole number from 1, not '${text}'.`);
}
