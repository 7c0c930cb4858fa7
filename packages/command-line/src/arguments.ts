import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError } from './command.ts';

/**
 * Parses the arguments. Throws an `InputError` that ends with the usage if an argument is invalid.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Omits the second sentence, in which Node explains how to pass an option as a positional argument.
    const [reason = ''] = (error as Error).message.split('. To specify');
    throw new InputError(`${reason}\n\n${usage}`);
  }
}

/** Parses an option's value as a whole number of at least 1. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InputError(`--${option} takes a whole number from 1, not '${text}'.`);
}
