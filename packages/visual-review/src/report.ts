import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once, pick } from 'es-toolkit';
import { build } from 'vite';
import type { MadeShot } from './capture.ts';
import { unique } from './causes/cause.ts';
import { pictureHash } from './decisionFolder.ts';
import type { Decisions } from './decisions.ts';
import type { ReportData, ReportItem } from './page/reportData.ts';
import type { PictureStore } from './pictureStore.ts';
import type { Change, Review } from './review.ts';
import { keyOf, type Story } from './shots.ts';

interface ReportContext {
  before: string;
  after: string;
  stories: ReadonlyMap<string, Story>;
  store: PictureStore;
  decisions: Decisions;
}

const page = (file: string) => fileURLToPath(new URL(`page/${file}`, import.meta.url));

/** Bundles the page once per process, because every report uses the same bundle. */
const bundlePage = once(async () => {
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
});

/** Returns the page as one HTML file, which works without a server and loads only images. */
async function pageWith(data: ReportData): Promise<string> {
  const { code, css } = await bundlePage();
  const parts: Record<string, string> = {
    STYLE: css,
    SCRIPT: code,
    // Escapes `<`, so that a story title cannot close the script element.
    REPORT: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
  return readFileSync(page('index.html'), 'utf8').replace(
    /%(STYLE|SCRIPT|REPORT)%/g,
    (_, name: string) => parts[name] ?? '',
  );
}

/** Writes a file atomically, so that a page that polls the report never reads a partial file. */
function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** Writes `index.html`, `report.json` for the review server, and the images, named by their hashes. */
export async function writeReport(
  folder: string,
  { changed, added, removed, unchanged, problems, missed, causes }: Review,
  { before, after, stories, store, decisions }: ReportContext,
) {
  const images = join(folder, 'images');
  mkdirSync(images, { recursive: true });
  const used = new Set<string>();
  const put = (png: Buffer) => {
    const name = `${pictureHash(png)}.png`;
    used.add(name);
    if (!existsSync(join(images, name))) writeFileSync(join(images, name), png);
    return `images/${name}`;
  };
  const picture = ({ make }: MadeShot) => put(store.read(make)?.png ?? Buffer.alloc(0));
  const itemOf = (shot: MadeShot, kind: ReportItem['kind']): ReportItem => {
    const { title, name } = stories.get(shot.story) ?? { title: shot.story, name: '' };
    const mode = pick(shot, ['brand', 'scheme', 'width', 'look']);
    return { key: keyOf(shot), title, name, ...mode, kind };
  };
  const changeOf = ({ shot, old, image, difference, failure }: Change): ReportItem => ({
    ...itemOf(shot, 'changed'),
    ...(old && { before: picture(old) }),
    after: picture(shot),
    change: {
      image,
      causes: (causes.get(keyOf(shot)) ?? []).map(({ id }) => id),
      ...(failure !== undefined && { failure }),
      ...(difference &&
        old && {
          difference: {
            ...pick(difference, ['pixels', 'box', 'width', 'height']),
            mask: put(difference.mask),
          },
        }),
    },
  });

  const data: Omit<ReportData, 'id'> = {
    before,
    after,
    unchanged,
    causes: unique([...causes.values()].flat()),
    problems: [
      ...[...problems].map(([key, why]) => ({ key, why })),
      ...missed.map((key) => ({
        key,
        why: 'It differs, although nothing that it is made of was changed.',
      })),
    ],
    items: [
      ...changed.map(changeOf),
      ...added.map((shot) => ({ ...itemOf(shot, 'added'), after: picture(shot) })),
      ...removed.map((shot) => ({ ...itemOf(shot, 'removed'), before: picture(shot) })),
    ],
    decisions: {},
  };
  const id = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  const whole: ReportData = { id, ...data, decisions };
  replaceFile(join(folder, 'report.json'), JSON.stringify(whole));
  replaceFile(join(folder, 'index.html'), await pageWith(whole));
  for (const name of readdirSync(images)) {
    if (!used.has(name)) rmSync(join(images, name), { force: true });
  }
}
