import {
  brandCss,
  firstLanguage,
  pageContent,
  SOCIAL_SIZE,
  themeColor,
  type Brand,
  type BrandContent,
  type Picture,
  type SchemeChoice,
} from '@platform/tokens';
import { appIconPath, TOUCH_ICON } from '../pictures/appIcons';
import { facesOf, type FontFaces } from './fontFaces';
import { heroPicture } from '../pictures/heroPicture';
import { escapeHtml, scriptJson } from './html';
import { hintFor, type PageHints } from './pageHints';
import { socialPath } from '../pictures/socialPicture';

const HEAD = '<!--brand:head-->';
const ROOT = 'lang="en" data-brand="" data-scheme=""';

/** The language of a build, and which way it is written. */
export interface PageLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The web build's page, in which the host's brand is written. */
export interface PageTemplate {
  /** The page of this brand for a visitor of this address. */
  render(brand: Brand, visit: Visit): string;
}

/** What a page depends on beside its brand. */
export interface Visit {
  address: URL;
  /** Where the brand's site is, as the settings say. */
  origin: string;
  scheme: SchemeChoice;
  /** Allows the style of the page. */
  nonce: string;
  /** Banner above the page of a preview. @default nothing */
  bar?: { html: string; css: string } | undefined;
  /** The present, epoch ms: what a brand announces has its time. */
  now: number;
}

/**
 * Reads the page of the web build.
 *
 * @param language the language that it was built in
 * @param faces the fonts of the build: those of the brand are preloaded, so that the first
 *   text is drawn in them and nothing moves when they arrive
 * @param hints the files that the page at a path needs beside
 * @throws when it lacks the places the brand is written to: it is then not a build of apps/web.
 */
export function pageTemplate(
  html: string,
  language: PageLanguage,
  faces: FontFaces,
  hints: PageHints,
): PageTemplate {
  const missing = [HEAD, ROOT].filter((place) => !html.includes(place));
  if (missing.length > 0) {
    throw new Error(
      `The page of the web build lacks ${missing.join(' and ')}, where the brand is written. ` +
        'Put it back into apps/web/index.html and build again.',
    );
  }
  return {
    render: (brand, visit) =>
      html
        .replace(ROOT, () => rootAttributes(brand, language, visit))
        .replace(HEAD, () => brandHead(brand, language, visit, faces))
        .replace('<body>', (body) => body + (visit.bar?.html ?? ''))
        // After what every page loads, so that this comes first.
        .replace('</head>', () =>
          [...hints(visit.address.pathname).map(hintFor), '</head>'].join('\n    '),
        ),
  };
}

/** The attributes of the root element, by which the brand's variables and the scheme apply. */
export const rootAttributes = (
  { id }: Brand,
  { tag, direction }: PageLanguage,
  { scheme }: Pick<Visit, 'scheme'>,
) => `lang="${tag}" dir="${direction}" data-brand="${escapeHtml(id)}" data-scheme="${scheme}"`;

/** The colours of the browser's own bars: one for each scheme that the page may show. */
export function themeColors(brand: Brand, scheme: SchemeChoice): string[] {
  const schemes = scheme === 'system' ? (['light', 'dark'] as const) : [scheme];
  return schemes.map((shown) => {
    const media = scheme === 'system' ? ` media="(prefers-color-scheme: ${shown})"` : '';
    return `<meta name="theme-color"${media} content="${escapeHtml(themeColor(brand, shown))}">`;
  });
}

/** What scripts on the page may know about the brand. */
function publicFacts(brand: Brand, { tag }: PageLanguage, { address, now }: Visit) {
  const { hosts, icon, social, fonts, hero, tokens, content, ...facts } = brand;
  return {
    ...facts,
    websiteUrl: facts.websiteUrl || address.origin,
    logo: logoPath(brand),
    ...(content && { content: contentOf(brand, content, { tag, now }) }),
  };
}

/** Returns the brand's content of the page, with the addresses of the picture that it describes. */
function contentOf(
  brand: Brand,
  content: BrandContent,
  { tag, now }: Pick<PageLanguage, 'tag'> & Pick<Visit, 'now'>,
) {
  const page = pageContent(content, { language: tag, first: firstLanguage(brand), now });
  if (!page.hero?.picture) return page;
  const picture = heroPicture(brand, page.hero.picture.alt);
  return { ...page, hero: { ...page.hero, picture } };
}

/** Where a picture of the brand is served: a new address when it changes. */
const picturePath = ({ id }: Brand, { name, version }: Picture): string =>
  `/brands/${id}/${name}?v=${version}`;

/** Where the brand's logo is served. */
export const logoPath = (brand: Brand): string => picturePath(brand, brand.logo);

/** Where the brand's icon is served. */
export const iconPath = (brand: Brand): string => picturePath(brand, brand.icon);

/**
 * What a link to the page shows elsewhere (Open Graph). Its address has no query: that of a mail holds
 * a secret.
 */
function linkPreview(brand: Brand, { tag }: PageLanguage, { address, origin }: Visit): string[] {
  const facts = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': brand.title,
    'og:description': brand.titleDescription,
    'og:locale': tag,
    'og:url': origin + address.pathname,
    'og:image': origin + socialPath(brand),
    'og:image:type': 'image/png',
    'og:image:width': String(SOCIAL_SIZE.width),
    'og:image:height': String(SOCIAL_SIZE.height),
    'og:image:alt': brand.title,
  };
  return [
    ...Object.entries(facts).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function brandHead(brand: Brand, language: PageLanguage, visit: Visit, faces: FontFaces): string {
  const { scheme, nonce, bar } = visit;
  const { title, titleDescription } = brand;
  const css = brandCss(brand) + (bar?.css ?? '');
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...facesOf(css, faces).map(
      (face) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(face)}">`,
    ),
    `<meta name="description" content="${escapeHtml(titleDescription)}">`,
    ...linkPreview(brand, language, visit),
    ...themeColors(brand, scheme),
    `<link rel="icon" type="${brand.icon.type}" href="${escapeHtml(iconPath(brand))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(appIconPath(brand, TOUCH_ICON))}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    // No text inside a style element ends it but '</', which no variable has a use for.
    `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`,
    `<script type="application/json" id="brand">${scriptJson(publicFacts(brand, language, visit))}</script>`,
  ].join('\n    ');
}
