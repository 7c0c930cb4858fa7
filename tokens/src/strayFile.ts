import { BRAND_FILES, isBrandFile, KNOWN_FILES } from './folder.ts';
import { nearest } from './nearest.ts';

/** What a system or an editor leaves in a folder by itself. */
const LEFT_BEHIND = ['thumbs.db', 'desktop.ini', 'icon\r'];

/** Whether no one has put a file into a brand's folder on purpose: hidden files, and backups of editors. */
export const isLeftBehind = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || LEFT_BEHIND.includes(name.toLowerCase());

/** What other programs call a file of a brand. */
const OTHER_NAMES: Readonly<Record<string, string>> = { favicon: 'icon' };

const orList = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

/** The name that a file was probably meant to have; undefined where that cannot be told. */
function meantName(name: string): string | undefined {
  const small = name.toLowerCase();
  if (isBrandFile(small)) return small;
  // Some systems hide the last ending, and add one.
  const shorter = small.slice(0, small.lastIndexOf('.'));
  return isBrandFile(shorter) ? shorter : undefined;
}

/** What to do about a file that does not belong to a brand, as a sentence. */
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
