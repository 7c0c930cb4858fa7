import { isThisMachine } from '../ports/thisMachine';

/** Returns the host of an address that has no TLS; undefined with TLS, or for a socket file. */
export type PlainHost = (address: string) => string | undefined;

const byScheme =
  (...plain: readonly string[]): PlainHost =>
  (address) => {
    const { protocol, hostname } = new URL(address);
    return plain.includes(protocol) ? hostname : undefined;
  };

export const plainRedis = byScheme('redis:');
export const plainWeb = byScheme('http:');

/**
 * Returns the host of a PostgreSQL address without `verify-full`. Only this mode checks the
 * certificate and the host name in every version of the driver and of PostgreSQL's own programs.
 */
export const plainPostgres: PlainHost = (address) => {
  const { hostname, searchParams } = new URL(address);
  const hosts = searchParams.getAll('host');
  const host = decodeURIComponent(hosts.at(-1) ?? hostname);
  if (host === '' || host.startsWith('/')) return undefined;
  const modes = searchParams.getAll('sslmode');
  return modes.length > 0 && modes.every((mode) => mode === 'verify-full') ? undefined : host;
};

/** @param privateHosts hosts of a private network, separated by commas */
export const needsNoTls = (host: string, privateHosts = ''): boolean =>
  isThisMachine(host) || privateHosts.split(',').some((other) => other.trim() === host);

export function requireTls(
  plain: PlainHost,
  addresses: readonly string[],
  privateHosts?: string,
): void {
  for (const address of addresses) {
    const host = plain(address);
    if (host === undefined || needsNoTls(host, privateHosts)) continue;
    throw new Error(
      `the connection to '${host}' has no TLS. Use ${TLS_FORM.get(plain) ?? 'TLS'}, or add the host to ` +
        'PRIVATE_HOSTS if only your own machines are in its network',
    );
  }
}

const TLS_FORM: ReadonlyMap<PlainHost, string> = new Map([
  [plainPostgres, '?sslmode=verify-full'],
  [plainRedis, 'rediss://'],
  [plainWeb, 'https://'],
]);
