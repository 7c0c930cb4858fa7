import type { Config } from '../config/config';

/** What replaces a secret. */
const MASK = '***';
/** Shorter ones are text that the log needs. */
const SHORTEST_SECRET = 8;

/** An address, but not one of a file: those are in every stack. */
const ADDRESS = /\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)([^\s"'\\<>]+)/gi;

/** Leaves of an address where it leads: keys are before the host, in the path, or in the query. */
function hostOnly(_: string, scheme: string, rest: string): string {
  // After the last @, for a password may hold what else would end it.
  const [host = ''] = rest.slice(rest.lastIndexOf('@') + 1).split(/[/?#]/, 1);
  return host === rest ? scheme + host : `${scheme}${host}/${MASK}`;
}

const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const CREDENTIALS = /\b(bearer|basic)\s+[^\s"'\\,]{8,}/gi;
const AUTHORIZATION =
  /\b(authorization(?:\\?["'])?\s*[:=]\s*(?:\\?["'])?)(?!bearer|basic)[^\s"'\\,]+/gi;
const NAMED = /\b((?:[a-z]+[-_]?)?(?:key|token|secret|password)=)[^\s"'\\&]+/gi;

/** Without any of these no rule has anything to do, as in nearly every line. */
const SIGNS = ['://', '=', 'eyJ', 'earer ', 'asic ', 'uthorization'];

/**
 * Makes what masks text: addresses keep only their host, and session tokens, Authorization headers
 * and named keys go, with the secrets that are known. It works on lines of JSON as on plain text.
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

/** Unlike `decodeURIComponent` it takes a percent sign that begins no byte, and bytes that are no text. */
const decoded = (part: string) =>
  part.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/**
 * What of an address may be a key, as it is written and as it is meant: its password, and the parts of
 * its path and query.
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

/** The secrets of the settings, as far as they could get into a message. */
export function secretsOf(config: Config): string[] {
  const networks = JSON.stringify(config.EVM_NETWORKS ?? {}).match(/[a-z]+:\/\/[^"]+/g) ?? [];
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL, SMTP_URL, RATES_URL } = config;
  const databases = [DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL];
  const addresses = [...databases, SMTP_URL, RATES_URL, ...networks];
  const {
    JWT_SECRET,
    JWT_SECRETS_OLD,
    SEALING_KEYS = [],
    RECEIPT_KEY,
    VAPID_KEY,
    METRICS_TOKEN,
    BRANDS_TOKEN,
  } = config;
  return [
    ...[JWT_SECRET, ...JWT_SECRETS_OLD, RECEIPT_KEY, VAPID_KEY, METRICS_TOKEN, BRANDS_TOKEN],
    ...SEALING_KEYS.map(({ secret }) => secret),
    // Also without its 0x, as libraries have it.
    ...[config.EVM_HOT_WALLET_KEY, config.EVM_HOT_WALLET_KEY?.slice(2)],
    ...addresses.flatMap((address) => secretsIn(address ?? '')),
  ].filter((secret) => secret !== undefined);
}
