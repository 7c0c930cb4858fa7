import { appFrame } from '@platform/messages/every/appFrame';
import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { GAMBLING_HELP } from '@platform/rules/games';
import { html, raw } from 'hono/html';
import type { Letter } from '../account/letter';
import type { Site } from '../http/site';
import { MAIL_LOGO_PX } from '../pictures/mailLogo';
import { darkSheet, lightStyle, type MailPart } from './mailLooks';

/** System fonts, because email clients do not load the typefaces of a brand. */
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const SHAPES: Readonly<Record<MailPart, string>> = {
  ground: 'margin:0;padding:0',
  page: `margin:0;padding:24px 12px;font:400 16px/1.5 ${FONT}`,
  card: 'margin:16px 0;padding:28px 24px;border-width:1px;border-style:solid',
  facts: 'margin:16px 0 0;padding:12px 16px;overflow-wrap:anywhere;word-break:break-word',
  name: 'font-size:18px;font-weight:700;text-decoration:none',
  link: 'text-decoration:underline',
  address: 'text-decoration:underline;word-break:break-all',
  button: 'display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none',
  urgent: 'display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none',
  footer: 'padding:0 24px;font-size:13px',
};

const CORNERS: Partial<Record<MailPart, string>> = {
  card: 'radius.card',
  facts: 'radius.small',
  button: 'radius.control',
  urgent: 'radius.control',
};

const REM_PX = 16;

/** Returns a radius token in pixels, the unit that email clients support. */
function radiusOf({ tokens }: Site['brand'], path: string): string {
  const { value, unit } = tokens.light[path]?.$value as { value: number; unit: string };
  return `${unit === 'rem' ? value * REM_PX : value}px`;
}

const languageOf = (tag: string): LanguageTag =>
  Object.hasOwn(LANGUAGES, tag) ? (tag as LanguageTag) : 'en';

/** Hides the preview text, which email clients show beside the subject. */
const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all';

const PARAGRAPH = 'margin:16px 0 0';

/**
 * Renders a letter as HTML for email clients: without tables, scripts and external content. Styles
 * are inline, except for the dark scheme, which needs a style sheet.
 */
export function mailHtml(
  letter: Letter,
  { brand, origin }: Site,
  logo: string | undefined,
): string {
  const language = languageOf(letter.language);
  const { direction } = LANGUAGES[language];
  const footer = appFrame[language];
  const look = (part: MailPart) => {
    const corners = CORNERS[part];
    const radius = corners === undefined ? '' : `;border-radius:${radiusOf(brand, corners)}`;
    return html`class="${part}" style="${lightStyle(brand, part)};${SHAPES[part]}${radius}"`;
  };
  const paragraph = (text: string) => {
    const lines = text.split('\n');
    if (lines.length === 1) return html`<p style="${PARAGRAPH}">${text}</p>`;
    return html`<div ${look('facts')}>${lines.map((line) => html`<div>${line}</div>`)}</div>`;
  };
  const { link } = letter;
  const footLink = (href: string, text: string) =>
    html`<p style="${PARAGRAPH}"><a href="${href}" ${look('link')}>${text}</a></p>`;
  const { supportUrl } = brand;
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${letter.subject}</title>
        <style>
          ${raw(darkSheet(brand))}
        </style>
      </head>
      <body ${look('ground')}>
        <div style="${HIDDEN}">${letter.preview}</div>
        <div lang="${language}" dir="${direction}" ${look('page')}>
          <div style="max-width:600px;margin:0 auto">
            <div style="padding:0 24px">
              <a href="${origin}" ${look('name')}
                >${
                  logo !== undefined &&
                  html`<img
                      src="cid:${logo}"
                      width="${MAIL_LOGO_PX}"
                      height="${MAIL_LOGO_PX}"
                      alt=""
                      style="border:0;vertical-align:middle"
                    />&nbsp; `
                }<span style="vertical-align:middle">${brand.name}</span></a
              >
            </div>
            <div ${look('card')}>
              <h1 style="margin:0;font-size:22px;line-height:1.3">${letter.hello}</h1>
              ${letter.paragraphs.map(paragraph)}
              <p style="margin:24px 0 12px">
                <a href="${link.href}" ${look(link.urgent ? 'urgent' : 'button')}>${link.text}</a>
              </p>
              <p style="margin:0;font-size:13px">
                <a href="${link.href}" dir="ltr" ${look('address')}>${link.href}</a>
              </p>
              ${letter.closing.map(paragraph)}
            </div>
            <div ${look('footer')}>
              <p style="${PARAGRAPH}">${footer.statement}</p>
              ${footLink(GAMBLING_HELP, footer.gamblingHelp)}
              ${supportUrl !== undefined && footLink(supportUrl, footer.help)}
            </div>
          </div>
        </div>
      </body>
    </html>`.toString();
}
