import type { BrandFolder, Operator } from '@platform/tokens/browser';
import { toBytes } from '../foundations/bytes';
import { pathOf } from '../foundations/sources';

export async function loadServed(
  operator: Pick<Operator, 'files'>,
  id: string,
): Promise<BrandFolder> {
  const { files } = await operator.files(id, 'served');
  const decoded = Object.entries(files).map(([name, text]) => [name, toBytes(text)] as const);
  return { id, path: pathOf(id), files: new Map(decoded) };
}

/** Chooses the brand to open: the brand in the address, or the first one. */
export const brandToOpen = (ids: readonly string[], search: string): string | undefined => {
  const asked = new URLSearchParams(search).get('brand');
  return asked !== null && ids.includes(asked) ? asked : ids[0];
};
