import { compileTokens } from '@platform/tokens';
import { SCHEMES, shownValue } from '@platform/tokens/browser';
import { foundationOf, readBrand, type Project } from './project.ts';

/**
 * Lists the tokens that a brand sets, with their values and those of the foundation or the parent
 * brand. All other tokens follow changes to the foundation or the parent brand.
 */
export function pinLines(project: Project, id: string): readonly string[] {
  const foundation = foundationOf(project, id);
  const { folder } = readBrand(project, id);
  const own = compileTokens(folder, foundation).layers;
  const base = compileTokens({ ...folder, files: new Map() }, foundation).layers;
  const lines = new Map<string, string>();
  for (const scheme of SCHEMES) {
    for (const [path, { file, value }] of own[scheme]) {
      if (!file.startsWith(`${folder.path}/`)) continue;
      const name = file.slice(folder.path.length + 1);
      const before = shownValue(base[scheme].get(path)?.value);
      lines.set(`${name} ${path}`, `${name}: ${path} ${shownValue(value)}, not ${before}`);
    }
  }
  const all = foundation.contract.size;
  const pinned = new Set([...lines.keys()].map((key) => key.split(' ')[1])).size;
  const { inherited } = foundation;
  const rest = inherited === undefined ? '' : `, and inherits the others from ${inherited}`;
  return [...lines.values(), `${id} sets ${pinned} of ${all} tokens${rest}.`];
}
