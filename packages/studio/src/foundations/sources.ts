import {
  buildFoundation,
  type BrandFolder,
  type ContrastPair,
  type Foundation,
} from '@platform/tokens/browser';
import { toBytes } from './bytes';

export interface BrandSources {
  foundation: Foundation;
  pairs: readonly ContrastPair[];
  folders: readonly BrandFolder[];
  refused: readonly RefusedFolder[];
}

export interface RefusedFolder {
  id: string;
  problems: readonly string[];
}

/** Exports of `virtual:platform-brand-folders`. */
export interface SourceFiles {
  foundationFiles: Readonly<Record<string, string>>;
  folders: readonly { id: string; files: Readonly<Record<string, string>> }[];
  pairs: readonly ContrastPair[];
  refused: readonly RefusedFolder[];
}

export const pathOf = (id: string): string => `tokens/brands/${id}`;

export const readSources = ({
  foundationFiles,
  folders,
  pairs,
  refused,
}: SourceFiles): BrandSources => ({
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
 * Returns the folder of a brand. For an invalid brand, returns that of another one, and the Studio
 * lists the invalid one.
 */
export function folderOf({ folders, refused }: BrandSources, brand: string): BrandFolder {
  const ids = [...folders, ...refused].map(({ id }) => id);
  if (!ids.includes(brand)) {
    throw new Error(`There is no brand '${brand}'. There are ${ids.join(', ')}.`);
  }
  const folder = folders.find(({ id }) => id === brand) ?? folders[0];
  if (folder) return folder;
  throw new Error("No brand under tokens/brands is valid: 'npm run brand -- check' says why.");
}
