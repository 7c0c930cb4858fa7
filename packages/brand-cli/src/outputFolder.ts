import { existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '@platform/command-line';

/** Creates the folder that an option names. Throws an `InputError` if it is a file. */
export function outputFolder(path: string): string {
  const folder = resolve(path);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new InputError(`${path} is a file: name a folder.`);
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}
