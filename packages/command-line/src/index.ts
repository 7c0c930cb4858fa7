export { readArguments, wholeNumber } from './arguments.ts';
export { InputError, runCommand, type Outcome } from './command.ts';
export { formatted } from './format.ts';
