import { zipSync } from 'fflate';

/** One moment for all archives: the same files are the same archive, whenever they are packed. */
const EPOCH = new Date(1980, 0, 1);

/** Files as a zip. */
export const pack = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))), { mtime: EPOCH });

/** Hands a file to the reader, as if it had been behind a link. */
export function download(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
