import { late } from '../loading/late';

/** Loads on demand, because only members see the header. */
export const { Component: MemberHeader, load: loadMemberHeader } = late(
  async () => (await import('./MemberHeader')).MemberHeader,
);
export const { Component: MemberNotices } = late(
  async () => (await import('./MemberHeader')).MemberNotices,
);
export const { Component: UnconfirmedEmail } = late(
  async () => (await import('./MemberHeader')).UnconfirmedEmail,
);
