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

export interface PageLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Page of the web build, before the host's brand is inserted. */
export interface PageTemplate {
  render(brand: Brand, visit: Visit): string;
}

export interface Visit {
  address: URL;
  /** Origin of the brand's site, from the settings. */
  origin: string;
  scheme: SchemeChoice;
  nonce: string;
  /** Banner above the page of a preview. @default none */
  bar?: { html: string; css: string } | undefined;
  /** Current time, epoch ms. Selects the brand's current announcements. */
  now: number;
}

/**
 * Prepares the page of a build for rendering with any brand.
 *
 * @param faces fonts of the build. The brand's fonts are preloaded, so that late fonts do not shift
 * the layout
 * @throws if the brand placeholders are missing, because the page is then not a build of apps/web
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
        // The hints follow the files of every page, which have priority.
        .replace('</head>', () =>
          [...hints(visit.address.pathname).map(hintFor), '</head>'].join('\n    '),
        ),
  };
}

export const rootAttributes = (
  { id }: Brand,
  { tag, direction }: PageLanguage,
  { scheme }: Pick<Visit, 'scheme'>,
) => `lang="${tag}" dir="${direction}" data-brand="${escapeHtml(id)}" data-scheme="${scheme}"`;

/** Returns the colours of the browser's toolbars, one per scheme that the page may show. */
export function themeColors(brand: Brand, scheme: SchemeChoice): string[] {
  const schemes = scheme === 'system' ? (['light', 'dark'] as const) : [scheme];
  return schemes.map((shown) => {
    const media = scheme === 'system' ? ` media="(prefers-color-scheme: ${shown})"` : '';
    return `<meta name="theme-color"${media} content="${escapeHtml(themeColor(brand, shown))}">`;
  });
}

/**
 * Returns the description in the language of the page. `titleDescription` is in the brand's first
 * language, so other languages use the text of the landing page's hero.
 */
function descriptionOf(brand: Brand, { tag }: PageLanguage, { now }: Pick<Visit, 'now'>): string {
  const first = firstLanguage(brand);
  if (tag === first || !brand.content) return brand.titleDescription;
  const { hero } = pageContent(brand.content, { language: tag, first, now });
  return hero?.text ?? brand.titleDescription;
}

function publicFacts(brand: Brand, language: PageLanguage, visit: Visit) {
  const { tag } = language;
  const { address, now } = visit;
  const { hosts, icon, social, fonts, hero, tokens, content, ...facts } = brand;
  return {
    ...facts,
    titleDescription: descriptionOf(brand, language, visit),
    websiteUrl: facts.websiteUrl || address.origin,
    logo: logoPath(brand),
    ...(content && { content: contentOf(brand, content, { tag, now }) }),
  };
}

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

const picturePath = ({ id }: Brand, { name, version }: Picture): string =>
  `/brands/${id}/${name}?v=${version}`;

export const logoPath = (brand: Brand): string => picturePath(brand, brand.logo);

export const iconPath = (brand: Brand): string => picturePath(brand, brand.icon);

/**
 * Returns the tags of the link preview. Their URL omits the query, because URLs in emails contain
 * secrets.
 */
function linkPreview(brand: Brand, language: PageLanguage, visit: Visit): string[] {
  const { address, origin } = visit;
  const facts = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': brand.title,
    'og:description': descriptionOf(brand, language, visit),
    'og:locale': language.tag,
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
  const { title } = brand;
  const css = brandCss(brand) + (bar?.css ?? '');
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...facesOf(css, faces).map(
      (face) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(face)}">`,
    ),
    `<meta name="description" content="${escapeHtml(descriptionOf(brand, language, visit))}">`,
    ...linkPreview(brand, language, visit),
    ...themeColors(brand, scheme),
    `<link rel="icon" type="${brand.icon.type}" href="${escapeHtml(iconPath(brand))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(appIconPath(brand, TOUCH_ICON))}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    // '</' is the only sequence that could end the style element. No variable needs this sequence.
    `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`,
    `<script type="application/json" id="brand">${scriptJson(publicFacts(brand, language, visit))}</script>`,
  ].join('\n    ');
}
