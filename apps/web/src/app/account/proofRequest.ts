import type { Proof, ProofRequest, Prove } from '@platform/api';
import { useSyncExternalStore } from 'react';

export interface OpenProofRequest extends ProofRequest {
  /** Answers the request. Undefined declines it. */
  readonly answer: (proof: Proof | undefined) => void;
}

let open: OpenProofRequest | undefined;
const listeners = new Set<() => void>();

function show(request: OpenProofRequest | undefined): void {
  open = request;
  for (const listener of listeners) listener();
}

/** Opens a request for a proof. A newer request declines the open one. */
export const requestProof: Prove = (request) =>
  new Promise((resolve) => {
    open?.answer(undefined);
    show({
      ...request,
      answer: (proof) => {
        show(undefined);
        resolve(proof);
      },
    });
  });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useProofRequest = (): OpenProofRequest | undefined =>
  useSyncExternalStore(subscribe, () => open);
