import { existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '@platform/command-line';

/** Creates the output folder. Throws an `InputError` if the path is that of a file. */
export function outputFolder(path: string): string {
  const folder = resolve(path);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new InputError(`${path} is a file: name a folder.`);
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}
