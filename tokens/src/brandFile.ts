import * as v from 'valibot';
import { DEFAULT_BRAND_ID, FACTS_FILE } from './folder.ts';
import { lineOf, parseObject, toJson } from './json.ts';
import { SCHEME_CHOICES } from './palette.ts';
import type { Problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { address, addressOrNothing, described, distinctList, language, text } from './values.ts';

/** Language of a brand that lists none. */
export const FIRST_LANGUAGE = 'en';

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(\\.${LABEL})*$`);
const host = v.pipe(
  text(253),
  v.regex(HOST, 'must be a host name in lower-case letters, without port'),
);

/** Returns the hosts in a `brand.json`, even if the file is invalid. */
export function hostsIn(content: Uint8Array | undefined): readonly string[] {
  const [, list = ''] = /"hosts"\s*:\s*\[([^\]]*)/.exec(new TextDecoder().decode(content)) ?? [];
  return [...list.matchAll(/"([^"]*)"/g)].flatMap(([, name = '']) => (HOST.test(name) ? name : []));
}

/**
 * Returns the first language in a `brand.json`, even if the file is invalid; undefined if the language
 * cannot be read.
 */
export function firstLanguageIn(content: Uint8Array | undefined): string | undefined {
  const { root } = parseObject(FACTS_FILE, new TextDecoder().decode(content));
  if (!root) return undefined;
  const { languages = [FIRST_LANGUAGE] } = toJson(root) as { languages?: unknown };
  const first: unknown = Array.isArray(languages) ? languages[0] : undefined;
  return v.is(language, first) ? first : undefined;
}

const clause = v.strictObject({
  number: v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(1, 'must be at least 1'),
  ),
  title: text(120),
  paragraphs: v.pipe(
    v.array(text(4000), 'must be a list of texts'),
    v.minLength(1, 'must have at least one'),
    v.maxLength(50, 'must have at most 50'),
  ),
});

const BRAND_GAMES = [
  'wingo',
  'plinko',
  'dice',
  'mines',
  'aviator',
  'smallBig',
  'numbers',
  'lottery',
] as const;

/** Games with a demo that a brand may offer for money. */
const REAL_GAMES = ['dice', 'mines', 'plinko'] as const;

/** Schema of `brand.json`. Rejects unknown keys, which are usually typos. */
export const brandFileSchema = v.strictObject({
  $schema: v.optional(described(v.string(), 'Gives editors completion and hints.')),
  name: described(text(40), "The name inside sentences: 'Why Play on Aurora'."),
  title: described(text(80), 'The title of the document, as tabs of the browser show it.'),
  titleDescription: described(text(300), 'For search engines, link previews and the first page.'),
  hosts: described(
    v.pipe(v.array(host, 'must be a list of host names'), v.maxLength(50, 'must have at most 50')),
    'The host names this brand is served for, without port. The default brand has none.',
  ),
  websiteUrl: described(addressOrNothing, "The brand's website; '' means the page's own origin."),
  websiteUrlName: described(text(80), 'How the website is written in a sentence.'),
  api_url: described(addressOrNothing, "Base address of the API; '' means the page's own origin."),
  defaultScheme: v.optional(
    described(
      v.picklist(SCHEME_CHOICES, "must be 'system', 'dark' or 'light'"),
      "The colour scheme of a first visit; without it, 'system': that of the reader's system.",
    ),
    'system',
  ),
  supportUrl: v.optional(
    described(address, 'Where the foot of every page leads those who seek help.'),
  ),
  teamUrl: v.optional(
    described(address, "The team's own site, linked beside the tree of a member's team."),
  ),
  explorers: v.optional(
    described(
      v.record(text(40), address, 'must give each network an address'),
      "Where transactions can be looked up, by network: 'USDT-BEP20' to 'https://bscscan.com/tx/'.",
    ),
  ),
  terms: v.optional(
    described(
      v.pipe(
        v.array(clause, 'must be a list of clauses'),
        v.minLength(1, 'must have at least one'),
        v.maxLength(60, 'must have at most 60'),
      ),
      'The terms that members accept; without it, those of the platform.',
    ),
  ),
  games: v.optional(
    described(
      v.pipe(
        distinctList(v.picklist(BRAND_GAMES, `must be one of ${BRAND_GAMES.join(', ')}`)),
        v.minLength(1, 'must show at least one game'),
      ),
      'The games on offer; without it, all of them.',
    ),
  ),
  realGames: v.optional(
    described(
      distinctList(v.picklist(REAL_GAMES, `must be one of ${REAL_GAMES.join(', ')}`)),
      'The games on offer that are played for money; the others are demos. Wingo always is.',
    ),
  ),
  languages: v.optional(
    described(
      v.pipe(distinctList(language), v.minLength(1, 'must name at least one language')),
      'The languages on offer, that of a first visit first; without it, all of them.',
    ),
  ),
});

const MISSING = 'Add it; the brand.json of the default brand shows how.';

export type BrandFile = Omit<v.InferOutput<typeof brandFileSchema>, '$schema'>;

/**
 * Reads and checks a `brand.json`.
 *
 * @param id id of the brand; `hosts` may be empty only for the default brand
 */
export function readBrandFile(
  file: string,
  content: string,
  id: string = DEFAULT_BRAND_ID,
): { facts?: BrandFile; problems: readonly Problem[] } {
  const { root, value, problems } = readJson(file, content, brandFileSchema, MISSING);
  if (!root || !value) return { problems };
  const { $schema, ...facts } = value;
  const twice = facts.hosts.flatMap((host, index): Problem[] => {
    if (facts.hosts.indexOf(host) === index) return [];
    const line = lineOf(root, ['hosts', String(index)]);
    const hint = 'Remove one of the two.';
    return [{ file, line, place: 'hosts', what: `has '${host}' twice`, hint }];
  });
  if (twice.length > 0) return { problems: twice };
  if (facts.hosts.length === 0 && id !== DEFAULT_BRAND_ID) {
    const what = `is empty, and every host that no brand names is that of '${DEFAULT_BRAND_ID}'`;
    const hint = `Name at least one host, such as "${id}.localhost".`;
    return { problems: [{ file, line: lineOf(root, ['hosts']), place: 'hosts', what, hint }] };
  }
  return { facts, problems: [] };
}
