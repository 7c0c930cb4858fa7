import { escapeHtml } from './html';

/** The files that each address needs beside what every page loads: `{ '/incomes/:type': ['assets/Income.js'] }`. */
export type HintTable = Readonly<Record<string, readonly string[]>>;

/** The files of the page at a path; none where the build knows no such page. */
export type PageHints = (path: string) => readonly string[];

/** An address of the app as an expression: a part that begins with a colon is any one. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** Makes the table that a build wrote answer for paths. */
export function pageHints(table: HintTable): PageHints {
  const pages = Object.entries(table).map(([address, files]) => ({
    pattern: patternOf(address),
    files,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.files ?? [];
}

/**
 * Asks for a file behind what every page needs first, and in the way that the page's own scripts
 * will, so that what arrives serves them.
 */
export function hintFor(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${escapeHtml(file)}">`;
}
