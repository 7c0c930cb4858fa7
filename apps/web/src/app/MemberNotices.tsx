import { OpenIntents } from './OpenIntents';
import { UnconfirmedEmail } from './UnconfirmedEmail';

/** What a member is told on every page, as long as it is so. */
export const MemberNotices = () => (
  <>
    <OpenIntents />
    <UnconfirmedEmail />
  </>
);
