import { stat } from 'node:fs/promises';

/**
 * Handles a missing file. Rethrows other errors, because unreadable data must not count as missing.
 */
export function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(ifAbsent)) !== undefined;
