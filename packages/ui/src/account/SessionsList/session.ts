import type { MemberSession } from '@platform/rules/models';

/** What a session is called: 'Chrome · Android'. */
export const nameOf = ({ browser, platform }: MemberSession): string => `${browser} · ${platform}`;

/** The kind of device a platform runs on, as far as its name tells. */
export const deviceOf = (platform: string): 'phone' | 'tablet' | 'computer' => {
  if (/ipad|tablet/i.test(platform)) return 'tablet';
  return /android|iphone|ios\b|mobile/i.test(platform) ? 'phone' : 'computer';
};
