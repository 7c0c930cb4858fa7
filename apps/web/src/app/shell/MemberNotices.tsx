import { usePushOwner } from '@platform/api/react';
import { OpenIntents } from './OpenIntents';
import { ProofRequests } from '../account/ProofRequests';
import { RoundToasts } from '../wingo/RoundToasts';
import { UnconfirmedEmail } from '../account/UnconfirmedEmail';

export function MemberNotices() {
  usePushOwner();
  return (
    <>
      <OpenIntents />
      <RoundToasts />
      <UnconfirmedEmail />
      <ProofRequests />
    </>
  );
}
