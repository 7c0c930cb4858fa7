import { OpenIntents } from './OpenIntents';
import { RoundToasts } from './RoundToasts';
import { UnconfirmedEmail } from './UnconfirmedEmail';
import { usePushOwner } from './usePushOwner';

/** What a member is told on every page, as long as it is so. */
export function MemberNotices() {
  usePushOwner();
  return (
    <>
      <OpenIntents />
      <RoundToasts />
      <UnconfirmedEmail />
    </>
  );
}
