import type { ColorScheme } from '@platform/ui/theme';

const A_YEAR = 31_536_000;

/**
 * Returns the cookie that stores the scheme. With TLS, the prefix `__Host-` makes browsers refuse
 * cookies of this name from other hosts, such as a subdomain.
 */
export function schemeCookie(scheme: ColorScheme, protocol: string): string {
  const cookie = `scheme=${scheme}; path=/; max-age=${A_YEAR}; samesite=lax`;
  return protocol === 'https:' ? `__Host-${cookie}; secure` : cookie;
}
