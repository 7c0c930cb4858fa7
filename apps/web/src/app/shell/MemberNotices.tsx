import { usePushOwner } from '@platform/api/react';
import { OpenIntents } from './OpenIntents';
import { ProofRequests } from '../account/ProofRequests';
import { RoundToasts } from '../wingo/RoundToasts';
import { useRememberConfirmation } from '../account/useRememberConfirmation';

export function MemberNotices() {
  usePushOwner();
  useRememberConfirmation();
  return (
    <>
      <OpenIntents />
      <RoundToasts />
      <ProofRequests />
    </>
  );
}
