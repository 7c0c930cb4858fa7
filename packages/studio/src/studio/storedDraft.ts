import { toBase64, toBytes } from '../foundations/bytes';
import type { Draft } from './draft';
import { pathOf } from '../foundations/sources';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredDraft {
  /** Brand in the state in which it was opened. */
  start: Draft;
  draft: Draft;
}

interface Written {
  id: string;
  /** Contents in base64 by file name; null if the file is unchanged since `start`. */
  files: Record<string, string | null>;
}

/** Omits files that are unchanged since `start`, because storage is small. */
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

export function keep(store: DraftStore, key: string, { start, draft }: StoredDraft): void {
  try {
    store.setItem(key, JSON.stringify({ start: write(start), draft: write(draft, start) }));
  } catch {
    // Gives up, because the storage is full or blocked. The next reload loses the draft.
    store.removeItem(key);
  }
}

export function recall(store: DraftStore, key: string): StoredDraft | undefined {
  try {
    const text = store.getItem(key);
    if (text === null) return undefined;
    const written = JSON.parse(text) as { start: Written; draft: Written };
    const start = read(written.start);
    return { start, draft: read(written.draft, start) };
  } catch {
    return undefined;
  }
}
