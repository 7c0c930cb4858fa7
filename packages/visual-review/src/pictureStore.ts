import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Part } from './inPage.ts';
import { touch } from './keepNewest.ts';

/** Screenshot of a story, with the positions of its components. */
export interface Picture {
  png: Buffer;
  parts: readonly Part[];
}

/** Store of screenshots, keyed by the hash of their inputs (`make`). */
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

/** Opens a folder of screenshots. The folder is created when the first screenshot is written. */
export function openStore(folder: string) {
  const pathOf = (make: string) => join(folder, make.slice(0, 2), make);
  return {
    has: (make: string) => existsSync(`${pathOf(make)}.png`),
    /** Marks a screenshot as recently used, for `prune`. */
    touch: (make: string) => touch(`${pathOf(make)}.png`),
    /** Returns the screenshot; `null` if the story looks no different in this look. */
    read(make: string): Picture | null {
      const path = pathOf(make);
      const png = readFileSync(`${path}.png`);
      if (png.length === 0) return null;
      return { png, parts: JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Part[] };
    },
    write(make: string, picture: Picture | null) {
      const path = pathOf(make);
      mkdirSync(join(folder, make.slice(0, 2)), { recursive: true });
      writeFileSync(`${path}.json`, JSON.stringify(picture?.parts ?? []));
      // Renames the file at the end, so that an aborted run never leaves a partial screenshot.
      writeFileSync(`${path}.part`, picture?.png ?? '');
      renameSync(`${path}.part`, `${path}.png`);
    },
  };
}

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
