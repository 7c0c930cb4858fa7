export { readArguments, wholeNumber } from './arguments.ts';
export { InputError, runCommand } from './command.ts';
export { formatted } from './format.ts';
