'use client';

import { useSyncExternalStore, type ComponentType } from 'react';

/** How long after a failed attempt the code is asked for again, in milliseconds. */
const AGAIN = 3000;

/**
 * A part whose code is fetched when it is rendered for the first time, and that shows nothing until
 * then. Unlike React's `lazy` it leaves what stands around it alone: nothing suspends, and where the
 * network is gone nothing breaks; it asks again as long as somebody waits.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading = false;
  const waiting = new Set<() => void>();

  const fetchCode = async () => {
    if (loaded || loading || waiting.size === 0) return;
    loading = true;
    try {
      loaded = await load();
      waiting.forEach((tell) => tell());
    } catch {
      setTimeout(() => void fetchCode(), AGAIN);
    } finally {
      loading = false;
    }
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    void fetchCode();
    return () => waiting.delete(tell);
  };

  return function OnDemand(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    return Part && <Part {...props} />;
  };
}
