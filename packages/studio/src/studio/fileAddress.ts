const addresses = new WeakMap<Uint8Array, string>();

/**
 * Returns the object URL of a draft's file. It stays valid while the window is open, because undo
 * may restore the file.
 */
export function fileAddress(bytes: Uint8Array, type: string): string {
  const address = addresses.get(bytes) ?? URL.createObjectURL(new Blob([bytes.slice()], { type }));
  addresses.set(bytes, address);
  return address;
}
