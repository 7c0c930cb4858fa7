import { toBase64, toBytes } from '../foundations/bytes';
import type { Draft } from './draft';
import { pathOf } from '../foundations/ground';

/** Where drafts outlive a reload: a part of `Storage`. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept. */
export interface Kept {
  /** The brand as it was begun. */
  start: Draft;
  /** As it is. */
  draft: Draft;
}

interface Written {
  id: string;
  /** In base64, by name; null for a file that is as it was in the beginning. */
  files: Record<string, string | null>;
}

/** Fonts and pictures are large, and storage is small: what is the same is written once. */
const write = ({ id, files }: Draft, start?: Draft): Written => ({
  id,
  files: Object.fromEntries(
    [...files].map(([name, bytes]) => [
      name,
      start?.files.get(name) === bytes ? null : toBase64(bytes),
    ]),
  ),
});

const read = ({ id, files }: Written, start?: Draft): Draft => ({
  id,
  path: pathOf(id),
  files: new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      (text === null ? start?.files.get(name) : toBytes(text)) ?? new Uint8Array(),
    ]),
  ),
});

export function keep(keeper: Keeper, key: string, { start, draft }: Kept): void {
  try {
    keeper.setItem(key, JSON.stringify({ start: write(start), draft: write(draft, start) }));
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
    const written = JSON.parse(text) as { start: Written; draft: Written };
    const start = read(written.start);
    return { start, draft: read(written.draft, start) };
  } catch {
    return undefined;
  }
}
