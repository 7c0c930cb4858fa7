import {
  hexOf,
  loadBrands,
  SCHEMES,
  type Brand,
  type ColourValue,
  type Scheme,
} from '@platform/tokens';
import { appFrame } from '@platform/messages/every/appFrame';
import { LANGUAGES, type LanguageTag } from '@platform/messages/languages';
import { mails as texts } from '@platform/messages/every/mails';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { simpleParser, type ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { changeMail } from '../account/changeMail';
import { confirmationMail } from '../account/confirmationMail';
import type { Letter } from '../account/letter';
import { resetMail } from '../account/resetMail';
import { withdrawalMail } from '../wallet/withdrawalMail';
import { messageOf } from '../ports/mail/message';
import { TOKENS_DIR } from '../testing/app';
import { testPictures } from '../testing/pictures';
import { brandMail } from './brandMail';

const brands = await loadBrands(TOKENS_DIR);
const brandOf = (id: string): Brand => {
  const found = brands.find((brand) => brand.id === id);
  if (!found) throw new Error(`There is no brand '${id}'.`);
  return found;
};
const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[];
const TOKEN = 'A'.repeat(43);
const ORIGIN = 'https://play.example';
const sent = { to: 'anna@example.com', token: TOKEN, origin: ORIGIN };
const happened = {
  ...sent,
  device: { userAgent: 'curl/8.5.0', address: '203.0.113.9', place: 'IN' },
  at: new Date('2026-11-22T14:30:00Z'),
};

interface About {
  /** Name in the greeting; null until the email address is confirmed. */
  name: string | null;
  language: string;
  site: string;
}

const LETTERS: Readonly<Record<string, (about: About) => Letter>> = {
  confirmation: ({ language, site }) => confirmationMail({ ...sent, language, site }),
  reset: (about) => resetMail({ ...sent, ...about }),
  change: (about) =>
    changeMail({
      ...happened,
      ...about,
      change: 'password-changed',
      waitsUntil: new Date('2026-11-23T14:30:00Z'),
    }),
  withdrawal: (about) =>
    withdrawalMail({
      ...happened,
      ...about,
      amount: 25_000_000n,
      fee: 1_000_000n,
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      network: 'USDT-BEP20',
    }),
};
const NAMES = Object.keys(LETTERS);

interface Written {
  kind?: string;
  name?: string | null;
  language?: string;
  brand?: Brand;
  /** `false` leaves the brand's pictures unrendered, which never happens to a served brand. */
  prepared?: boolean;
}

const pictures = testPictures();

const letterOf = ({
  kind = 'change',
  name = 'Anna',
  language = 'en',
  brand = brandOf('aurora'),
}: Written): Letter => {
  const write = LETTERS[kind];
  if (!write) throw new Error(`There is no mail '${kind}'.`);
  return write({ name, language, site: brand.name });
};

/** Composes an email and parses it as an email client does. */
async function arrived(written: Written): Promise<ParsedMail & { html: string }> {
  const { prepared = true, brand = brandOf('aurora') } = written;
  const site = { brand, origin: ORIGIN };
  if (prepared) expect(await pictures.prepare({ path: '' }, brand)).toEqual([]);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = brandMail(letterOf(written), site);
  const { message } = await transport.sendMail(messageOf(mail, 'no-reply@play.example'));
  // Pictures remain references to attachments.
  const parsed = await simpleParser(message as Buffer, { skipImageLinks: true });
  if (!parsed.html) throw new Error('The mail has no HTML.');
  return { ...parsed, html: parsed.html };
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const elements = (html: string, ...names: string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), parseDocument(html), true);

const only = (found: readonly Element[]): Element => {
  const [element, ...others] = found;
  if (element === undefined || others.length > 0) throw new Error(`There are ${found.length}.`);
  return element;
};

const styleOf = (element: Element) => element.attribs['style'] ?? '';

const parentOf = ({ parent }: Pick<Element, 'parent'>): Element | undefined =>
  parent !== null && DomUtils.isTag(parent) ? parent : undefined;

function isHidden(element: Element): boolean {
  const parent = parentOf(element);
  return styleOf(element).includes('display:none') || (parent !== undefined && isHidden(parent));
}

const shownTexts = (html: string) =>
  DomUtils.filter(({ type }) => type === ElementType.Text, elements(html, 'body')).flatMap(
    (node) => {
      const text = DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim();
      const inside = parentOf(node);
      return text === '' || !inside || isHidden(inside) ? [] : [{ text, inside }];
    },
  );

const shown = (html: string): string =>
  shownTexts(html)
    .map(({ text }) => text)
    .join(' ');

const hrefs = (html: string) => elements(html, 'a').map(({ attribs }) => attribs['href']);

const besideLogo = (html: string): string =>
  DomUtils.textContent(parentOf(only(elements(html, 'img'))) ?? []).trim();

describe('a received email', () => {
  test.each(NAMES)('%s: greets without a name until the address is confirmed', async (kind) => {
    const { text } = await arrived({ kind, name: null });
    expect(text?.startsWith(`${texts.en.helloUnconfirmed}\n`)).toBe(true);
  });

  test.each(NAMES)('%s: has the same link and words in text and HTML', async (kind) => {
    const letter = letterOf({ kind });
    const { text = '', html, headers } = await arrived({ kind });
    expect(headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    expect(letter.link.href).toContain(TOKEN);
    expect(text).toContain(letter.link.href);
    expect(hrefs(html).filter((href) => href === letter.link.href)).toHaveLength(2);
    const words = shown(html);
    const lines = [letter.hello, ...letter.paragraphs, ...letter.closing].join('\n').split('\n');
    for (const line of lines) {
      expect(text).toContain(line);
      expect(words).toContain(line);
    }
  });

  test('has text that ends with the brand name and contains no HTML', async () => {
    const { text = '' } = await arrived({ kind: 'reset' });
    expect(text.trimEnd()).toBe(
      [
        'Hello Anna,',
        texts.en.resetLead,
        `${ORIGIN}/?modal=auth&tab=resetPassword#token=${TOKEN}`,
        texts.en.resetNotYou,
        'Aurora',
      ].join('\n\n'),
    );
  });

  test('shows the embedded logo beside the brand name', async () => {
    const { html, attachments, from } = await arrived({ brand: brandOf('ember') });
    const [logo, ...others] = attachments;
    expect(others).toEqual([]);
    expect(logo).toMatchObject({ contentType: 'image/png', related: true });
    expect(only(elements(html, 'img')).attribs['src']).toBe(`cid:${logo?.cid}`);
    expect(besideLogo(html)).toBe('Ember');
    expect(from?.text).toContain('Ember');
    const { width, height, data } = PNG.sync.read(logo?.content ?? Buffer.of());
    expect([width, height]).toEqual([120, 120]);
    // A blank picture would have few different bytes.
    expect(new Set(data).size).toBeGreaterThan(10);
  });

  test('has no logo if none was rendered', async () => {
    const brand = { ...brandOf('aurora') };
    const { html, attachments } = await arrived({ brand, prepared: false });
    expect(attachments).toEqual([]);
    expect(elements(html, 'img')).toEqual([]);
    expect(shown(html)).toContain('Aurora');
  });

  test.each(LANGUAGE_TAGS)('in %s: has the right language, direction and script', async (tag) => {
    const names: Partial<Record<string, string>> = { hi: 'अन्ना', ar: 'آنا' };
    const name = names[tag] ?? 'Şükrü Ñandú';
    const letter = letterOf({ kind: 'reset', name, language: tag });
    const { subject, text, html } = await arrived({ kind: 'reset', name, language: tag });
    expect(subject).toBe(texts[tag].resetSubject({ site: 'Aurora' }));
    expect(letter.hello).toContain(name);
    expect(text).toContain(letter.hello);
    expect(DomUtils.textContent(elements(html, 'title'))).toBe(subject);
    for (const words of [letter.hello, texts[tag].resetButton, appFrame[tag].statement]) {
      expect(shown(html)).toContain(words);
    }
    // Some email clients remove `<html>`, so the body repeats the language.
    const inLanguage = elements(html, 'html', 'div').filter(({ attribs }) => 'lang' in attribs);
    const { direction } = LANGUAGES[tag];
    expect(inLanguage.map(({ attribs: { lang, dir } }) => [lang, dir])).toEqual([
      [tag, direction],
      [tag, direction],
    ]);
  });

  test('falls back to English, including its lang attribute', async () => {
    const { html } = await arrived({ language: 'de' });
    expect(only(elements(html, 'html')).attribs).toMatchObject({ lang: 'en', dir: 'ltr' });
  });
});

describe('the HTML of an email', () => {
  test('has a hidden preview with time and address for the list of emails', async () => {
    const { html } = await arrived({ kind: 'withdrawal' });
    const [first] = elements(html, 'div');
    if (!first) throw new Error('The mail is empty.');
    expect(DomUtils.textContent(first)).toMatch(/22 Nov 2026.*203\.0\.113\.9/);
    expect(isHidden(first)).toBe(true);
  });

  test('escapes texts from members and brands', async () => {
    const attack = '"><img src=https://evil.example onerror=alert(1)><script>1</script>';
    const supportUrl = 'https://help.example/"><script>';
    const brand: Brand = { ...brandOf('aurora'), name: attack, supportUrl };
    const { html } = await arrived({ brand, name: attack });
    expect(elements(html, 'script')).toEqual([]);
    expect(DomUtils.textContent(elements(html, 'h1'))).toBe(texts.en.hello({ name: attack }));
    expect(DomUtils.textContent(elements(html, 'title'))).toContain(attack);
    // The email has one picture, with the brand's name as text beside it.
    expect(besideLogo(html)).toBe(attack);
    expect(hrefs(html)).toContain(supportUrl);
  });

  test.each(NAMES)('%s: loads and runs nothing, and is at most 600 pixels wide', async (kind) => {
    const { html } = await arrived({ kind });
    expect(elements(html, 'script', 'link', 'iframe', 'form', 'table', 'object')).toEqual([]);
    expect(elements(html, 'img').map(({ attribs }) => attribs['src'])).toEqual(['cid:logo@aurora']);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    const narrow = only(
      elements(html, 'div').filter((one) => styleOf(one).includes('max-width:600px')),
    );
    const words = DomUtils.textContent(narrow);
    expect(words).toContain(letterOf({ kind }).hello);
    expect(words).toContain(appFrame.en.statement);
  });

  test('links to help for problem gambling, and to the support of a brand that has one', async () => {
    const brand = brandOf('aurora');
    const without = await arrived({ brand });
    const line = `${appFrame.en.statement} ${appFrame.en.gamblingHelp}`;
    expect(shown(without.html)).toContain(line);
    expect(hrefs(without.html)).toContain('https://www.begambleaware.org/');
    expect(shown(without.html)).not.toContain(appFrame.en.help);
    const supportUrl = 'https://help.aurora.example';
    const supported = await arrived({ brand: { ...brand, supportUrl } });
    expect(shown(supported.html)).toContain(`${line} ${appFrame.en.help}`);
    expect(hrefs(supported.html)).toContain(supportUrl);
  });

  test('blends a translucent colour with the page', async () => {
    const brand = brandOf('aurora');
    const grey = (lightness: number, alpha: number) => ({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [lightness, lightness, lightness], alpha },
    });
    const tokens = {
      ...brand.tokens.light,
      'color.canvas': grey(0, 1),
      'color.surface': grey(1, 0.6),
    };
    const { html } = await arrived({
      brand: { ...brand, tokens: { ...brand.tokens, light: tokens } },
    });
    const hello = textColours(html, 'light').find(({ text }) => text === 'Hello Anna,');
    expect(hello?.ground).toBe('#999999');
  });

  const looks = brands.flatMap((brand) => SCHEMES.map((scheme) => [brand.id, scheme] as const));
  test.each(looks)('%s, %s: every text has a contrast of at least 4.5', async (id, scheme) => {
    const brand = { ...brandOf(id), supportUrl: 'https://help.example' };
    for (const kind of NAMES) {
      const { html } = await arrived({ kind, brand });
      const found = textColours(html, scheme);
      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(found.filter(({ color, ground }) => contrast(color, ground) < 4.5)).toEqual([]);
      // The email uses only the colours of this scheme.
      const help = found.find(({ text }) => text === appFrame.en.help);
      const token = brand.tokens[scheme]['color.accent.text'];
      expect(help?.color).toBe(hexOf(token?.$value as ColourValue));
    }
  });
});

const channel = (hex: string, start: number) => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function textColours(html: string, scheme: Scheme) {
  const [, media = ''] = /prefers-color-scheme:dark\)\{(.*)\}/.exec(html) ?? [];
  const dark = new Map(
    [...media.matchAll(/\.([a-z]+)\{([^}]*)\}/g)].map(([, part = '', rule = '']) => [part, rule]),
  );
  const colourOf = (element: Element | undefined, property: string): string => {
    if (!element) throw new Error(`A text has no ${property}.`);
    const rule = scheme === 'dark' ? dark.get(element.attribs['class'] ?? '') : undefined;
    const own = new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(rule ?? styleOf(element));
    return own?.[1] ?? colourOf(parentOf(element), property);
  };
  return shownTexts(html).map(({ text, inside }) => ({
    text,
    color: colourOf(inside, 'color'),
    ground: colourOf(inside, 'background-color'),
  }));
}
