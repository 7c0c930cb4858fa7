import { offlinePage } from '@platform/messages/every/offlinePage';
import { brandCss, type Brand } from '@platform/tokens';
import { html, raw } from 'hono/html';
import { themeColors, rootAttributes, type PageLanguage, type Visit } from './brandPage';

const STYLE = `
:root{color-scheme:light dark}
[data-scheme='dark']{color-scheme:dark}
[data-scheme='light']{color-scheme:light}
*{box-sizing:border-box}
body{display:grid;place-content:center;justify-items:center;gap:var(--platform-space-l);min-block-size:100vh;margin:0;padding:var(--platform-space-xl);background:var(--platform-color-canvas);color:var(--platform-color-text-default);font:var(--platform-font-size-m)/var(--platform-font-line-height-body) system-ui,sans-serif;text-align:center}
img{block-size:3rem;max-inline-size:14rem;object-fit:contain}
h1{margin:0;font-size:var(--platform-font-size-xxl);line-height:var(--platform-font-line-height-tight)}
p{max-inline-size:28rem;margin:0;color:var(--platform-color-text-muted)}
a{display:inline-grid;place-items:center;min-block-size:var(--platform-size-control-large);padding-inline:var(--platform-space-xl);background:var(--platform-color-accent-solid);border-radius:var(--platform-radius-control);color:var(--platform-color-accent-on-solid);font-weight:var(--platform-font-weight-strong);text-decoration:none}
:focus-visible{outline:2px solid var(--platform-color-focus);outline-offset:2px}
`;

type Texts = (typeof offlinePage)['en'];

const textsIn = (tag: string): Texts =>
  (offlinePage as Readonly<Record<string, Texts>>)[tag] ?? offlinePage.en;

/** Renders the offline page, which needs no other file. Its link reloads the current URL. */
export function renderOfflinePage(
  brand: Brand,
  language: PageLanguage,
  { scheme, nonce }: Pick<Visit, 'scheme' | 'nonce'>,
): string {
  const text = textsIn(language.tag);
  const { name, logo } = brand;
  const picture = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  const css = (brandCss(brand) + STYLE).replaceAll('</', '<\\/');
  return html`<!doctype html>
    <html ${raw(rootAttributes(brand, language, { scheme }))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${text.title}</title>
        ${raw(themeColors(brand, scheme).join(''))}
        <style nonce="${nonce}">
          ${raw(css)}
        </style>
      </head>
      <body>
        <img src="${picture}" alt="${name}" />
        <h1>${text.title}</h1>
        <p>${text.lead({ brand: name })}</p>
        <a href="">${text.again}</a>
      </body>
    </html>`.toString();
}
