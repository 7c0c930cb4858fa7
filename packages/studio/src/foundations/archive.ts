import { zipSync } from 'fflate';

/** Fixed modification time, so that equal files produce equal archives. */
const EPOCH = new Date(1980, 0, 1);

export const pack = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))), { mtime: EPOCH });

export function download(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
