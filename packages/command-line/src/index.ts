export { InputError, runCommand } from './command.ts';
export { formatted } from './format.ts';
