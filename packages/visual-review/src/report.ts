import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Decisions } from './decisions.ts';
import type { ReportData, ReportItem } from './page/reportData.ts';
import type { Review } from './review.ts';
import { fileOf, keyOf, type Shot, type Story } from './shots.ts';

/** A side of the comparison: what it is called, its stories, and the folder of its pictures. */
export interface Side {
  name: string;
  stories: readonly Story[];
  pictures: string;
}

const page = (file: string) => fileURLToPath(new URL(`page/${file}`, import.meta.url));

interface Bundle {
  code: string;
  css: string;
}

/** The program and the style of the page, each as one text. */
async function buildPage(): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: page('.'),
    build: { write: false, rollupOptions: { input: page('main.ts') } },
  });
  if (!('output' in result)) throw new Error('Vite did not bundle the page of the report.');
  const [{ code }] = result.output;
  const css = result.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return { code, css: css.join('\n') };
}

let bundle: Promise<Bundle> | undefined;

/** They are the same for every report: a process builds them once. */
const bundlePage = (): Promise<Bundle> => (bundle ??= buildPage());

/** One HTML file that works without a server: nothing is loaded but images. */
async function pageWith(data: ReportData): Promise<string> {
  const { code, css } = await bundlePage();
  const parts: Record<string, string> = {
    STYLE: css,
    SCRIPT: code,
    // A story's title must not end the element it is written into.
    REPORT: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
  return readFileSync(page('index.html'), 'utf8').replace(
    /%(STYLE|SCRIPT|REPORT)%/g,
    (_, name: string) => parts[name] ?? '',
  );
}

/**
 * Writes the report into a folder: `index.html`, `report.json` for the review server, and the images
 * of everything that is not the same on both sides.
 */
export async function writeReport(
  folder: string,
  { changed, added, removed, unchanged, problems }: Review,
  { before, after }: { before: Side; after: Side },
  decisions: Decisions,
) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'images'), { recursive: true });

  const stories = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]));
  const copy = (shot: Shot, { pictures }: Side, as: 'before' | 'after') => {
    const address = `images/${fileOf(shot).replace(/png$/, `${as}.png`)}`;
    copyFileSync(join(pictures, fileOf(shot)), join(folder, address));
    return address;
  };
  const itemOf = (shot: Shot, kind: ReportItem['kind']): ReportItem => {
    const { title, name } = stories.get(shot.story) ?? { title: shot.story, name: '' };
    const item: ReportItem = {
      key: keyOf(shot),
      title,
      name,
      brand: shot.brand,
      width: shot.width,
      kind,
    };
    if (kind !== 'added') item.before = copy(shot, before, 'before');
    if (kind !== 'removed') item.after = copy(shot, after, 'after');
    return item;
  };

  const data: ReportData = {
    before: before.name,
    after: after.name,
    unchanged,
    problems: [...problems].map(([key, why]) => ({ key, why })),
    decisions,
    items: [
      ...changed.map(({ shot, image, mask, ...difference }) => {
        const address = `images/${fileOf(shot).replace(/png$/, 'mask.png')}`;
        writeFileSync(join(folder, address), mask);
        return { ...itemOf(shot, 'changed'), change: { ...difference, image, mask: address } };
      }),
      ...added.map((shot) => itemOf(shot, 'added')),
      ...removed.map((shot) => itemOf(shot, 'removed')),
    ],
  };
  writeFileSync(join(folder, 'report.json'), JSON.stringify(data));
  writeFileSync(join(folder, 'index.html'), await pageWith(data));
}
