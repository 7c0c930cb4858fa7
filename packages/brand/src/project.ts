import {
  brandIds,
  inheritedFoundation,
  inheritedId,
  newBrandFiles,
  PICTURES,
  readFolder,
  readFoundation,
  type BrandFolder,
  type Foundation,
  type Problem,
} from '@platform/tokens';
import { upperFirst } from 'es-toolkit';

export interface Project {
  /** Folder with the folder `brands`, which has a folder for each brand. */
  folder: string;
  foundation: string;
  /** True for brands that no server serves: they need no company facts and no logo. */
  tokensOnly: boolean;
}

export const siteProject = (tokensDir: string): Project => ({
  folder: tokensDir,
  foundation: tokensDir,
  tokensOnly: false,
});

function withDefaults(folder: BrandFolder, foundation: string): BrandFolder {
  const { id, files } = folder;
  const drawn = newBrandFiles(
    {
      id,
      name: upperFirst(id),
      host: `${id}.localhost`,
      color: '#3366ff',
      radius: 'soft',
      font: 'inter',
    },
    readFoundation(foundation),
  );
  const hasLogo = PICTURES.logo.some((name) => files.has(name));
  const missing = ['brand.json', ...(hasLogo ? [] : [PICTURES.logo[0]])].filter(
    (name) => !files.has(name),
  );
  const defaults = missing.map((name): [string, Uint8Array] => [
    name,
    new TextEncoder().encode(drawn.get(name)),
  ]);
  return { ...folder, files: new Map([...files, ...defaults]) };
}

export function readBrand(
  { folder: parent, foundation, tokensOnly }: Project,
  id: string,
): { folder: BrandFolder; problems: readonly Problem[] } {
  const { folder, problems } = readFolder(parent, id);
  return { folder: tokensOnly ? withDefaults(folder, foundation) : folder, problems };
}

/**
 * Returns the fallback tokens of a brand: the foundation, and in an app those of its parent brand.
 *
 * @param below brands that inherit from this one, to detect a cycle
 */
export function foundationOf(
  project: Project,
  id: string,
  below: readonly string[] = [],
): Foundation {
  const parent = inheritedId(readBrand(project, id).folder);
  const known = brandIds(project.folder).filter((one) => one !== id && !below.includes(one));
  if (!project.tokensOnly || parent === undefined || !known.includes(parent)) {
    return readFoundation(project.foundation);
  }
  const above = foundationOf(project, parent, [...below, id]);
  return inheritedFoundation(readBrand(project, parent).folder, above);
}
