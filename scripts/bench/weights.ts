import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { memoize } from 'es-toolkit';
import { entriesOf, filesOf, readManifest } from '../../apps/web/build/manifest.ts';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const STUDIO = fileURLToPath(new URL('../../packages/studio', import.meta.url));

export interface Weight {
  name: string;
  js: number;
  /** Bytes of CSS, without the brand's CSS in the page. */
  css: number;
  files: number;
}

interface SiteWeights {
  /** Files of the landing page before its first paint, for a visitor. */
  landing: Weight;
  /** Header and sidebar, which every member page also loads. */
  shell: Weight;
  /** Pages, in addition to the landing page and, for members, to the shell. */
  pages: Weight[];
  modals: Weight[];
}

/**
 * Pages and dialogs of visitors, who have not loaded the shell. VerifyModal also opens for visitors, from a
 * shared link. The benchmark measures it for members, who open it from a board.
 */
const PUBLIC =
  /\/(Guides|Fairness|NotFound|LoginModal|RegisterModal|ForgotPasswordModal|ResetPasswordModal)\.tsx$/;
const SHELL = /\/(MemberHeader|Sidebar)\.tsx$/;

const sizeOf = memoize((file: string) => gzipSync(readFileSync(file), { level: 9 }).length);

function weigh(name: string, files: ReadonlySet<string>, there?: ReadonlySet<string>): Weight {
  const added = [...files].filter((file) => !there?.has(file));
  const sum = (ending: string) =>
    added.filter((file) => file.endsWith(ending)).reduce((total, file) => total + sizeOf(file), 0);
  return { name, js: sum('.js'), css: sum('.css'), files: added.length };
}

/**
 * @param folder build folder in `apps/web`: English, with the other languages in subfolders
 */
export function weighSite(language: string, folder = 'dist'): SiteWeights {
  const build = join(WEB, folder, language === 'en' ? '' : language);
  const manifest = readManifest(build);
  const filesFor = (sources: readonly string[]) =>
    new Set([...filesOf(manifest, sources)].map((file) => join(build, file)));
  const landing = filesFor(entriesOf(manifest));
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const shell = filesFor(lazy.filter((key) => SHELL.test(key)));
  const all = new Set([...landing, ...shell]);
  const weighAll = (folder: string) =>
    lazy
      .filter((key) => key.startsWith(folder))
      .map((key) => {
        const name = key.slice(folder.length).replace('.tsx', '');
        return weigh(name, filesFor([key]), PUBLIC.test(key) ? landing : all);
      })
      .sort((a, b) => b.js - a.js);
  return {
    landing: weigh('Landing', landing),
    shell: weigh("the member's shell", shell, landing),
    pages: weighAll('src/routes/'),
    modals: weighAll('src/modals/'),
  };
}

/**
 * Measures the files that a page of the Brand Studio loads before its first paint.
 *
 * @param page name of the page, such as `index`
 * @param folder build folder in `packages/studio`
 */
export function weighStudio(page: string, folder = 'dist'): Weight {
  const html = readFileSync(join(STUDIO, folder, `${page}.html`), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/studio\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => join(STUDIO, folder, file),
  );
  return weigh(`Brand Studio, ${page}`, new Set(files));
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** Formats a line of a table: kB of JavaScript, kB of CSS, files, name. */
export const lineOf = ({ name, js, css, files }: Weight) =>
  `${kilobytes(js)} kB JS ${kilobytes(css)} kB CSS ${String(files).padStart(3)} files  ${name}`;
