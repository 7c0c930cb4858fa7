import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { touch } from './keepNewest.ts';
import { eachShot, type PoolOptions } from './pool.ts';
import { fileOf, keyOf, type Shot } from './shots.ts';

export interface CaptureOptions extends PoolOptions {
  /** Where the pictures go; those that are there already are not taken again. */
  into: string;
}

/** Why some shots have no picture, by the key of the shot. */
export type Problems = Map<string, string>;

/** Pictures of the same Storybook differ if the browser or the way of taking them does. */
export const recipeOf = (browser: Browser) =>
  createHash('sha256')
    .update(browser.version())
    .update(readFileSync(new URL('storyPage.ts', import.meta.url)))
    .digest('hex')
    .slice(0, 8);

/**
 * Takes a picture of every shot that has none yet. A story that cannot be pictured (it throws,
 * requests a file of another site, or keeps moving) is returned with the reason, and tried again
 * next time.
 */
export async function capture(
  shots: readonly Shot[],
  { into, ...options }: CaptureOptions,
): Promise<Problems> {
  mkdirSync(into, { recursive: true });
  touch(into);
  const missing = shots.filter((shot) => !existsSync(join(into, fileOf(shot))));
  const problems: Problems = new Map();
  await eachShot(missing, options, async (page, shot) => {
    const taken = await page.take(shot);
    if ('problem' in taken) {
      problems.set(keyOf(shot), taken.problem);
      return;
    }
    // In one step, so that a run that is broken off leaves no half a picture.
    const file = join(into, fileOf(shot));
    writeFileSync(`${file}.part`, taken.png);
    renameSync(`${file}.part`, file);
  });
  return problems;
}
