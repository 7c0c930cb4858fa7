import { toBase64, toBytes } from '../foundations/bytes';
import type { Draft } from './draft';
import { pathOf } from '../foundations/ground';

/** Where drafts outlive a reload: a part of `Storage`. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept: the brand as it was begun, and as it is. */
export interface Kept {
  start: Draft;
  draft: Draft;
}

interface Written {
  id: string;
  files: Record<string, string>;
}

const write = ({ id, files }: Draft): Written => ({
  id,
  files: Object.fromEntries([...files].map(([name, bytes]) => [name, toBase64(bytes)])),
});

const read = ({ id, files }: Written): Draft => ({
  id,
  path: pathOf(id),
  files: new Map(Object.entries(files).map(([name, text]) => [name, toBytes(text)])),
});

export function keep(keeper: Keeper, key: string, { start, draft }: Kept): void {
  try {
    keeper.setItem(key, JSON.stringify({ start: write(start), draft: write(draft) }));
  } catch {
    // Storage is full or not allowed: the work goes on, and is lost by a reload.
    keeper.removeItem(key);
  }
}

/** What was kept under a key; undefined where nothing is, or what is there cannot be read. */
export function recall(keeper: Keeper, key: string): Kept | undefined {
  try {
    const text = keeper.getItem(key);
    if (text === null) return undefined;
    const { start, draft } = JSON.parse(text) as { start: Written; draft: Written };
    return { start: read(start), draft: read(draft) };
  } catch {
    return undefined;
  }
}
