import type { MemberSession } from '@platform/rules/models';

/** Everything the list of sessions says. */
export const TEXTS = {
  list: 'Sessions',
  empty: 'No data found',
  current: 'This device',
  unknownPlace: 'Unknown place',
  lastUsed: 'Last used',
  revoke: 'Sign out',
  title: 'Sign out this session?',
  description: 'Whoever uses it will have to sign in again.',
  confirm: 'Sign out',
  cancel: 'Cancel',
  pending: 'Please wait...',
};
export type SessionTexts = typeof TEXTS;

/** What a session is called: 'Chrome · Android'. */
export const nameOf = ({ browser, platform }: MemberSession): string => `${browser} · ${platform}`;

/** The kind of device a platform runs on, as far as its name tells. */
export const deviceOf = (platform: string): 'phone' | 'tablet' | 'computer' => {
  if (/ipad|tablet/i.test(platform)) return 'tablet';
  return /android|iphone|ios\b|mobile/i.test(platform) ? 'phone' : 'computer';
};
