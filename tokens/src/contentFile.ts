import * as v from 'valibot';
// Imports by path, because Node loads this module for configuration files and does not load TypeScript
// from packages.
import { callingCodes } from '../../packages/rules/src/fields/callingCodes.ts';
import { WITHDRAWAL_MINIMUMS } from '../../packages/rules/src/funds/bounds.ts';
import { readJson } from './readJson.ts';
import type { Problem } from './problem.ts';
import { described, distinctList, language, target, text } from './values.ts';

/** Sections of the landing page below the top picture, in the default order. */
export const LANDING_SECTIONS = ['features', 'cards', 'games', 'faq'] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

export const HERO_LAYOUTS = ['split', 'picture', 'type'] as const;
export type HeroLayout = (typeof HERO_LAYOUTS)[number];

/** Place of the illustration on a phone, or `none`. */
export const ILLUSTRATIONS = ['below', 'above', 'none'] as const;
export type Illustration = (typeof ILLUSTRATIONS)[number];

/** Menu entries, in the default order. */
export const MENU_LINES = [
  'dashboard',
  'wallet',
  'transactions',
  'bets',
  'games',
  'bonus',
  'team',
  'settings',
  'support',
  'referral',
  'logout',
] as const;
export type MenuLine = (typeof MENU_LINES)[number];

export const NAVIGATIONS = ['sidebar', 'top'] as const;
export type Navigation = (typeof NAVIGATIONS)[number];

/** Maximum number of stakes, which fit in one row on a phone. */
const MOST_STAKES = 5;

export const SOUND_SETS = ['classic', 'soft', 'arcade', 'none'] as const;
export type SoundSet = (typeof SOUND_SETS)[number];

/** Amounts of the specification's bet dialog, in USDT. */
export const STAKES = ['0.01', '0.1', '1', '10', '100', '1000', '5000', '10000'] as const;
export type StakeChoice = (typeof STAKES)[number];

/** One text for all languages, or one per language. */
export type LocalText = string | Readonly<Record<string, string>>;

const plainText = (most: number) =>
  v.pipe(
    text(most),
    v.check((value) => !/<[a-z/!?]/i.test(value), 'must be plain text, without HTML'),
  );

/** Text of one line, or '' for none. */
const orNone = (most: number) =>
  v.union([v.literal(''), plainText(most)], "must be '' or a text of one line");

/** Text alternative of a picture; '' if the picture is decorative. */
const altText = orNone(200);

/** Placeholder for the brand's name in the heading. */
const BRAND_NAME = '{brand}';

const headlineText = v.pipe(
  plainText(80),
  v.check(
    (value) => value.split(BRAND_NAME).length === 2,
    `must hold ${BRAND_NAME} once, where the name of the brand belongs`,
  ),
);

const A_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-][01]\d:[0-5]\d)$/;

function isTime(value: string): boolean {
  const [, day = ''] = A_TIME.exec(value) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

const time = v.pipe(
  v.string('must be a text'),
  v.check(isTime, "must be a date and time with its zone, such as '2026-12-24T18:00+05:30'"),
);

const BOUNDS = `must be between ${WITHDRAWAL_MINIMUMS.least} and ${WITHDRAWAL_MINIMUMS.most} USDT`;
const minimumWithdrawal = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(WITHDRAWAL_MINIMUMS.least, BOUNDS),
  v.maxValue(WITHDRAWAL_MINIMUMS.most, BOUNDS),
);

/**
 * Returns the schema of `content.json`. Every text must exist in the brand's first language.
 *
 * @param first first language; if undefined, texts may exist in any languages
 */
export function contentSchemaFor(first: string | undefined) {
  const local = (one: v.GenericSchema<string, string>) =>
    v.union(
      [
        one,
        v.pipe(
          v.record(language, one),
          v.check(
            (texts) => first === undefined || Object.hasOwn(texts, first),
            `must have a text in '${first}', the first language of the brand`,
          ),
        ),
      ],
      `must be a text, or one for each language: { "${first ?? 'en'}": "..." }`,
    );
  const link = v.strictObject({
    text: described(local(plainText(60)), 'What the link reads.'),
    href: described(target, 'A page of the site, such as /guides, or a full address.'),
  });
  const notice = v.pipe(
    v.strictObject({
      text: described(local(plainText(160)), 'One sentence.'),
      link: v.optional(described(link, 'What can be done about it.')),
      from: v.optional(described(time, 'From when it is shown; without it, immediately.')),
      until: v.optional(described(time, 'Until when it is shown; without it, from then on.')),
    }),
    v.check(
      ({ from, until }) =>
        from === undefined || until === undefined || Date.parse(from) < Date.parse(until),
      "must have a 'from' before its 'until'",
    ),
  );
  const question = v.strictObject({
    question: local(plainText(120)),
    answer: local(plainText(1000)),
  });
  const oneOf = <const T extends readonly string[]>(names: T) =>
    v.picklist(names, `must be one of ${names.join(', ')}`);
  const list = <const T extends v.GenericSchema>(item: T, least: number, most: number) =>
    v.pipe(
      v.array(item, 'must be a list'),
      v.minLength(least, `must have at least ${least}`),
      v.maxLength(most, `must have at most ${most}`),
    );
  return v.strictObject({
    $schema: v.optional(described(v.string(), 'Gives editors completion and hints.')),
    hero: v.optional(
      v.pipe(
        v.strictObject({
          layout: v.optional(
            described(
              oneOf(HERO_LAYOUTS),
              'split: an illustration beside the words; picture: the picture reaches the edges; type: a large heading, no illustration.',
            ),
          ),
          illustration: v.optional(
            described(
              oneOf(ILLUSTRATIONS),
              'Where the illustration or picture is on a phone; none for no illustration.',
            ),
          ),
          eyebrow: v.optional(
            described(local(orNone(60)), "The line above the heading; '' for none."),
          ),
          play: v.optional(described(local(plainText(30)), 'The button that leads to the games.')),
          register: v.optional(
            described(local(orNone(30)), "The button that leads to registration; '' for none."),
          ),
          guides: v.optional(described(local(orNone(40)), "The link to the guides; '' for none.")),
          claims: v.optional(
            described(
              list(local(plainText(60)), 0, 6),
              'The ticked claims, in place of the usual ones; [] for none.',
            ),
          ),
          headline: v.optional(
            described(local(headlineText), `The heading, with ${BRAND_NAME} for the brand's name.`),
          ),
          text: v.optional(
            described(local(plainText(300)), 'The sentence or two below the heading.'),
          ),
          picture: v.optional(
            described(
              v.strictObject({
                alt: described(local(altText), "What it shows; '' where it only decorates."),
              }),
              'The picture hero.jpg, hero.png or hero.webp beside the words.',
            ),
          ),
        }),
        v.check(
          ({ layout, picture }) => layout !== 'picture' || picture !== undefined,
          "must have a 'picture' for the layout 'picture'",
        ),
      ),
    ),
    sections: v.optional(
      described(
        distinctList(oneOf(LANDING_SECTIONS)),
        'The sections below the head of the landing page, in this order; others are not shown.',
      ),
    ),
    faq: v.optional(described(list(question, 1, 20), 'The questions, in place of the usual ones.')),
    footer: v.optional(
      v.strictObject({
        text: v.optional(described(local(plainText(400)), 'A paragraph, such as a licence.')),
        links: v.optional(described(list(link, 1, 12), 'More links.')),
      }),
    ),
    announcement: v.optional(described(notice, 'A line above every page.')),
    banners: v.optional(
      described(
        list(notice, 1, 20),
        'Below the head of the landing page: the first whose time it is.',
      ),
    ),
    menu: v.optional(
      described(
        v.pipe(
          list(
            v.strictObject({
              line: described(oneOf(MENU_LINES), 'Which line of the menu.'),
              name: v.optional(described(local(plainText(30)), 'What it is called.')),
            }),
            1,
            MENU_LINES.length,
          ),
          v.check(
            (lines) => new Set(lines.map(({ line }) => line)).size === lines.length,
            'must not name anything twice',
          ),
        ),
        'The first lines of the menu, in this order; the others follow in theirs.',
      ),
    ),
    navigation: v.optional(
      described(
        oneOf(NAVIGATIONS),
        'Navigation on a wide screen: a sidebar, or the shortcuts in a row below the header.',
      ),
    ),
    phoneCountry: v.optional(
      described(
        v.pipe(
          v.string('must be a text'),
          v.check(
            (code) => callingCodes().has(code),
            "must be the code of a country in two capital letters, such as 'IN'",
          ),
        ),
        "The country that phone numbers begin in, 'IN'.",
      ),
    ),
    minimumWithdrawal: v.optional(
      described(minimumWithdrawal, 'The smallest withdrawal, in whole USDT.'),
    ),
    stakes: v.optional(
      described(
        v.pipe(
          distinctList(oneOf(STAKES)),
          v.maxLength(MOST_STAKES, `must have at most ${MOST_STAKES}`),
        ),
        'The stakes beside the bet slip, in USDT; players can bet any other amount, too.',
      ),
    ),
    sounds: v.optional(
      described(oneOf(SOUND_SETS), 'How the games sound; none for games without sound.'),
    ),
  });
}

export type BrandContent = Omit<v.InferOutput<ReturnType<typeof contentSchemaFor>>, '$schema'>;

/**
 * Reads and checks a `content.json`.
 *
 * @param first the brand's first language, in which every text must exist; undefined if unknown
 */
export function readContentFile(
  file: string,
  content: string,
  first: string | undefined,
): { content?: BrandContent; problems: readonly Problem[] } {
  const { value, problems } = readJson(file, content, contentSchemaFor(first));
  if (!value) return { problems };
  const { $schema, ...said } = value;
  return { content: said, problems: [] };
}
