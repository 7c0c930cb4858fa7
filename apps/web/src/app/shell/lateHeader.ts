import { late } from '../loading/late';

/** Header that loads on demand, because only members have balances and menus. */
export const { Component: MemberHeader, load: loadMemberHeader } = late(
  async () => (await import('./MemberHeader')).MemberHeader,
);
export const { Component: MemberNotices } = late(
  async () => (await import('./MemberHeader')).MemberNotices,
);
