/** Returns true if a URL has a scheme (`https:`, `mailto:`) or a host (`//`). */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}
