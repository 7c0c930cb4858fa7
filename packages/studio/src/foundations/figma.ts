import {
  compileTokens,
  FACTS_FILE,
  figmaFiles,
  readBrandFile,
  type BrandFolder,
} from '@platform/tokens/browser';
import { decode, encode } from './bytes';
import type { Ground } from './ground';

/**
 * Brands as files for Figma's import of variables: one for each brand and scheme, which become modes
 * of one collection. Brands whose tokens cannot be resolved are left out.
 */
export function figmaOf(
  folders: readonly BrandFolder[],
  { foundation }: Ground,
): Map<string, Uint8Array> {
  const files = folders.flatMap((folder) => {
    const { tokens, layers } = compileTokens(folder, foundation);
    const { facts } = readBrandFile(FACTS_FILE, decode(folder.files.get(FACTS_FILE)));
    if (!tokens) return [];
    return [...figmaFiles({ id: folder.id, name: facts?.name ?? folder.id }, { tokens, layers })];
  });
  return new Map(files.map(([name, text]) => [name, encode(text)]));
}
