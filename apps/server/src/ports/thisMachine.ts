/**
 * Returns true for a host name of this machine. Connections within a machine need no encryption.
 */
export const isThisMachine = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|\[?::1\]?|([\w-]+\.)*localhost)$/.test(host);
