import { keyOf, type Shot } from './shots.ts';
import { eachShot, type PoolOptions } from './pool.ts';
import type { PictureStore } from './pictureStore.ts';

/** A shot and the name of what its picture is made of. */
export interface MadeShot extends Shot {
  make: string;
}

/** Why some shots have no picture, by the key of the shot. */
export type Problems = Map<string, string>;

/**
 * Takes a picture of every shot that has none yet. A story may throw, request a file of another site,
 * or keep moving: it is returned with the reason, and tried again next time.
 *
 * @param known picture before a change; most pictures are the same
 */
export async function capture(
  shots: readonly MadeShot[],
  store: PictureStore,
  options: PoolOptions,
  known: (shot: MadeShot) => Buffer | undefined = () => undefined,
): Promise<Problems> {
  const missing = shots.filter(({ make }) => {
    const isThere = store.has(make);
    if (isThere) store.touch(make);
    return !isThere;
  });
  const problems: Problems = new Map();
  await eachShot(missing, options, async (page, shot) => {
    const taken = await page.take(shot, known(shot));
    if ('problem' in taken) problems.set(keyOf(shot), taken.problem);
    else store.write(shot.make, 'nothing' in taken ? null : taken);
  });
  return problems;
}
