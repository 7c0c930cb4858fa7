import type { PlaySession } from '@platform/api';
import { useSyncExternalStore } from 'react';

/** Reality check that the dialog shows. */
export interface OpenRealityCheck {
  readonly session: PlaySession;
  /** Ends the check. Pass true if the player continues. */
  readonly answer: (goesOn: boolean) => void;
}

let open: OpenRealityCheck | undefined;
const listeners = new Set<() => void>();

function show(check: OpenRealityCheck | undefined): void {
  open = check;
  for (const listener of listeners) listener();
}

/** Opens the dialog. Resolves to true if the player continues. */
export const askRealityCheck = (session: PlaySession): Promise<boolean> =>
  new Promise((resolve) => {
    show({
      session,
      answer: (goesOn) => {
        show(undefined);
        resolve(goesOn);
      },
    });
  });

/** Ends an open check and rejects its bet, after the player has left the game's page. */
export const leaveRealityCheck = (): void => open?.answer(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenRealityCheck = (): OpenRealityCheck | undefined =>
  useSyncExternalStore(subscribe, () => open);
