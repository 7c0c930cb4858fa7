import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Part } from './inPage.ts';
import { touch } from './keepNewest.ts';

/** A picture that was taken, or that the story has nothing to show in its look. */
export interface Picture {
  png: Buffer;
  parts: readonly Part[];
}

/** Pictures by the name of what they are made of. */
export interface PictureStore {
  has: (make: string) => boolean;
  /** The picture; `null` when its story has nothing to show in that look. */
  read: (make: string) => Picture | null;
  write: (make: string, picture: Picture | null) => void;
  /** Marks a picture as in use, for `prune`. */
  touch: (make: string) => void;
}

const RECIPE = [
  'camera.ts',
  'storyPage.ts',
  'inPage.ts',
  'motionOnPage.ts',
  'motionSheet.ts',
  '../../testing/src/chromium.json',
];

/** Pictures of the same Storybook differ if the browser or the way of taking them does. */
export const recipeOf = (browser: Browser) => {
  const hash = createHash('sha256').update(browser.version());
  for (const file of RECIPE) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 8);
};

/** Opens a folder of pictures; what it needs is made when the first picture is written. */
export function openStore(folder: string): PictureStore {
  const pathOf = (make: string) => join(folder, make.slice(0, 2), make);
  return {
    has: (make) => existsSync(`${pathOf(make)}.png`),
    touch: (make) => touch(`${pathOf(make)}.png`),
    read(make) {
      const png = readFileSync(`${pathOf(make)}.png`);
      if (png.length === 0) return null;
      return { png, parts: JSON.parse(readFileSync(`${pathOf(make)}.json`, 'utf8')) as Part[] };
    },
    write(make, picture) {
      const path = pathOf(make);
      mkdirSync(join(folder, make.slice(0, 2)), { recursive: true });
      writeFileSync(`${path}.json`, JSON.stringify(picture?.parts ?? []));
      // In one step, and last, so that a run that is broken off leaves no half a picture.
      writeFileSync(`${path}.part`, picture?.png ?? '');
      renameSync(`${path}.part`, `${path}.png`);
    },
  };
}

/** Deletes the pictures that were not used for longest, until at most so many are left. */
export function prune(folder: string, count: number) {
  if (!existsSync(folder)) return;
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => ({ path: join(folder, file), used: statSync(join(folder, file)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of pictures.slice(count)) {
    rmSync(path, { force: true });
    rmSync(path.replace(/png$/, 'json'), { force: true });
  }
}
