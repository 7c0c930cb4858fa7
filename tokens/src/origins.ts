import { join } from 'node:path';
import type { Brand } from './checkFolder.ts';
import { CONTENT_FILE, FACTS_FILE, type BrandFolder } from './folder.ts';
import { lineOf, parseObject, toJson } from './json.ts';
import type { Problem } from './problem.ts';

/** Entry of the list, such as `https://*.example.com`. */
interface Entry {
  protocol: string;
  /** Host name, without the `*.` of a wildcard. */
  host: string;
  /** True if the entry allows all subdomains of `host`, but not `host` itself. */
  below: boolean;
  /** Port; '' for the protocol's default, `*` for every port. */
  port: string;
  /** Path prefix that links must have; '' if the entry allows the whole origin. */
  path: string;
}

/** Origins and hosts that a deployment allows in brands. */
export interface BrandOrigins {
  /** List as configured. Equal texts allow the same origins. */
  readonly text: string;
  readonly entries: readonly Entry[];
}

const ENTRY = /^(https?:)\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}|\*))?(\/\S*)?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

/**
 * Origins for a deployment on one machine: localhost with its subdomains, and the sites of this
 * repository's brands. Names in `.example` are reserved (RFC 2606).
 */
export const EXAMPLE_ORIGINS = [
  'http://localhost:*',
  'http://*.localhost:*',
  ...['aurora', 'ember', 'lagoon'].flatMap((id) => [
    `https://${id}.example`,
    `https://*.${id}.example`,
  ]),
  'https://fusdscan.example/tx/',
].join(', ');

/**
 * Parses a list of origins, separated by commas or white space. A comment extends from `#` to the
 * end of the line. An entry with a path, such as `https://scan.example.com/tx/`, allows only links
 * that start with it.
 *
 * @throws Error with the first invalid entry
 */
export function parseOrigins(text: string): BrandOrigins {
  const words = text
    .replaceAll(/#.*$/gm, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const entries = words.map((word) => {
    const [, protocol = '', wildcard, host = '', port = '', path = ''] = ENTRY.exec(word) ?? [];
    if (protocol === '') {
      throw new Error(
        `'${word}' is not an origin such as https://example.com or https://*.example.com`,
      );
    }
    const isDefault = port === DEFAULT_PORTS[protocol];
    return { protocol, host, below: wildcard !== undefined, port: isDefault ? '' : port, path };
  });
  return { text, entries };
}

const coversHost = ({ host, below }: Entry, name: string): boolean =>
  below ? name.endsWith(`.${host}`) : name === host;

const coversOrigin = (entry: Entry, { protocol, hostname, port }: URL): boolean =>
  entry.protocol === protocol &&
  coversHost(entry, hostname) &&
  (entry.port === '*' || entry.port === port);

/**
 * Returns the allowed use of a URL: `site` includes passwords and API calls; `link` allows only
 * links.
 */
function admissionOf({ entries }: BrandOrigins, address: string): 'site' | 'link' | 'none' {
  const url = new URL(address);
  const covering = entries.filter((entry) => coversOrigin(entry, url));
  if (covering.some(({ path }) => path === '')) return 'site';
  return covering.some(({ path }) => url.pathname.startsWith(path)) ? 'link' : 'none';
}

interface Named {
  /** Path of the value, such as `['explorers', 'USDT-BEP20']`. */
  path: readonly string[];
  address: string;
  /** True if the site sends passwords to the URL, or pages there may call the API. */
  isSite: boolean;
}

function linksIn(value: unknown, path: readonly string[] = []): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    key === 'href' && typeof one === 'string' && /^https?:/.test(one)
      ? [{ path: [...path, key], address: one, isSite: false }]
      : linksIn(one, [...path, key]),
  );
}

const factsNamed = ({ websiteUrl, api_url, supportUrl, teamUrl, explorers = {} }: Brand): Named[] =>
  [
    { path: ['websiteUrl'], address: websiteUrl, isSite: true },
    { path: ['api_url'], address: api_url, isSite: true },
    { path: ['supportUrl'], address: supportUrl ?? '', isSite: false },
    { path: ['teamUrl'], address: teamUrl ?? '', isSite: false },
    ...Object.entries(explorers).map(([network, address]) => ({
      path: ['explorers', network],
      address,
      isSite: false,
    })),
  ].filter(({ address }) => address !== '');

interface Refused {
  path: readonly string[];
  what: string;
}

const refusedHosts = ({ hosts }: Brand, { entries }: BrandOrigins): Refused[] =>
  hosts.flatMap((host, index) => {
    if (entries.some((entry) => entry.path === '' && coversHost(entry, host))) return [];
    const what = `is '${host}', and BRAND_ORIGINS has no origin at that host`;
    return [{ path: ['hosts', String(index)], what }];
  });

const refusedAddresses = (named: readonly Named[], origins: BrandOrigins): Refused[] =>
  named.flatMap(({ path, address, isSite }) => {
    const admission = admissionOf(origins, address);
    if (admission === 'site' || (admission === 'link' && !isSite)) return [];
    const why = admission === 'link' ? 'admits for links only' : 'does not admit';
    return [{ path, what: `is '${address}', which BRAND_ORIGINS ${why}` }];
  });

/**
 * Reports URLs and hosts that the list does not allow. A brand with such a problem is neither
 * served nor published.
 */
export function originProblems(
  { path: folder, files }: BrandFolder,
  brand: Brand,
  origins: BrandOrigins,
): Problem[] {
  const problemsIn = (name: string, find: (content: unknown) => readonly Refused[]): Problem[] => {
    const bytes = files.get(name);
    if (!bytes) return [];
    const file = join(folder, name);
    const { root } = parseObject(file, new TextDecoder().decode(bytes));
    if (!root) return [];
    return find(toJson(root)).map(({ path, what }) => ({
      file,
      line: lineOf(root, path),
      place: path.join('.'),
      what,
      hint: 'Change it, or have it added to BRAND_ORIGINS, a setting of the server.',
    }));
  };
  return [
    ...problemsIn(FACTS_FILE, () => [
      ...refusedHosts(brand, origins),
      ...refusedAddresses(factsNamed(brand), origins),
    ]),
    ...problemsIn(CONTENT_FILE, (content) => refusedAddresses(linksIn(content), origins)),
  ];
}
