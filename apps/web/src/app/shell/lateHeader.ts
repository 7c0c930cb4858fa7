import { late } from '../loading/late';

/** Only members have balances and menus to show, and pay for what fetches them. */
export const { Component: MemberHeader, load: loadMemberHeader } = late(
  async () => (await import('./MemberHeader')).MemberHeader,
);
export const { Component: MemberNotices } = late(
  async () => (await import('./MemberHeader')).MemberNotices,
);
