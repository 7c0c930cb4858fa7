import { usePushOwner } from '@platform/api/react';
import { OpenIntents } from './OpenIntents';
import { RoundToasts } from '../wingo/RoundToasts';
import { UnconfirmedEmail } from '../account/UnconfirmedEmail';

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
