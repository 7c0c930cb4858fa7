/**
 * Returns the name of a cookie. With TLS, the prefix `__Host-` makes browsers refuse cookies of
 * this name from other hosts, such as a subdomain. The cookie then needs the path `/`.
 */
export const hostCookie = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
