import {
  buildFoundation,
  type BrandFolder,
  type ContrastPair,
  type Foundation,
} from '@platform/tokens/browser';
import { toBytes } from './bytes';

/** What the Studio works with: the foundation, the certificate's pairs, and the brands there are. */
export interface Ground {
  foundation: Foundation;
  pairs: readonly ContrastPair[];
  folders: readonly BrandFolder[];
  /** The folders that cannot be opened. */
  refused: readonly RefusedFolder[];
}

/** A folder that is not valid, and what is wrong with it, a sentence each. */
export interface RefusedFolder {
  id: string;
  problems: readonly string[];
}

/** What the repository says, as `virtual:platform-brand-folders` hands it over. */
export interface GroundFiles {
  foundationFiles: Readonly<Record<string, string>>;
  folders: readonly { id: string; files: Readonly<Record<string, string>> }[];
  pairs: readonly ContrastPair[];
  refused: readonly RefusedFolder[];
}

/** The path of a brand's folder, for messages. */
export const pathOf = (id: string): string => `tokens/brands/${id}`;

export const readGround = ({ foundationFiles, folders, pairs, refused }: GroundFiles): Ground => ({
  refused,
  foundation: buildFoundation('tokens', (name) => foundationFiles[name] ?? ''),
  pairs,
  folders: folders.map(({ id, files }) => ({
    id,
    path: pathOf(id),
    files: new Map(Object.entries(files).map(([name, text]) => [name, toBytes(text)])),
  })),
});

/**
 * The folder of a brand; of one that is not valid, which the Studio lists, another. Throws when there
 * is no such brand.
 */
export function folderOf({ folders, refused }: Ground, brand: string): BrandFolder {
  const ids = [...folders, ...refused].map(({ id }) => id);
  if (!ids.includes(brand)) {
    throw new Error(`There is no brand '${brand}'. There are ${ids.join(', ')}.`);
  }
  const folder = folders.find(({ id }) => id === brand) ?? folders[0];
  if (folder) return folder;
  throw new Error("No brand under tokens/brands is valid: 'npm run brand -- check' says why.");
}
