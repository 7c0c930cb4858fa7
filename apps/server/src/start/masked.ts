import type { Config } from '../config/config';

const MASK = '***';
/** Shorter secrets are not masked, because ordinary text would match them. */
const SHORTEST_SECRET = 8;

/** Matches addresses. `file:` addresses are excluded, because every stack trace contains them. */
const ADDRESS = /\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)([^\s"'\\<>]+)/gi;

/** Reduces an address to its host. Keys are placed before the host, in the path or in the query. */
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

/** Nearly every line contains none of these texts. No rule applies to such a line. */
const SIGNS = ['://', '=', 'eyJ', 'earer ', 'asic ', 'uthorization'];

/**
 * Returns a function that masks text. It shortens addresses to their host, and masks session tokens,
 * Authorization headers, named keys and the given secrets. The text may be JSON or plain.
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

/** Unlike `decodeURIComponent`, accepts a stray percent sign and bytes that are not UTF-8. */
const decoded = (part: string) =>
  part.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/**
 * Returns the parts of an address that may be keys, as written and decoded. These are the password and the
 * parts of the path and the query.
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

/** Returns the secrets of the settings that could appear in a message. */
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
    // Also without the 0x prefix, as libraries print it.
    ...[config.EVM_HOT_WALLET_KEY, config.EVM_HOT_WALLET_KEY?.slice(2)],
    ...addresses.flatMap((address) => secretsIn(address ?? '')),
  ].filter((secret) => secret !== undefined);
}
