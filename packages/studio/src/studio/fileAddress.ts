const addresses = new WeakMap<Uint8Array, string>();

/**
 * The address of a file of a draft, for the pages of this window. A file has one as long as the window
 * is open: undoing may bring it back.
 */
export function fileAddress(bytes: Uint8Array, type: string): string {
  const address = addresses.get(bytes) ?? URL.createObjectURL(new Blob([bytes.slice()], { type }));
  addresses.set(bytes, address);
  return address;
}
