/** State of the live stream, as a store for `useSyncExternalStore`. */
export interface LiveState {
  readonly get: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (live: boolean) => void;
}

function createLiveState(): LiveState {
  const listeners = new Set<() => void>();
  let live = false;
  return {
    get: () => live,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === live) return;
      live = next;
      for (const listener of listeners) listener();
    },
  };
}

const states = new WeakMap<object, LiveState>();

/** Returns a client's live state: false until the stream is open. */
export function liveStateOf(client: object): LiveState {
  const state = states.get(client) ?? createLiveState();
  states.set(client, state);
  return state;
}
