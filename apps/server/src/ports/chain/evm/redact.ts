/**
 * Minimum length of a key. Shorter parts of a host or path are names, such as `jsonrpc` and `v1`.
 */
const SHORTEST_KEY = 10;

/** Returns all parts of a node's URL that may be keys, longest first. */
function keysIn({ href, host, username, password, pathname, searchParams }: URL): string[] {
  const words = [...host.split('.'), ...pathname.split('/')];
  const given = [username, password, ...searchParams.values()];
  return [
    ...[href, host],
    ...words.filter((word) => word.length >= SHORTEST_KEY),
    ...given.filter((text) => text !== ''),
  ].sort((one, other) => other.length - one.length);
}

/**
 * Returns a function that removes keys from texts. Providers repeat the URL of a node in their
 * responses, and it often contains the key of an account.
 */
export function redactor(url: string): (text: string) => string {
  const keys = keysIn(new URL(url));
  return (text) => keys.reduce((rest, key) => rest.replaceAll(key, '[redacted]'), text);
}
