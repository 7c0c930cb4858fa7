import { escapeHtml } from './html';

/** Files for each route besides the files of every page: `{ '/incomes/:type': ['assets/Income.js'] }`. */
export type HintTable = Readonly<Record<string, readonly string[]>>;

/** Returns the files for the page at a path; an empty list for unknown pages. */
export type PageHints = (path: string) => readonly string[];

/** Converts a route to a regular expression. A segment that begins with a colon matches any value. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** Builds the lookup by path from the hint table of a build. */
export function pageHints(table: HintTable): PageHints {
  const pages = Object.entries(table).map(([address, files]) => ({
    pattern: patternOf(address),
    files,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.files ?? [];
}

/**
 * Renders a preload hint for a file, with a lower priority than the files of every page. The hint uses
 * the same request mode as the page's own scripts, so that they reuse the response.
 */
export function hintFor(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${escapeHtml(file)}">`;
}
