import type { Config } from '../config/config';

const MASK = '***';
/** Minimum length of a masked secret. Shorter secrets would also match ordinary text. */
const SHORTEST_SECRET = 8;

/** URLs except `file:` URLs, which every stack trace contains. */
const ADDRESS = /\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)([^\s"'\\<>]+)/gi;

/**
 * Masks a URL except for its scheme and host. Keys may precede the host, or be in the path or the
 * query.
 */
function hostOnly(_: string, scheme: string, rest: string): string {
  // Starts after the last @, because a password may contain `/`, `?` or `#`.
  const [host = ''] = rest.slice(rest.lastIndexOf('@') + 1).split(/[/?#]/, 1);
  return host === rest ? scheme + host : `${scheme}${host}/${MASK}`;
}

const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const CREDENTIALS = /\b(bearer|basic)\s+[^\s"'\\,]{8,}/gi;
const AUTHORIZATION =
  /\b(authorization(?:\\?["'])?\s*[:=]\s*(?:\\?["'])?)(?!bearer|basic)[^\s"'\\,]+/gi;
const NAMED = /\b((?:[a-z]+[-_]?)?(?:key|token|secret|password)=)[^\s"'\\&]+/gi;

/**
 * Signs of text to mask. Every such text contains at least one of them. Most lines contain none and
 * need no masking.
 */
const SIGNS = ['://', '=', 'eyJ', 'earer ', 'asic ', 'uthorization'];

/**
 * Returns a function that reduces URLs to their host, and masks session tokens, Authorization
 * headers, named keys and the given secrets. Accepts JSON and plain text.
 */
export function masking(secrets: readonly string[] = []): (text: string) => string {
  const known = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (text) => {
    const unknown = known.reduce((left, secret) => left.replaceAll(secret, MASK), text);
    if (!SIGNS.some((sign) => unknown.includes(sign))) return unknown;
    return unknown
      .replace(ADDRESS, hostOnly)
      .replace(TOKEN, MASK)
      .replace(CREDENTIALS, `$1 ${MASK}`)
      .replace(AUTHORIZATION, `$1${MASK}`)
      .replace(NAMED, `$1${MASK}`);
  };
}

/**
 * Decodes a part of a URL. Unlike `decodeURIComponent`, accepts a stray percent sign and bytes that
 * are not UTF-8.
 */
const decoded = (part: string) =>
  part.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/**
 * Returns the parts of a URL that may be keys, as written and decoded: the password and the
 * segments of path and query.
 */
function secretsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password, pathname, search, searchParams } = new URL(address);
  const values = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  const written = [password, ...pathname.split('/'), ...values];
  return [...written, ...written.map(decoded), ...searchParams.values()];
}

export const addressSecrets = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => secretsIn(address ?? ''));

export function secretsOf(config: Config): string[] {
  const networks = JSON.stringify(config.EVM_NETWORKS ?? {}).match(/[a-z]+:\/\/[^"]+/g) ?? [];
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL, SMTP_URL, RATES_URL } = config;
  const databases = [DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL];
  const addresses = [...databases, SMTP_URL, RATES_URL, ...networks];
  const {
    JWT_SECRET,
    JWT_SECRETS_OLD,
    SEALING_KEYS = [],
    TWO_FACTOR_KEYS = [],
    RECEIPT_KEY,
    EXCLUSION_KEY,
    VAPID_KEY,
    METRICS_TOKEN,
  } = config;
  return [
    ...[JWT_SECRET, ...JWT_SECRETS_OLD, RECEIPT_KEY, EXCLUSION_KEY],
    ...[VAPID_KEY, METRICS_TOKEN],
    ...[...SEALING_KEYS, ...TWO_FACTOR_KEYS].map(({ secret }) => secret),
    ...addressSecrets(addresses),
  ].filter((secret) => secret !== undefined);
}
