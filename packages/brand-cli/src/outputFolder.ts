import { existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '@platform/command-line';

/** Makes the folder that an option names, and what is above it. Throws an `InputError` where a file is. */
export function outputFolder(path: string): string {
  const folder = resolve(path);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new InputError(`${path} is a file: name a folder.`);
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}
