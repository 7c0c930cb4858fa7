import type { MemberSession } from '@platform/rules/models';

/**
 * Returns the name of a session.
 * @example nameOf(session) // 'Chrome · Android'
 */
export const nameOf = ({ browser, platform }: MemberSession): string => `${browser} · ${platform}`;

export const deviceOf = (platform: string): 'phone' | 'tablet' | 'computer' => {
  if (/ipad|tablet/i.test(platform)) return 'tablet';
  return /android|iphone|ios\b|mobile/i.test(platform) ? 'phone' : 'computer';
};
