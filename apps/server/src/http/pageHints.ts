import { escapeHtml } from './html';

/** Additional files by route: `{ '/incomes/:type': ['assets/Income.js'] }`. */
export type HintTable = Readonly<Record<string, readonly string[]>>;

export type PageHints = (path: string) => readonly string[];

/** Returns the pattern of a route. A segment with a leading colon matches any value. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

export function pageHints(table: HintTable): PageHints {
  const pages = Object.entries(table).map(([address, files]) => ({
    pattern: patternOf(address),
    files,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.files ?? [];
}

/**
 * Returns the preload hint of a file. The request mode of the hint matches that of the page's
 * scripts, which therefore reuse the response.
 */
export function hintFor(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${escapeHtml(file)}">`;
}
