import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Browser } from 'playwright';
import type { Part } from './inPage.ts';
import { touch } from './keepNewest.ts';

export interface Picture {
  png: Buffer;
  parts: readonly Part[];
}

export type PictureStore = ReturnType<typeof openStore>;

const RECIPE = [
  'camera.ts',
  'storyPage.ts',
  'inPage.ts',
  'motion.ts',
  'scrolled.ts',
  '../../testing/src/chromium.json',
];

/** Sample text in the system fonts: several families and scripts. */
const SAMPLE = ['system-ui', 'sans-serif', 'serif', 'monospace', "'DejaVu Sans Mono'"]
  .map((family) => `<p style="font: 16px ${family}">Hamburg 0123 Ωλ ЖЯ 你好 نص नमस्ते ₹ 😀</p>`)
  .join('');

/** Returns a hash of the other inputs of screenshots: browser, system fonts and capturing code. */
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

/** Opens the store. It creates the folder when the first screenshot is written. */
export function openStore(folder: string) {
  const pathOf = (make: string) => join(folder, make.slice(0, 2), make);
  return {
    has: (make: string) => existsSync(pathOf(make)),
    touch: (make: string) => touch(pathOf(make)),
    /** Returns the screenshot; `null` if the story looks no different in this look. */
    read: (make: string) => deserialize(readFileSync(pathOf(make))) as Picture | null,
    write(make: string, picture: Picture | null) {
      const path = pathOf(make);
      mkdirSync(dirname(path), { recursive: true });
      // Renames the file at the end, so that an aborted run never leaves a partial screenshot.
      writeFileSync(`${path}.part`, serialize(picture));
      renameSync(`${path}.part`, path);
    },
  };
}
