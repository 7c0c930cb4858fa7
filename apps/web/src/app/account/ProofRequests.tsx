import { Suspense } from 'react';
import { late } from '../loading/late';
import { useProofRequest } from './proofRequest';

/** Loads on demand, because most visits need no proof. */
const { Component: ProofDialog } = late(async () => (await import('./ProofDialog')).ProofDialog);

export function ProofRequests() {
  const request = useProofRequest();
  return <Suspense>{request && <ProofDialog request={request} />}</Suspense>;
}
