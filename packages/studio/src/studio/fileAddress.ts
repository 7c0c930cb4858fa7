const addresses = new WeakMap<Uint8Array, string>();

/** Returns the URL of a file. The URL is never revoked, because undo may restore the file. */
export function fileAddress(bytes: Uint8Array, type: string): string {
  const address = addresses.get(bytes) ?? URL.createObjectURL(new Blob([bytes.slice()], { type }));
  addresses.set(bytes, address);
  return address;
}
