import { stat } from 'node:fs/promises';

/**
 * What a failed look at a file means: undefined when there is none. Any other failure is thrown, for
 * data that cannot be read must not be taken for none.
 */
export function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Whether there is a file or folder. */
export const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(ifAbsent)) !== undefined;
