import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { InputError } from '@platform/command-line';
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
  'scrolled.ts',
  '../../testing/src/chromium.json',
];

/** Sample of the system's fonts: its families, in several scripts. */
const SAMPLE = ['system-ui', 'sans-serif', 'serif', 'monospace', "'DejaVu Sans Mono'"]
  .map((family) => `<p style="font: 16px ${family}">Hamburg 0123 Ωλ ЖЯ 你好 نص नमस्ते ₹ 😀</p>`)
  .join('');

/**
 * Names how pictures are taken here. Those of the same Storybook differ if the browser, the fonts of the
 * system or the way of taking them does.
 */
export async function recipeOf(browser: Browser): Promise<string> {
  const hash = createHash('sha256').update(browser.version());
  for (const file of RECIPE) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  const page = await browser.newPage();
  await page.setContent(SAMPLE);
  hash.update(await page.screenshot());
  await page.close();
  return hash.digest('hex').slice(0, 8);
}

/**
 * Where a folder of pictures from elsewhere, such as an artifact, has those that were taken as here.
 * Throws an `InputError` where it has none.
 */
export function folderFrom(elsewhere: string, recipe: string): string {
  if (!existsSync(elsewhere)) throw new InputError(`There is no folder ${elsewhere}.`);
  const folder = join(elsewhere, recipe);
  if (existsSync(folder)) return folder;
  throw new InputError(
    `${elsewhere} has no pictures that were taken as here: with this Chromium, these fonts and this state of packages/visual-review. Leave --base-pictures out to take them.`,
  );
}

/**
 * Opens a folder of pictures; what it needs is made when the first picture is written.
 *
 * @param elsewhere a folder whose pictures are read, too, and left as they are
 */
export function openStore(folder: string, elsewhere?: string): PictureStore {
  const pathIn = (where: string, make: string) => join(where, make.slice(0, 2), make);
  const pathOf = (make: string) => pathIn(folder, make);
  const isIn = (where: string, make: string) => existsSync(`${pathIn(where, make)}.png`);
  const isElsewhere = (make: string) => elsewhere !== undefined && isIn(elsewhere, make);
  return {
    has: (make) => isIn(folder, make) || isElsewhere(make),
    touch(make) {
      if (isIn(folder, make)) touch(`${pathOf(make)}.png`);
    },
    read(make) {
      const isOurs = elsewhere === undefined || isIn(folder, make);
      const path = isOurs ? pathOf(make) : pathIn(elsewhere, make);
      const png = readFileSync(`${path}.png`);
      if (png.length === 0) return null;
      return { png, parts: JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Part[] };
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
