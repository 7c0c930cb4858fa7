import { BRAND_FILES, isBrandFile, KNOWN_FILES } from './folder.ts';
import { nearest } from './nearest.ts';

/** Files that operating systems create, in lower case. */
const LEFT_BEHIND = ['thumbs.db', 'desktop.ini', 'icon\r'];

/** Returns true for hidden files, backups and other files that systems or editors create. */
export const isLeftBehind = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || LEFT_BEHIND.includes(name.toLowerCase());

/** Common names of files that have a different name in a brand. */
const OTHER_NAMES: Readonly<Record<string, string>> = { favicon: 'icon' };

const orList = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

/** Returns the name that the author probably meant; undefined if none is similar. */
function meantName(name: string): string | undefined {
  const small = name.toLowerCase();
  if (isBrandFile(small)) return small;
  // Removes the last extension: if the system hides it, authors may add it a second time.
  const shorter = small.slice(0, small.lastIndexOf('.'));
  return isBrandFile(shorter) ? shorter : undefined;
}

export function strayHint(name: string): string {
  const meant = meantName(name);
  if (meant !== undefined) return `Name it ${meant}.`;
  const [stem = ''] = name.toLowerCase().split('.');
  const kind = OTHER_NAMES[stem] ?? stem;
  const pictures = BRAND_FILES.filter(
    (one) => one.startsWith(`${kind}.`) && !one.endsWith('.json'),
  );
  if (pictures.length > 0) {
    const formats = pictures.length === 1 ? 'that format' : 'one of these formats';
    return `It is read as ${orList(pictures)}: save it in ${formats}.`;
  }
  const near = nearest(name, BRAND_FILES);
  return near === undefined
    ? `Rename or remove it. A brand has ${KNOWN_FILES}.`
    : `Name it ${near}.`;
}
