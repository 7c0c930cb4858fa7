import {
  compileTokens,
  FACTS_FILE,
  figmaFiles,
  readBrandFile,
  type BrandFolder,
} from '@platform/tokens/browser';
import { decode, encode } from './bytes';
import type { BrandSources } from './sources';

/**
 * Returns the files that Figma imports as modes of one collection. Skips brands with tokens that
 * cannot be resolved.
 */
export function figmaOf(
  folders: readonly BrandFolder[],
  { foundation }: BrandSources,
): Map<string, Uint8Array> {
  const files = folders.flatMap((folder) => {
    const { tokens, layers } = compileTokens(folder, foundation);
    const { facts } = readBrandFile(FACTS_FILE, decode(folder.files.get(FACTS_FILE)));
    if (!tokens) return [];
    return [...figmaFiles({ id: folder.id, name: facts?.name ?? folder.id }, { tokens, layers })];
  });
  return new Map(files.map(([name, text]) => [name, encode(text)]));
}
