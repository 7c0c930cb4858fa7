import { OpenIntents } from './OpenIntents';
import { RoundToasts } from './RoundToasts';
import { UnconfirmedEmail } from './UnconfirmedEmail';

/** What a member is told on every page, as long as it is so. */
export const MemberNotices = () => (
  <>
    <OpenIntents />
    <RoundToasts />
    <UnconfirmedEmail />
  </>
);
