/** Shorter parts of a host or path are names such as `jsonrpc` and `v1`, not keys. */
const SHORTEST_KEY = 10;

/** Everything in the address of a node that may be a key, the longest first. */
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
 * Takes out of a text whatever the address of a node holds: providers repeat it in their answers, and
 * the key of an account is often a part of it.
 */
export function redactor(url: string): (text: string) => string {
  const keys = keysIn(new URL(url));
  return (text) => keys.reduce((rest, key) => rest.replaceAll(key, '[redacted]'), text);
}
