import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { brandForHost, SOCIAL_FILE, type Brand } from '@platform/tokens';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';
import { appIconVersion, isAppIcon } from '../pictures/appIcons';
import { builtFiles } from './builtFiles';
import { pageTemplate, type PageLanguage, type PageTemplate } from './brandPage';
import { readFaces } from './fontFaces';
import { heroVariant } from '../pictures/heroPicture';
import { heroBytes, picturesOf } from '../pictures/pictures';
import { manifestOf } from './manifest';
import { pageHints, type HintTable } from './pageHints';
import { keepChoice, languageFor, languagesOf } from './language';
import { inPlaceOf, keepPrivate, PREVIEW_BAR_CSS, previewBarHtml, type PreviewOf } from './preview';
import { Refusal } from './refusal';
import { renderOfflinePage } from './offlinePage';
import { schemeOf } from './scheme';
import { contentSecurityPolicy, newNonce } from './securityHeaders';
import { renderServiceWorker, RETIRED_WORKER, shellIn } from './serviceWorker';
import { siteOrigin } from './site';
import { socialVersion } from '../pictures/socialPicture';
import { cameByTls, type TransportOptions } from './transport';

const A_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

export interface WebBuildOptions extends TransportOptions {
  folder: string;
  random: Random;
  previewOf: Pick<PreviewOf, 'of'>;
  /**
   * `false` serves a worker that unregisters itself.
   * @default true
   */
  serviceWorker?: boolean;
  clock: Clock;
  publicUrl: string;
}

interface LanguageBuild {
  template: PageTemplate;
  language: PageLanguage;
  shell: readonly string[];
}

type Builds = ReadonlyMap<string, LanguageBuild>;

const SOURCE = 'en';

/** Reads the build of one language: English from the folder itself, others from subfolders. */
async function readBuild(folder: string, tag: LanguageTag): Promise<LanguageBuild | undefined> {
  const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
  const below = tag === SOURCE ? '' : `${tag}/`;
  const html = await read(`${below}index.html`);
  if (html === undefined) return undefined;
  const faces = await readFaces(folder, html);
  // Builds by other tools may have no hints. Pages of such builds work, but load more slowly.
  const table = JSON.parse((await read(`${below}.vite/hints.json`)) ?? '{}') as HintTable;
  const hints = pageHints(table);
  const language = { tag, direction: LANGUAGES[tag].direction };
  const template = pageTemplate(html, language, faces, (path) =>
    hints(path).map((file) => below + file),
  );
  return { template, language, shell: shellIn(html) };
}

async function readBuilds(folder: string): Promise<Builds> {
  const tags = Object.keys(LANGUAGES) as LanguageTag[];
  const read = await Promise.all(
    tags.map(async (tag) => [tag, await readBuild(folder, tag)] as const),
  );
  return new Map(read.flatMap(([tag, build]) => (build === undefined ? [] : [[tag, build]])));
}

function beginPage(c: Context, brand: Brand, { tag }: PageLanguage, random: Random) {
  const nonce = newNonce(random);
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce, brand.api_url));
  c.header('Content-Language', tag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Host, Accept-Language, Cookie');
  return { scheme: schemeOf(c, brand), nonce };
}

async function sendPage(c: Context, builds: Builds, options: WebBuildOptions) {
  const { brands, random, clock, publicUrl, previewOf } = options;
  const address = new URL(c.req.url);
  const ofHost = brandForHost(brands, address.host);
  const preview = await previewOf.of(c);
  const brand = preview ? inPlaceOf(ofHost, preview) : ofHost;
  const offered = languagesOf(brand, [...builds.keys()]);
  const chosen = keepChoice(c, offered, cameByTls(c, options));
  if (chosen !== undefined) return c.redirect(chosen, 302);
  const build = builds.get(languageFor(c, offered));
  if (build === undefined) return undefined;
  const { template, language } = build;
  const begun = beginPage(c, brand, language, random);
  if (preview) keepPrivate(c);
  const bar = preview && { html: previewBarHtml(preview, language.tag), css: PREVIEW_BAR_CSS };
  const origin = siteOrigin(brand, publicUrl);
  const visit = { address, origin, ...begun, now: clock.now(), bar };
  return c.html(template.render(brand, visit));
}

function sendOfflinePage(c: Context, builds: Builds, { brands, random }: WebBuildOptions) {
  const brand = brandForHost(brands, new URL(c.req.url).host);
  const offered = languagesOf(brand, [...builds.keys()]);
  const build = builds.get(languageFor(c, offered));
  if (build === undefined) throw new Refusal(404, 'FILE_NOT_FOUND', { path: c.req.path });
  const { language } = build;
  return c.html(renderOfflinePage(brand, language, beginPage(c, brand, language, random)));
}

function sendServiceWorker(
  c: Context,
  worker: string | undefined,
  builds: Builds,
  { brands, serviceWorker = true }: WebBuildOptions,
) {
  if (worker === undefined) throw new Refusal(404, 'FILE_NOT_FOUND', { path: c.req.path });
  const brand = brandForHost(brands, new URL(c.req.url).host);
  const shells = Object.fromEntries([...builds].map(([tag, { shell }]) => [tag, shell]));
  c.header('Content-Type', 'text/javascript; charset=utf-8');
  c.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'; img-src 'self'");
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Host');
  return c.body(serviceWorker ? renderServiceWorker(worker, shells, brand) : RETIRED_WORKER);
}

interface ServedFile {
  type: string;
  bytes: Uint8Array;
  /** Current version, the value of `?v=` in the URL. */
  version: string;
  /** `Cache-Control` of the URL with this version. @default a day */
  keep?: string;
}

/** Returns a file of a brand, whose pictures are already rendered. */
function fileAt(brand: Brand, file: string | undefined): ServedFile | undefined {
  const variant = heroVariant(brand, file);
  const png = (bytes: Uint8Array | undefined, version: string) =>
    bytes && { type: 'image/png', bytes, version };
  if (brand.hero && variant) {
    const bytes = heroBytes(brand, variant);
    // An outdated page requests the previous picture and gets the current one.
    const keep = variant.isCurrent ? FOREVER : 'no-cache';
    return bytes && { type: `image/${variant.kind}`, bytes, version: brand.hero.version, keep };
  }
  if (isAppIcon(file)) return png(picturesOf(brand)?.icons.get(file), appIconVersion(brand));
  if (file === SOCIAL_FILE) return png(picturesOf(brand)?.social, socialVersion(brand));
  const font = brand.fonts?.flatMap(({ files }) => files).find(({ name }) => name === file);
  if (font) return { ...font, type: 'font/woff2' };
  return [brand.logo, brand.icon].find(({ name }) => name === file);
}

function keepOf({ keep, version }: ServedFile, asked: string | undefined): string {
  if (keep !== undefined) return keep;
  // Other servers may serve another version at this URL, so caches must not keep these bytes.
  return asked === undefined || asked === version ? A_DAY : 'no-cache';
}

async function sendBrandFile(c: Context, { brands, previewOf }: WebBuildOptions) {
  const id = String(c.req.param('id'));
  const preview = await previewOf.of(c);
  const isPreviewed = preview?.brand.id === id;
  const brand = isPreviewed ? preview.brand : brands.find((one) => one.id === id);
  if (brand === undefined) throw new Refusal(404, 'UNKNOWN_BRAND', { brand: id });
  const found = fileAt(brand, c.req.param('file'));
  if (found === undefined) throw new Refusal(404, 'FILE_NOT_FOUND', { path: c.req.path });
  c.header('Content-Type', found.type);
  if (isPreviewed) keepPrivate(c);
  else c.header('Cache-Control', keepOf(found, c.req.query('v')));
  // A browser can open an image as a document. This policy grants such a document no rights.
  c.header('Content-Security-Policy', "default-src 'none'");
  return c.body(Uint8Array.from(found.bytes));
}

function sendManifest(c: Context, brands: readonly Brand[]) {
  const brand = brandForHost(brands, new URL(c.req.url).host);
  c.header('Content-Type', 'application/manifest+json');
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Host');
  return c.body(JSON.stringify(manifestOf(brand)));
}

const hasExtension = (path: string) => /\.[^/]+$/.test(path);

/**
 * Serves the web build. The initial HTML contains the host's brand, so that client-side routes work
 * and colours do not flash.
 */
export async function createWebBuild(options: WebBuildOptions): Promise<Hono> {
  const { folder, brands } = options;
  const builds = await readBuilds(folder);
  const worker = await readFile(join(folder, '.vite/worker.js'), 'utf8').catch(() => undefined);
  const web = new Hono();
  web.use(compress());
  web.get('/brands/:id/:file', (c) => sendBrandFile(c, options));
  web.get('/manifest.webmanifest', (c) => sendManifest(c, brands));
  web.get('/service-worker.js', (c) => sendServiceWorker(c, worker, builds, options));
  web.get('/offline', (c) => sendOfflinePage(c, builds, options));
  web.get('/index.html', (c) => c.redirect('/', 301));
  web.on('GET', ['/assets/*', '/:language/assets/*'], async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', FOREVER);
  });
  const files = builtFiles(folder);
  web.get('/*', (c, next) => (hasExtension(c.req.path) ? files(c, next) : next()));
  web.get('/*', async (c) => {
    if (hasExtension(c.req.path)) throw new Refusal(404, 'FILE_NOT_FOUND', { path: c.req.path });
    const page = await sendPage(c, builds, options);
    if (page !== undefined) return page;
    throw new Refusal(503, 'NO_WEB_BUILD', { folder });
  });
  return web;
}
