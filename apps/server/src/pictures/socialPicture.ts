import { createHash } from 'node:crypto';
import {
  escapeMarkup,
  hexOf,
  SOCIAL_FILE,
  SOCIAL_SIZE,
  type Brand,
  type ColourValue,
} from '@platform/tokens';
import type { Renderer } from './renderer';

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
const MARGIN = 88;
const LOGO = 132;
const TITLE = 76;
const TEXT = 36;
const MOST_LINES = { title: 2, text: 3 };

/** Texts that the platform's typefaces can draw. Other texts are omitted. */
const DRAWABLE = /^[\u0020-\u007e\u00a0-\u017f\u2010-\u2026]+$/;

function subjectOf({ title, titleDescription, logo, defaultScheme, tokens }: Brand) {
  const shown = tokens[defaultScheme === 'light' ? 'light' : 'dark'];
  const colour = (path: string) => hexOf(shown[path]?.$value as ColourValue);
  return {
    title,
    text: titleDescription,
    logo: { type: logo.type, version: logo.version },
    colours: {
      canvas: colour('color.canvas'),
      title: colour('color.text.default'),
      text: colour('color.text.muted'),
      accent: colour('color.accent.solid'),
      glow: colour('color.accent.border'),
    },
  };
}

export const socialVersion = (brand: Brand): string =>
  brand.social?.version ??
  createHash('sha256')
    .update(JSON.stringify(subjectOf(brand)))
    .digest('hex')
    .slice(0, 8);

export const socialPath = (brand: Brand): string =>
  `/brands/${brand.id}/${SOCIAL_FILE}?v=${socialVersion(brand)}`;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

/**
 * Outline width relative to the font size. A variable typeface is drawn in its lightest weight, and
 * the outline thickens it to regular weight.
 */
const OUTLINE = 0.025;

const textAt = (line: string, y: number, size: number, colour: string) =>
  `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${colour}" stroke="${colour}" ` +
  `stroke-width="${OUTLINE * size}" stroke-linejoin="round">${escapeMarkup(line)}</text>`;

/** Breaks a text into lines. An ellipsis marks omitted text. */
async function linesOf(
  text: string,
  { size, most }: { size: number; most: number },
  font: Uint8Array,
  renderer: Pick<Renderer, 'width'>,
): Promise<readonly string[]> {
  if (!DRAWABLE.test(text)) return [];
  const fits = async (line: string) => {
    const drawing = { svg: svg(textAt(line, size, size, '#000')), fonts: [font] };
    return (await renderer.width(drawing)) <= WIDTH - 2 * MARGIN;
  };
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (await fits(longer))) lines[lines.length - 1] = longer;
    else if (last !== undefined && lines.length === most) {
      lines[lines.length - 1] = `${last} …`;
      break;
    } else lines.push(word);
  }
  return lines;
}

/** @param font typeface; without it, or in a script other than Latin, texts are omitted */
export async function drawSocial(
  brand: Brand,
  font: Uint8Array | undefined,
  renderer: Pick<Renderer, 'png' | 'width'>,
): Promise<Uint8Array> {
  const { title, text, colours } = subjectOf(brand);
  const { type, bytes } = brand.logo;
  const href = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const lines = (line: string, size: number, most: number) =>
    font ? linesOf(line, { size, most }, font, renderer) : [];
  const titles = await lines(title, TITLE, MOST_LINES.title);
  const texts = await lines(text, TEXT, MOST_LINES.text);
  const firstTitle = MARGIN + LOGO + 1.4 * TITLE;
  const firstText = firstTitle + (titles.length - 1) * 1.15 * TITLE + 2 * TEXT;
  return renderer.png({
    svg: svg(
      [
        '<defs><radialGradient id="glow" cx="1" cy="0" r="0.9">' +
          `<stop offset="0" stop-color="${colours.glow}" stop-opacity="0.55"/>` +
          `<stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient></defs>`,
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.canvas}"/>`,
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>`,
        `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${colours.accent}"/>`,
        `<image x="${MARGIN}" y="${MARGIN}" width="${LOGO}" height="${LOGO}" href="${href}"/>`,
        ...titles.map((line, row) =>
          textAt(line, firstTitle + row * 1.15 * TITLE, TITLE, colours.title),
        ),
        ...texts.map((line, row) =>
          textAt(line, firstText + row * 1.35 * TEXT, TEXT, colours.text),
        ),
      ].join(''),
    ),
    fonts: font ? [font] : [],
  });
}
