/** Characters that mark a name, a comment or an IP address in a mail header. */
const MARKS = /[<>()[\]\\,;:"/?#\s]/;

/**
 * Returns the canonical spelling of an email address. Normalises lookalike Unicode characters, such
 * as fullwidth letters, and international domains.
 *
 * @returns undefined if the address has brackets, quotes or an invalid domain
 * @example mailboxOf('Ａnna@Example.COM') // 'Anna@example.com'
 */
export function mailboxOf(address: string): string | undefined {
  const plain = address.normalize('NFKC');
  const at = plain.lastIndexOf('@');
  if (at < 1 || MARKS.test(plain)) return undefined;
  const url = `http://${plain.slice(at + 1)}`;
  return URL.canParse(url) ? plain.slice(0, at + 1) + new URL(url).hostname : undefined;
}
