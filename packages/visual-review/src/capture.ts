import { keyOf, type Shot } from './shots.ts';
import { eachShot, type PoolOptions } from './pool.ts';
import type { PictureStore } from './pictureStore.ts';

/** Shot with the hash of its inputs (`make`), which is the cache key of its screenshot. */
export interface MadeShot extends Shot {
  make: string;
}

export type Problems = Map<string, string>;

/** Captures the shots. Returns those that failed, which the next run tries again. */
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
