import {
  checkFolder,
  formatProblem,
  HERO_FILES,
  isBrandFile,
  isBrandId,
  KNOWN_FILES,
  LARGEST_BRAND_BYTES,
  largestBytes,
  MOST_BRAND_FILES,
  PICTURES,
} from '@platform/tokens/browser';
import { unzipSync } from 'fflate';
import { pack } from '../foundations/archive';
import { withFiles, rename, type Draft } from './draft';
import { pathOf, type BrandSources } from '../foundations/sources';

export interface OpenedFile {
  name: string;
  bytes: Uint8Array;
}

export type Opened = { draft: Draft } | { refused: readonly string[] };

/** Pattern of files that operating systems add to archives. */
const LITTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/;

export const packDraft = ({ id, files }: Draft): Uint8Array =>
  pack(new Map([...files].map(([name, bytes]) => [`${id}/${name}`, bytes])));

/** File names of each picture. A brand has at most one file of each group. */
const KINDS: readonly (readonly string[])[] = [PICTURES.logo, PICTURES.icon, HERO_FILES];

const refuse = (...refused: string[]): Opened => ({ refused });

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const kilobytes = (path: string) => largestBytes(lastOf(path)) / 1024;

/**
 * Unpacks an untrusted archive. If a name or a size is not allowed, returns the problem as text.
 */
function unpack({ name, bytes }: OpenedFile): Map<string, Uint8Array> | string {
  if (bytes.length > LARGEST_BRAND_BYTES) {
    return `${name} is larger than ${LARGEST_BRAND_BYTES / 1024 / 1024} MB: no brand is.`;
  }
  let entries = 0;
  let tooLarge = '';
  try {
    const unpacked = unzipSync(bytes, {
      filter: (entry) => {
        if (entry.name.endsWith('/') || LITTER.test(entry.name)) return false;
        entries += 1;
        if (entry.originalSize > largestBytes(lastOf(entry.name))) tooLarge ||= entry.name;
        return entries <= MOST_BRAND_FILES && tooLarge === '';
      },
    });
    if (tooLarge)
      return `${tooLarge} in ${name} is too large: reduce it to less than ${kilobytes(tooLarge)} kB.`;
    if (entries > MOST_BRAND_FILES)
      return `${name} holds too many files: a brand has at most ${MOST_BRAND_FILES}.`;
    return new Map(Object.entries(unpacked));
  } catch {
    return `${name} is not a zip that can be read. Pack the brand's folder again.`;
  }
}

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

function openArchive(archive: OpenedFile): Opened {
  const unpacked = unpack(archive);
  if (typeof unpacked === 'string') return refuse(unpacked);
  const folders = new Set([...unpacked.keys()].map(folderOf));
  if (folders.size > 1) {
    return refuse(`${archive.name} holds more than one folder: open one brand at a time.`);
  }
  const unknown = [...unpacked.keys()].filter((path) => !isBrandFile(lastOf(path)));
  if (unknown.length > 0) {
    const names = unknown.slice(0, 3).join(', ');
    return refuse(`${archive.name} holds what no brand has: ${names}. A brand has ${KNOWN_FILES}.`);
  }
  const [id = ''] = [[...folders][0] || archive.name.replace(/\.zip$/i, '')];
  if (!isBrandId(id)) {
    return refuse(
      `'${id.slice(0, 60)}' is not a name for a brand: use small letters, digits and hyphens, a letter first.`,
    );
  }
  const files = new Map([...unpacked].map(([path, bytes]) => [lastOf(path), bytes]));
  return { draft: { id, path: pathOf(id), files } };
}

function openSingles(opened: readonly OpenedFile[], draft: Draft): Opened {
  const refused = opened.flatMap(({ name, bytes }) => {
    if (!isBrandFile(name)) {
      return [
        `'${name.slice(0, 60)}' is not a file of a brand. Name it ${KNOWN_FILES}, or open a zip.`,
      ];
    }
    return bytes.length > largestBytes(name)
      ? [`${name} is too large: reduce it to less than ${kilobytes(name)} kB.`]
      : [];
  });
  if (refused.length > 0) return { refused };
  const names = opened.map(({ name }) => name);
  // Removes the old file, because a new picture may have another format.
  const replaced = KINDS.filter((kind) => kind.some((name) => names.includes(name))).flat();
  const gone = replaced.map((name): [string, undefined] => [name, undefined]);
  const added = opened.map(({ name, bytes }): [string, Uint8Array] => [name, bytes]);
  return { draft: withFiles(draft, new Map([...gone, ...added])) };
}

/**
 * Opens files as a draft. Rejects invalid files with the messages of `brand check`. Accepts low
 * contrast, because the Studio helps to fix it.
 */
export function openFiles(
  opened: readonly OpenedFile[],
  draft: Draft,
  { foundation }: BrandSources,
): Opened {
  const archive = opened.find(({ name }) => /\.zip$/i.test(name));
  if (archive && opened.length > 1) return refuse('Open a zip without other files.');
  const result = archive ? openArchive(archive) : openSingles(opened, draft);
  if ('refused' in result) return result;
  const { problems } = checkFolder(result.draft, foundation, []);
  if (problems.length > 0) return { refused: problems.map(formatProblem) };
  return { draft: rename(result.draft, result.draft.id) };
}
