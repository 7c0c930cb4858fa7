import { existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '@platform/command-line';

/** Throws an `InputError` for a file. */
export function outputFolder(path: string): string {
  const folder = resolve(path);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new InputError(`${path} is a file: name a folder.`);
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}
